#pragma once

#include <string>
#include <vector>

#include "build/plan.h"
#include "build/work_files.h"

namespace flocking::build {

/// Returns the file of `starts` that the program begins in: the only one, the one that --main
/// names, or the only one named main. Empty if there is no such one.
std::string named_start(const WorkFiles& work, const std::vector<std::string>& starts);

/// Returns "two programs: a.cpp, b.cpp; say which with --main".
std::string problem_of_several(const WorkFiles& work, const std::vector<std::string>& starts);

/// Chooses among `sources` of a language whose programs begin with a function: the plan is to build
/// the file that has it and all files without one.
void choose_by_main(const WorkFiles& work, const std::vector<std::string>& sources, Plan& plan);

}  // namespace flocking::build
