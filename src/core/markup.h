#pragma once

#include <string>
#include <string_view>

namespace flocking {

/// Text for content and attributes of XML and HTML: `& < > " '` as references, a line feed as
/// `line_feed`, and U+FFFD for each byte of what is not printable: XML allows no control
/// characters.
std::string in_markup(std::string_view text, std::string_view line_feed = "\n");

}  // namespace flocking
