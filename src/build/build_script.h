#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/embedded_file.h"
#include "build/builder.h"

namespace flocking::build {

/// The files in scripts/; cmake/embed.cmake makes the definition.
std::span<const EmbeddedFile> build_scripts();

/// Exit status of a build that stops because several programs may be meant.
inline constexpr int kNeedsChoice = 3;

/// Begins the lines of a build's error stream that are notes, see Result::notes.
inline constexpr std::string_view kNoteMark = "note: ";

/// Returns the shell script that makes `task`. What a build prints goes to a file; on the standard
/// output comes the product, or the start of that file if the build fails.
std::string script_for(const Task& task);

/// Returns the arguments of that script.
std::vector<std::string> script_arguments(const Task& task, const Settings& settings);

/// Returns the flags that the tool is given.
std::string flags_for(const Task& task, const Settings& settings);

}  // namespace flocking::build
