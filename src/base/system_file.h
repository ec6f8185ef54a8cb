#pragma once

#include <string>

namespace flocking {

/// What a small file of the system says, such as one below /proc: its first 4096 bytes. Empty where
/// it does not exist or cannot be read.
std::string system_file(const char* path);

}  // namespace flocking
