#pragma once

#include <string>

namespace flocking::app {

/// A path by which what is open can be opened again, whether it has a name or not.
std::string path_of_descriptor(int descriptor);

}  // namespace flocking::app
