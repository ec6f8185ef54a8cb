#pragma once

#include <span>
#include <string>

#include "base/embedded_file.h"

namespace flocking::build {

/// Returns the files in stand_ins/; defined by cmake/embed.cmake.
std::span<const EmbeddedFile> stand_in_files();

/// Purposes of additional compiler flags for C and C++, which apply whatever program calls the
/// compiler.
enum class StandIn {
  kWarning,   ///< warnings
  kChecking,  ///< sanitizers
  kTrial,     ///< fastest compilation
};

/// Returns the start of a build's script for the purpose `which`.
std::string stand_in_script(StandIn which);

}  // namespace flocking::build
