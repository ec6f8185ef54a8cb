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

/// Throws MisfitError that names `folder` as --out, if it exists and is not an empty folder;
/// EnvironmentError if its parent is not a folder.
void require_empty(const std::string& folder);

/// Writes `files` to `folder`, creating it if missing. If that fails, removes the files again.
/// Throws MisfitError like require_empty(), EnvironmentError.
void write_package(const std::vector<PackagedFile>& files, const std::string& folder);

}  // namespace flocking::deploy
