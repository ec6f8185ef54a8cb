#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace flocking {

/// The path that a name stands for. Names are UTF-8 in the program, on every system: what is made
/// of `const char*` would be read by a code page on Windows. On Linux it is the same bytes.
inline std::filesystem::path path_of(std::string_view name) {
  return {std::u8string(name.begin(), name.end())};
}

}  // namespace flocking
