#pragma once

#include <string>
#include <vector>

#include "deploy/packaged_file.h"

namespace flocking::deploy {

/// Returns a .zip of `files`, in their order, with permissions 0755 for executables and 0644 for
/// other files, all dated 1 January 1980, so that equal files give equal bytes. Paths are UTF-8.
/// Throws EnvironmentError for more than 2 GiB or 65,535 files.
std::string zip_of(const std::vector<PackagedFile>& files);

}  // namespace flocking::deploy
