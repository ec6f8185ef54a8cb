#pragma once

#include <span>
#include <string>
#include <string_view>

namespace flocking {

/// Returns text for content and attributes of XML and HTML: `& < > " '` as references, each line
/// feed as `line_feed`, and U+FFFD for each unprintable byte, since XML allows no control
/// characters.
std::string in_markup(std::string_view text, std::string_view line_feed = "\n");

/// The text that replaces {{name}} in a form.
struct Filling {
  std::string_view name;
  std::string_view text;
};

/// Returns `form` with each {{name}} replaced, as often as it appears. Replacement text is not
/// searched again. Throws std::logic_error if `fillings` lacks a name of the form or has a name
/// that the form lacks.
std::string filled(std::string_view form, std::span<const Filling> fillings);

}  // namespace flocking
