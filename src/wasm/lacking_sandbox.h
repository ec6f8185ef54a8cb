// The refusal of commands and options that need the sandbox.
#pragma once

#include <string>

#include "base/error.h"

namespace flocking::wasm {

/// Throws EnvironmentError: `what`, a command or an option, needs Linux.
[[noreturn]] inline void refuse(const std::string& what) {
  throw EnvironmentError(what +
                         " runs programs of students in a sandbox of Linux; use the Linux program "
                         "there, in WSL (wsl --install) or in a container");
}

}  // namespace flocking::wasm
