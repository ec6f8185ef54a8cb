#pragma once

#include <string>
#include <vector>

#include "build/plan.h"
#include "build/work_files.h"

namespace flocking::build {

/// Chooses the file of a Python program to run, and how: as a script, or as a module of its package
/// if it uses relative imports or imports from a parent folder.
void choose_python(const WorkFiles& work, const std::vector<std::string>& sources, Plan& plan);

}  // namespace flocking::build
