#pragma once

#include <span>
#include <string>
#include <string_view>

namespace flocking {

/// A file of the source tree, embedded by cmake/embed.cmake when the program is built.
struct EmbeddedFile {
  std::string_view name;  ///< without its folder
  std::string_view bytes;
};

/// Returns the bytes of the file called `name`. Throws std::logic_error if there is no such file.
std::string_view bytes_of(std::span<const EmbeddedFile> files, std::string_view name);

/// Returns the concatenated bytes of all files whose names end in `ending`.
std::string joined_files(std::span<const EmbeddedFile> files, std::string_view ending);

}  // namespace flocking
