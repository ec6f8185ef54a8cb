#pragma once

#include <string>
#include <vector>

#include "build/plan.h"
#include "build/work_files.h"

namespace flocking::build {

/// Chooses the file of a JavaScript program that is run: the one that package.json starts, else by
/// what the files import.
void choose_javascript(const WorkFiles& work, const std::vector<std::string>& sources, Plan& plan);

}  // namespace flocking::build
