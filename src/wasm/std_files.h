// The standard streams of the module: files in its memory.
#pragma once

#include <functional>

#include "base/exit_status.h"
#include "console/streams.h"

namespace flocking::wasm {

/// Runs a command over the files /std/in, /std/out and /std/err, and prints its exceptions to the
/// last. Returns its exit status.
int on_std_files(const std::function<ExitStatus(const console::StandardStreams&)>& command);

}  // namespace flocking::wasm
