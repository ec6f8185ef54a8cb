#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace flocking::report {

/// How many columns `text` takes on a terminal: characters of UTF-8, not its bytes.
std::size_t width_of(std::string_view text);

/// The blanks that fill `text` up to `width` columns; none where it is as wide, or wider.
std::string blanks_behind(std::string_view text, std::size_t width);

}  // namespace flocking::report
