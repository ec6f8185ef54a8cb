#pragma once

#include <string>
#include <vector>

#include "build/plan.h"
#include "build/work_files.h"

namespace flocking::build {

/// Returns the start file of the program: the only one of `starts`, the one that --main names, or
/// the only one named main. Empty if there is none.
std::string named_start(const WorkFiles& work, const std::vector<std::string>& starts);

/// Returns "two programs: a.cpp, b.cpp; say which with --main".
std::string problem_of_several(const WorkFiles& work, const std::vector<std::string>& starts);

/// Chooses the sources of a language whose programs begin with a function: plans to build the file
/// that defines this function and all files without such a function.
void choose_by_main(const WorkFiles& work, const std::vector<std::string>& sources, Plan& plan);

}  // namespace flocking::build
