#pragma once

#include <string>
#include <vector>

namespace flocking::deploy {

/// A file of a package.
struct PackagedFile {
  std::string path;  ///< below the package's folder
  std::string bytes;
  bool is_executable = false;
};

/// Throws MisfitError, naming it as --out, where `folder` is there and not an empty folder, and
/// EnvironmentError where it would be below what is no folder.
void require_empty(const std::string& folder);

/// Writes `files` to `folder`, which is made if it is not there; what was written is taken away
/// again if that fails. Throws MisfitError as require_empty() does, EnvironmentError.
void write_package(const std::vector<PackagedFile>& files, const std::string& folder);

}  // namespace flocking::deploy
