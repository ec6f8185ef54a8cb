#include "console/descriptor_path.h"

namespace flocking::console {

// In a separate file, because browsers need another implementation.
std::string path_of_descriptor(int descriptor) {
  return "/proc/self/fd/" + std::to_string(descriptor);
}

}  // namespace flocking::console
