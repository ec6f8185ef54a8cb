#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>

namespace flocking {

/// Returns the path for a name. Names are UTF-8 in the program on every system; on Windows, a path
/// made of `const char*` would be decoded by the code page instead. On Linux the bytes stay the
/// same.
inline std::filesystem::path path_of(std::string_view name) {
  return {std::u8string(name.begin(), name.end())};
}

/// Returns the name of a path, with / between its parts on every system.
inline std::string name_of_path(const std::filesystem::path& path) {
  const std::u8string characters = path.u8string();
  std::string name(characters.begin(), characters.end());
  if constexpr (std::filesystem::path::preferred_separator != '/') {
    std::replace(name.begin(), name.end(), '\\', '/');
  }
  return name;
}

}  // namespace flocking
