#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "grade/case.h"

/// Checks of cases before any program runs. The instructor, not the students, must repair faults in
/// cases.
namespace flocking::grade {

/// Throws EnvironmentError that lists the inputs and answers that are not readable files. Opens
/// nothing that could block, such as a FIFO.
void require_files(const std::vector<Case>& cases);

/// Like require_files(), but also checks contents: inputs must be assignments, and answers must
/// have a line `x y vx vy` for each agent after each step. Lists the first faults with line and
/// column.
void require_assignments(const std::vector<Case>& cases);

/// A fault in a case, which then cannot judge programs.
struct CaseFault {
  std::size_t number = 0;  ///< of the case
  std::string text;        ///< "cases/a.in:3:1: expected ..."
};

/// Returns all faults that require_assignments() looks for, in the order of the cases.
std::vector<CaseFault> faults_of_cases(const std::vector<Case>& cases);

/// Returns the first fault of an answer to an assignment of `agents` and `steps`, after its line
/// and column: "3:1: expected ..., found ..."; empty if the answer has no fault. NaN and infinity
/// are allowed.
std::string fault_of_answer(std::string_view answer, std::uint64_t agents, std::uint64_t steps);

}  // namespace flocking::grade
