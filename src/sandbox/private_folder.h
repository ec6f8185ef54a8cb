#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>

#include "sandbox/channel.h"

namespace flocking::sandbox {

/// A folder of a run's own, gone with all that is in it when the run is over: whatever may be read
/// in it, and however deep it is.
class PrivateFolder {
 public:
  /// Belongs to `user`, or to the calling process for 0. Throws EnvironmentError.
  explicit PrivateFolder(uid_t user);
  ~PrivateFolder();
  PrivateFolder(const PrivateFolder&) = delete;
  PrivateFolder& operator=(const PrivateFolder&) = delete;

  [[nodiscard]] const std::string& path() const { return path_; }

  /// Removes those whose owners were killed.
  static void sweep();

 private:
  PrivateFolder(std::string path, Descriptor folder);
  void remove();
  bool take_apart(const char* name);

  std::string path_;
  Descriptor folder_;  // so that nothing put in its place is taken for it; locked: it has an owner
  std::uint64_t moved_ = 0;
};

}  // namespace flocking::sandbox
