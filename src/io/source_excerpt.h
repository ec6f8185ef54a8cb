#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace flocking::io {

/// The piece of a line around `token_size` bytes at `token_begin`, cut to kExcerptWidth characters
/// ("..." where it was cut), and under it a line with a caret and tildes. Safe to print: what is
/// not printable becomes '?'. Tabs stay, in both lines, so that the caret stands right.
/// `cut_before` says that the line had begun before `line` does. Empty for a line without text.
std::string source_excerpt(std::string_view line, std::size_t token_begin, std::size_t token_size,
                           bool cut_before);

}  // namespace flocking::io
