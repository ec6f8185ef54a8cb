#pragma once

#include <cstdint>
#include <string>

namespace flocking::grade {

/// The number of agents that the assignment in the file `path` names, its eighth number; 0 where it
/// names none. Throws EnvironmentError where it cannot be read.
std::uint64_t agents_in(const std::string& path);

}  // namespace flocking::grade
