#pragma once

#include <span>
#include <string>

#include "base/embedded_file.h"

namespace flocking::build {

/// The files in stand_ins/; cmake/embed.cmake makes the definition.
std::span<const EmbeddedFile> stand_in_files();

/// What the script of a build begins with, so that compilers of C and C++ are given further flags,
/// whoever calls them: warnings, or, for a build that `is_checked`, sanitizers.
std::string stand_in_script(bool is_checked);

}  // namespace flocking::build
