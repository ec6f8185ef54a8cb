#pragma once

#include <string>
#include <vector>

#include "build/plan.h"
#include "build/work_files.h"

namespace flocking::build {

/// Chooses the sources of a Java program and its class with main: the file that has it, and all
/// files whose types it names, directly or through others. Sources that javac would refuse for
/// their file name get another name in the private copy.
void choose_java_sources(const WorkFiles& work, const std::vector<std::string>& sources,
                         Plan& plan);

}  // namespace flocking::build
