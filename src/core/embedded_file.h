#pragma once

#include <string_view>

namespace flocking {

/// A file of the source tree, as it was when the program was built; cmake/embed.cmake puts it in.
struct EmbeddedFile {
  std::string_view name;  ///< without its folder
  std::string_view bytes;
};

}  // namespace flocking
