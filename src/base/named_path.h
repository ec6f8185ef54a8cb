#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>

namespace flocking {

/// The path that a name stands for. Names are UTF-8 in the program, on every system: what is made
/// of `const char*` would be read by a code page on Windows. On Linux it is the same bytes.
inline std::filesystem::path path_of(std::string_view name) {
  return {std::u8string(name.begin(), name.end())};
}

/// The name of a path, as it is written, but with / between its parts on every system.
inline std::string name_of_path(const std::filesystem::path& path) {
  const std::u8string characters = path.u8string();
  std::string name(characters.begin(), characters.end());
  if constexpr (std::filesystem::path::preferred_separator != '/') {
    std::replace(name.begin(), name.end(), '\\', '/');
  }
  return name;
}

}  // namespace flocking
