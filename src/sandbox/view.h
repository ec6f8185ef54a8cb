#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "sandbox/command.h"
#include "sandbox/system_paths.h"

namespace flocking::sandbox {

/// A file or folder that a run sees as `path`; `source` is its real path.
struct Shown {
  std::string path;
  std::string source;
  bool is_own = false;  ///< belongs to the submission; it is copied if other users cannot read it

  bool operator==(const Shown&) const = default;
};

/// The parts of the file system that a run sees, in addition to a private, empty /tmp.
struct View {
  std::vector<std::string> system = system_paths_for({});  ///< the system paths that the run sees
  bool runs_one_language = false;   ///< the program is an interpreter that starts no other programs
  std::vector<Shown> shown;         ///< sorted by path
  std::vector<std::string> hidden;  ///< system files that the run must not see
  std::string working_directory;    ///< empty if the run cannot see it
  std::string search_path;          ///< PATH
  /// show /dev/zero; a shared mapping of it is memory, which must be counted
  bool has_zeros = true;
  bool has_open_devices = false;                             ///< see Command::opens_devices
  std::uint64_t temporary_bytes = std::uint64_t{64} << 20U;  ///< size of the private /tmp
};

/// Returns the view of a command. It shows the program; its folder, without Command::masked and
/// `never_shown`, unless the folder is too wide, is the grader's current folder or contains a
/// hidden path; files named by arguments; and the installation of an interpreter outside the
/// system. `hidden` are cases, answers, reports and other submissions. `never_shown` are the
/// simulator's files; a run sees only those that its command names.
View view_of(const Command& command, const std::vector<std::string>& hidden,
             const std::vector<std::string>& never_shown);

}  // namespace flocking::sandbox
