#include "app/descriptor_path.h"

namespace flocking::app {

// Alone in a file: pages have another.
std::string path_of_descriptor(int descriptor) {
  return "/proc/self/fd/" + std::to_string(descriptor);
}

}  // namespace flocking::app
