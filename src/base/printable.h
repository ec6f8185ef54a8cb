#pragma once

#include <string>
#include <string_view>

namespace flocking {

/// `bytes` in single quotes, safe on any terminal and in any log: control characters, invalid UTF-8
/// and invisible or direction-changing characters become \xNN; cut to about `width` characters
/// with "..." behind.
std::string in_quotes(std::string_view bytes, std::size_t width = 40);

/// Lines of `bytes`, made safe in the same way but for line feeds and tabs, without quotes; cut
/// behind `width` characters with "..." on a line of its own.
std::string printable_lines(std::string_view bytes, std::size_t width);

/// Length in bytes of the printable character at the start of `bytes`, 0 where there is none
/// (empty, control character, invalid UTF-8, invisible or direction-changing character).
std::size_t printable_length(std::string_view bytes);

}  // namespace flocking
