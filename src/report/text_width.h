#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace flocking::report {

/// Returns the number of columns of `text` on a terminal: the number of UTF-8 characters, not of
/// bytes.
std::size_t width_of(std::string_view text);

/// Returns the blanks that pad `text` to `width` columns; empty if it is wide enough.
std::string blanks_behind(std::string_view text, std::size_t width);

}  // namespace flocking::report
