#pragma once

#include <sys/stat.h>
#include <sys/types.h>

#include <string>
#include <vector>

#include "sandbox/private_folder.h"
#include "sandbox/view.h"

namespace flocking::sandbox {

/// Copies of what a run is to see and a user without rights could not: below a folder that only its
/// owner may enter, or not for others to read. Gone with this object.
class Stage {
 public:
  /// For `view`, whose sources it replaces by copies where that is needed. `is_mounted` says that
  /// they will be mounted elsewhere, so that folders above them do not count; `user` may read them,
  /// and no other. Throws MisfitError for what cannot be copied, such as more than kMostBytes or
  /// kMostFiles, EnvironmentError for want of space.
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

/// Whether some source of `view` is not for everybody to read, or to reach.
bool needs_stage(const View& view, bool is_mounted);

/// The command with paths as they are without mounts: those below something shown lie at its
/// source.
Command moved_to_sources(const Command& command, const View& view);

}  // namespace flocking::sandbox
