#pragma once

#include <sys/stat.h>
#include <sys/types.h>

#include <string>
#include <vector>

#include "sandbox/private_folder.h"
#include "sandbox/view.h"

namespace flocking::sandbox {

/// Copies of files that a run must see but a user without rights could not read, since they are
/// below a folder that only its owner may enter, or not readable for other users. The destructor
/// removes the copies.
class Stage {
 public:
  /// Copies the sources of `view` that a user without rights cannot read, and replaces them in
  /// `view` by the copies, which only `user` may read. `is_mounted`: the sources are mounted under
  /// other paths, so the permissions of folders above them do not matter. Throws MisfitError for
  /// folders that cannot be copied, such as those with more than kMostBytes or kMostFiles;
  /// EnvironmentError if there is no space.
  Stage(View& view, bool is_mounted, uid_t user);

  static constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 30U;
  static constexpr std::uint64_t kMostFiles = 100'000;

 private:
  static constexpr std::size_t kMostDepth = 100;

  void copy_all(const std::string& source, const std::string& to);
  void copy(int folder, const std::string& name, const std::string& to, std::size_t depth);
  static void copy_link(int folder, const std::string& name, const std::string& to);
  void copy_file(int file, const struct stat& status, const std::string& to);

  PrivateFolder folder_;
  std::uint64_t bytes_ = 0;
  std::uint64_t files_ = 0;
};

/// Returns true if a source of `view` is not readable or reachable for everyone.
bool needs_stage(const View& view, bool is_mounted);

/// Returns the command with paths for a run without mounts: a path below a shown file or folder
/// becomes a path below its source.
Command moved_to_sources(const Command& command, const View& view);

}  // namespace flocking::sandbox
