#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "sandbox/command.h"
#include "sandbox/system_paths.h"

namespace flocking::sandbox {

/// A file or folder that a run sees under `path`; `source` is where it really lies.
struct Shown {
  std::string path;
  std::string source;
  bool is_own = false;  ///< the submission's, which is copied where it is not for others to read

  bool operator==(const Shown&) const = default;
};

/// The parts of the file system that a run sees, beside a private, empty /tmp.
struct View {
  std::vector<std::string> system = system_paths_for({});  ///< what it sees of the machine's own
  bool runs_one_language = false;   ///< its program is an interpreter that starts no other programs
  std::vector<Shown> shown;         ///< in the order of their paths
  std::vector<std::string> hidden;  ///< of the system: what it must not see all the same
  std::string working_directory;    ///< where there is one that is to be seen
  std::string search_path;          ///< PATH
  bool has_zeros = true;            ///< /dev/zero: shared, it is memory, which must be counted
  bool has_open_devices = false;    ///< see Command::opens_devices
  std::uint64_t temporary_bytes = std::uint64_t{64} << 20U;  ///< size of its private /tmp
};

/// What a command needs to see: its program and the folder of that, unless this is too wide, is
/// where the grader was started or holds something hidden, and without Command::masked and
/// `never_shown`; arguments that name files; and of an
/// interpreter outside of the system the folder that it was installed in. `hidden` are cases,
/// answers, reports, other submissions; `never_shown` the simulator's own files, of which a run
/// sees only what its command names.
View view_of(const Command& command, const std::vector<std::string>& hidden,
             const std::vector<std::string>& never_shown);

}  // namespace flocking::sandbox
