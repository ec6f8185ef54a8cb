#pragma once

#include <cstdint>
#include <string>

#include "sandbox/limits.h"

namespace flocking::sandbox {

/// How a run ended. A run may have passed several limits at once.
struct Outcome {
  Usage usage;
  bool over_output = false;     ///< wrote more than it may, on stdout or stderr
  bool over_memory = false;     ///< was larger than it may be, at any moment
  bool over_cpu = false;        ///< used more processor time than it may
  bool over_wall = false;       ///< took longer than it may
  bool over_processes = false;  ///< had more processes than it may, where they cannot be refused
  /// Refusals by the process limit, as far as they were seen: "a thread", "a process", "a process
  /// or a thread"; empty: none.
  std::string refused;
  bool over_files = false;      ///< wrote more into its private folder, see Command::counts_files
  bool left_processes = false;  ///< some were there yet when it had ended; they were killed
  bool signaled = false;        ///< ended by `code`, a signal, else exited with it
  int code = 0;
  std::string cannot_start;  ///< why the program could not be started; empty if it was
  std::string failure;       ///< why the sandbox failed, which is not the program's fault
  std::string stderr_text;   ///< the first kilobytes of stderr
  std::string stderr_end;    ///< the last 2 KiB of stderr
};

}  // namespace flocking::sandbox
