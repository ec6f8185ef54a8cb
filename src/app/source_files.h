#pragma once

#include <string>
#include <vector>

#include "sandbox/private_folder.h"

namespace flocking::app {

/// Returns true if `path` is a source to build or interpret: it has the extension of a supported
/// language and is not an executable script with a #! line. For C and C++, the extension alone
/// decides.
bool is_source(const std::string& path);

/// Throws UsageError, with the reason, if `path` is not a source.
void require_source(const std::string& path);

/// Returns true if a command after -- is a single source, and PATH has no program of that name.
bool is_source_command(const std::vector<std::string>& command);

/// A private copy of a source and the files that it may need: files of its language in the same
/// folder, and for C and C++ also all files that it can include.
class SourceFiles {
 public:
  /// `path` must be a source, see is_source(). Throws EnvironmentError.
  explicit SourceFiles(const std::string& path);

  /// Returns the folder of the copy.
  [[nodiscard]] std::string folder() const { return place_.path() + "/files"; }
  /// Returns a separate folder for builds.
  [[nodiscard]] std::string builds() const { return place_.path() + "/programs"; }

 private:
  sandbox::PrivateFolder place_{0};
};

}  // namespace flocking::app
