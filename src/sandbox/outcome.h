#pragma once

#include <cstdint>
#include <string>

#include "sandbox/limits.h"

namespace flocking::sandbox {

/// The result of a run. A run may have exceeded several limits at once.
struct Outcome {
  Usage usage;
  bool over_output = false;     ///< wrote more than the limit, on stdout or stderr
  bool over_memory = false;     ///< exceeded the memory limit at some moment
  bool over_cpu = false;        ///< used more processor time than the limit
  bool over_wall = false;       ///< took longer than the limit
  bool over_processes = false;  ///< had more processes than the limit; only if the limit cannot be
                                ///< enforced by refusals
  /// The kind of refusals by the process limit that were noticed: "a thread", "a process", "a
  /// process or a thread"; "" if none.
  std::string refused;
  /// wrote too many bytes into its private folder, see Command::counts_files
  bool over_files = false;
  /// some of its processes still ran after its end and were killed
  bool left_processes = false;
  bool signaled = false;  ///< true: ended by signal `code`; false: exited with status `code`
  int code = 0;
  std::string cannot_start;  ///< why the program could not be started; "" if it was
  /// why the sandbox failed, for which the program is not to blame; "" if it did not fail
  std::string failure;
  std::string stderr_text;  ///< the first kilobytes of stderr
  std::string stderr_end;   ///< the last 2 KiB of stderr
};

}  // namespace flocking::sandbox
