#pragma once

#include <string>
#include <vector>

namespace flocking::build {

/// A cache of builds, each in a folder named by the hash of everything it depends on. Several
/// graders may use it at once, since builds are added atomically.
class Cache {
 public:
  /// Creates `folder` if needed. Throws EnvironmentError if it cannot be created, or if other users
  /// could write to it.
  explicit Cache(std::string folder);

  /// Returns the path of the program; empty if it is not cached.
  [[nodiscard]] std::string find(const std::string& hash) const;
  /// Returns the compiler warnings of the build with this hash; empty if it is not cached.
  [[nodiscard]] std::vector<std::string> warnings(const std::string& hash) const;
  /// Returns the notes on guesses of the build with this hash.
  [[nodiscard]] std::vector<std::string> notes(const std::string& hash) const;
  /// Stores a program, whose content is `bytes`, with warnings and notes of one line each. Returns
  /// its path. Throws EnvironmentError.
  [[nodiscard]] std::string keep(const std::string& hash, const std::string& bytes,
                                 const std::vector<std::string>& warnings = {},
                                 const std::vector<std::string>& notes = {}) const;

 private:
  std::string folder_;
};

/// Returns the default folder for builds: below the user's cache, in XDG_CACHE_HOME or HOME. Empty
/// if neither is set.
std::string usual_cache();

}  // namespace flocking::build
