#pragma once

#include "sandbox/request.h"

namespace flocking::sandbox {

/// Turns the calling process, a fresh child with stdin, stdout and stderr in place, into the
/// program of `request`: own session, limits, no other descriptors, no core dumps, filter. Returns
/// only if that fails, with errno and whether it was the start of the program itself that failed.
/// `protected_processes` may not be signalled.
struct StartFailure {
  bool at_start = false;
  int error = 0;
};
StartFailure become(const Request& request, const std::vector<pid_t>& protected_processes);

/// The first word of the hidden command that runs inside of namespaces.
inline constexpr const char* kLauncherCommand = "__launch";

/// That command: `__launch REPORT_FD REQUEST_FD`. As process 1 of its namespace it starts the
/// program, waits, reports and ends, and with it all that is left. Never returns.
[[noreturn]] void run_launcher(int argc, const char* const* argv);

/// Waits for `child`, and for whoever else ends before it, and tells what it used.
LaunchReport report_of(pid_t child, double started_at_s);

/// Seconds on a clock that no one sets.
double now_s();

}  // namespace flocking::sandbox
