#pragma once

#include <string>
#include <vector>

#include "build/plan.h"
#include "build/work_files.h"

namespace flocking::build {

/// Chooses the file of a JavaScript program to run: the file that package.json starts, or else a
/// file chosen by the imports.
void choose_javascript(const WorkFiles& work, const std::vector<std::string>& sources, Plan& plan);

}  // namespace flocking::build
