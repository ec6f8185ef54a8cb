#pragma once

#include <string>
#include <vector>

#include "build/plan.h"
#include "build/work_files.h"

namespace flocking::build {

/// Chooses the sources of a Java program and its main class: the file with main, and all files
/// whose types it uses, directly or indirectly. Sources whose file names javac would reject get
/// other names in the private copy.
void choose_java_sources(const WorkFiles& work, const std::vector<std::string>& sources,
                         Plan& plan);

}  // namespace flocking::build
