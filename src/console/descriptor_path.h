#pragma once

#include <string>

namespace flocking::console {

/// Returns a path that opens the file of a descriptor again, even if it has no name.
std::string path_of_descriptor(int descriptor);

}  // namespace flocking::console
