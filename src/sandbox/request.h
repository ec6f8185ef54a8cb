#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

#include "sandbox/limits.h"

namespace flocking::sandbox {

/// Everything about a run that crosses to another process, as text with NULs between.
struct Request {
  std::vector<std::string> arguments;
  std::string executable;
  std::string working_directory;
  std::vector<std::string> environment;  ///< NAME=VALUE
  std::vector<std::string> wrapper;  ///< of namespaces: the command that the launcher is put behind
  std::string cgroup;                ///< a folder per controller behind each other, or empty
  Limits limits;
  uid_t user = 0;                 ///< to become, 0: stay who we are
  bool refuse_processes = false;  ///< by a filter; else they are counted
  bool is_filtered = false;       ///< the filter is on already, and forks need its pass
  std::uint64_t pass = 0;
  std::vector<pid_t> protected_processes;  ///< that it may not signal; these do not cross over
};

std::string packed(const Request& request);
/// The opposite. Throws std::runtime_error for a text that packed() did not make.
Request unpacked(const std::string& text);

/// What a launcher tells of the program it started, in one write.
struct LaunchReport {
  enum class Kind : std::int32_t { kNotSetUp, kNotStarted, kEnded };
  Kind kind = Kind::kNotSetUp;
  std::int32_t error = 0;   ///< errno of the first two
  std::int32_t status = 0;  ///< as waitpid has it, of kEnded
  double cpu_s = 0.0;
  double wall_s = 0.0;
  std::uint64_t peak_memory_bytes = 0;
};

}  // namespace flocking::sandbox
