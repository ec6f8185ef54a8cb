#pragma once

#include <string>
#include <vector>

namespace flocking::build {

/// Builds that were made before, each in a folder named by the hash of all that it was made of.
/// Several graders may use one at once: a build appears in it as a whole or not at all.
class Cache {
 public:
  /// `folder` is made where there is none. Throws EnvironmentError where it cannot be, or where
  /// others could write to it.
  explicit Cache(std::string folder);

  /// The path of what was built; empty where nothing was.
  [[nodiscard]] std::string find(const std::string& hash) const;
  /// What was said when it was built; none where nothing was.
  [[nodiscard]] std::vector<std::string> warnings(const std::string& hash) const;
  /// The notes on guesses of that build.
  [[nodiscard]] std::vector<std::string> notes(const std::string& hash) const;
  /// Keeps a program of these bytes, and warnings and notes of a line each, and returns its path.
  /// Throws EnvironmentError.
  [[nodiscard]] std::string keep(const std::string& hash, const std::string& bytes,
                                 const std::vector<std::string>& warnings = {},
                                 const std::vector<std::string>& notes = {}) const;

 private:
  std::string folder_;
};

/// Where builds are kept if nobody says where: below the user's cache, of XDG_CACHE_HOME or HOME.
/// Empty where there is none.
std::string usual_cache();

}  // namespace flocking::build
