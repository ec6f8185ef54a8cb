#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/embedded_file.h"
#include "build/builder.h"

namespace flocking::build {

/// Returns the files in scripts/; defined by cmake/embed.cmake.
std::span<const EmbeddedFile> build_scripts();

/// Exit status of a build that stops because there are several possible programs.
inline constexpr int kNeedsChoice = 3;

/// Returns the shell script that builds `task`. A build's output goes to a file; standard output
/// has the product, or if the build fails, the start of this file.
std::string script_for(const Task& task);

/// Returns the arguments of the script of script_for().
std::vector<std::string> script_arguments(const Task& task, const Settings& settings);

/// Returns the flags for the tool of `task`.
std::string flags_for(const Task& task, const Settings& settings);

}  // namespace flocking::build
