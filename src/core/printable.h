#pragma once

#include <string>
#include <string_view>

namespace flocking {

/// `bytes` in single quotes, safe on any terminal and in any log: control characters, invalid UTF-8
/// and invisible or direction-changing characters become \xNN; cut to about `width` characters
/// with "..." behind.
std::string in_quotes(std::string_view bytes, std::size_t width = 40);

/// Length in bytes of the printable character at the start of `bytes`, 0 where there is none
/// (empty, control character, invalid UTF-8, invisible or direction-changing character).
std::size_t printable_length(std::string_view bytes);

}  // namespace flocking
