#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "grade/case.h"

/// Whether cases are such that programs can be judged by them. What is wrong with them is the fault
/// of whoever made them, and is told before anything runs.
namespace flocking::grade {

/// Throws EnvironmentError naming the inputs and answers that are no files which can be read.
/// Nothing is opened that could wait, such as a FIFO.
void require_files(const std::vector<Case>& cases);

/// The same, and what they hold: inputs are assignments, answers have a line `x y vx vy` for each
/// agent after each step. Names the line and column of each fault; of many, the first ones.
void require_assignments(const std::vector<Case>& cases);

/// What is wrong with an answer to an assignment of `agents` and `steps`, behind its line and
/// column: "3:1: expected ..., found ..."; empty where nothing is. NaN and infinity are no fault
/// of the answer's form.
std::string fault_of_answer(std::string_view answer, std::uint64_t agents, std::uint64_t steps);

}  // namespace flocking::grade
