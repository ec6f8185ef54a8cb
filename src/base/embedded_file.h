#pragma once

#include <span>
#include <string>
#include <string_view>

namespace flocking {

/// A file of the source tree, as it was when the program was built; cmake/embed.cmake puts it in.
struct EmbeddedFile {
  std::string_view name;  ///< without its folder
  std::string_view bytes;
};

/// The bytes of the one called `name`. Throws std::logic_error where there is none.
std::string_view bytes_of(std::span<const EmbeddedFile> files, std::string_view name);

/// The bytes of all whose names end in `ending`, one behind the other.
std::string joined_files(std::span<const EmbeddedFile> files, std::string_view ending);

}  // namespace flocking
