#pragma once

#include <string>
#include <vector>

#include "build/plan.h"
#include "build/work_files.h"

namespace flocking::build {

/// Returns the class of the Java source `text` that java is to start, with its package:
/// "birds.Flock". `path` names the class where the text does not.
std::string java_class_of(const std::string& text, const std::string& path);

/// Chooses the sources of a Java program and its class with main.
void choose_java_sources(const WorkFiles& work, const std::vector<std::string>& sources,
                         Plan& plan);

}  // namespace flocking::build
