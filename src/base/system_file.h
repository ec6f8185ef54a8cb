#pragma once

#include <string>

namespace flocking {

/// Returns the first 4096 bytes of a small system file, such as one below /proc. Returns "" if it
/// does not exist or cannot be read.
std::string system_file(const char* path);

}  // namespace flocking
