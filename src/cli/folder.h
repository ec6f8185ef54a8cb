#pragma once

#include <string>

namespace flocking::cli {

/// Makes a folder where there is none, with those above it. `flag` is what named it. Throws
/// EnvironmentError.
void make_folder(const std::string& folder, const std::string& flag);

}  // namespace flocking::cli
