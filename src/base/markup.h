#pragma once

#include <span>
#include <string>
#include <string_view>

namespace flocking {

/// Text for content and attributes of XML and HTML: `& < > " '` as references, a line feed as
/// `line_feed`, and U+FFFD for each byte of what is not printable: XML allows no control
/// characters.
std::string in_markup(std::string_view text, std::string_view line_feed = "\n");

/// What is put into a form for the place {{name}}.
struct Filling {
  std::string_view name;
  std::string_view text;
};

/// `form` with its places filled, each as often as it is there; what is put in is not looked at
/// again. Throws std::logic_error where a place is not in `fillings`, or a filling has no place.
std::string filled(std::string_view form, std::span<const Filling> fillings);

}  // namespace flocking
