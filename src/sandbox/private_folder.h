#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>

#include "sandbox/channel.h"

namespace flocking::sandbox {

/// A private folder of a run. The destructor removes it with its content, for any permissions and
/// any depth.
class PrivateFolder {
 public:
  /// Makes a folder that belongs to `user`, or if `user` is 0, to the calling user. Throws
  /// EnvironmentError.
  explicit PrivateFolder(uid_t user);
  ~PrivateFolder();
  PrivateFolder(const PrivateFolder&) = delete;
  PrivateFolder& operator=(const PrivateFolder&) = delete;

  [[nodiscard]] const std::string& path() const { return path_; }

  /// Removes the folders whose owners were killed.
  static void sweep();

 private:
  PrivateFolder(std::string path, Descriptor folder);
  void remove();
  bool take_apart(const char* name);

  std::string path_;
  // keeps the folder identified if its path is replaced; locked while it has an owner
  Descriptor folder_;
  std::uint64_t moved_ = 0;
};

}  // namespace flocking::sandbox
