#include "base/markup.h"

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <vector>

#include "base/printable.h"

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

std::string filled(std::string_view form, std::span<const Filling> fillings) {
  std::string text;
  std::vector<bool> is_used(fillings.size(), false);
  for (std::size_t open = form.find("{{"); open != std::string_view::npos; open = form.find("{{")) {
    const std::size_t close = form.find("}}", open);
    if (close == std::string_view::npos) throw std::logic_error("a place has no end");
    const std::string_view name = form.substr(open + 2, close - open - 2);
    std::size_t at = 0;
    while (at < fillings.size() && fillings[at].name != name) ++at;
    if (at == fillings.size()) throw std::logic_error("nothing to fill in: " + std::string(name));
    is_used[at] = true;
    text += form.substr(0, open);
    text += fillings[at].text;
    form.remove_prefix(close + 2);
  }
  for (std::size_t i = 0; i < fillings.size(); ++i) {
    if (!is_used[i]) throw std::logic_error("no place for " + std::string(fillings[i].name));
  }
  return text.append(form);
}

}  // namespace flocking
