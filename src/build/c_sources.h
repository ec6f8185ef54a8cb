#pragma once

#include <string>
#include <vector>

#include "build/plan.h"
#include "build/work_files.h"

namespace flocking::build {

/// Returns true if `name` looks like a test or an old copy: "test_flock.cpp", "old/vec.cpp", "flock
/// - Copy.cpp".
bool is_aside(const std::string& name);

/// Lists the C and C++ sources with their roles, and the repairs that C and C++ files need. The
/// compilation determines which source contains main. `finds_folders` is as in IncludeFinder.
void choose_c_sources(const WorkFiles& work, const std::vector<std::string>& sources,
                      bool finds_folders, Plan& plan);

}  // namespace flocking::build
