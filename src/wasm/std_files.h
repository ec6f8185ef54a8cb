// The standard streams of the module: files in its memory.
#pragma once

#include <functional>

#include "app/streams.h"
#include "base/exit_status.h"

namespace flocking::wasm {

/// Does a command over the files /std/in, /std/out and /std/err; what it throws is told on the
/// last. Returns its exit status.
int on_std_files(const std::function<ExitStatus(const app::StandardStreams&)>& command);

}  // namespace flocking::wasm
