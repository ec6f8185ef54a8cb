#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace flocking::io {

/// Returns the part of a line around `token_size` bytes at `token_begin`, cut to kExcerptWidth
/// characters (with "..." where it was cut), and below it a line with a caret and tildes. The
/// result is safe to print: unprintable characters become '?'. Tabs are kept in both lines, so that
/// the caret is in the right column. `cut_before` means that `line` lacks the start of its line.
/// Returns "" for a line without text.
std::string source_excerpt(std::string_view line, std::size_t token_begin, std::size_t token_size,
                           bool cut_before);

}  // namespace flocking::io
