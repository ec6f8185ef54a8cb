#pragma once

#include <string>
#include <string_view>

namespace flocking::windows {

/// Returns a file name, which is UTF-8 in the program, in UTF-16 for the system.
std::wstring as_utf16(std::string_view text);
std::string as_utf8(std::wstring_view text);

}  // namespace flocking::windows
