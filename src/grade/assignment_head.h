#pragma once

#include <cstdint>
#include <string>

namespace flocking::grade {

/// Returns the number of agents in the assignment file `path`, which is the eighth number of the
/// file; 0 if the file has fewer numbers. Throws EnvironmentError if the file cannot be read.
std::uint64_t agents_in(const std::string& path);

}  // namespace flocking::grade
