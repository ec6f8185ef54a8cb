#include "core/markup.h"

#include <algorithm>
#include <cstddef>

#include "core/printable.h"

namespace flocking {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";  // U+FFFD

std::string_view reference(char c) {
  switch (c) {
    case '&':
      return "&amp;";
    case '<':
      return "&lt;";
    case '>':
      return "&gt;";
    case '"':
      return "&quot;";
    case '\'':
      return "&#39;";
    default:
      return {};
  }
}

}  // namespace

std::string in_markup(std::string_view text, std::string_view line_feed) {
  std::string escaped;
  while (!text.empty()) {
    const std::size_t length = printable_length(text);
    const std::string_view name = reference(text[0]);
    if (!name.empty()) {
      escaped += name;
    } else if (text[0] == '\n') {
      escaped += line_feed;
    } else {
      escaped += length > 0 ? text.substr(0, length) : kReplacement;
    }
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return escaped;
}

}  // namespace flocking
