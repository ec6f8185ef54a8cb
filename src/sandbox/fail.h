#pragma once

#include <cerrno>
#include <string>

#include "core/error.h"

namespace flocking::sandbox {

/// Throws an EnvironmentError: `what`, and what the system says about it.
[[noreturn]] inline void fail(const std::string& what, int error = errno) {
  throw EnvironmentError(what + ": " + system_words(error));
}

}  // namespace flocking::sandbox
