#include "view/assemble.h"

#include <array>
#include <stdexcept>
#include <utility>

#include "core/printable.h"

namespace flocking::view {
namespace {

std::string joined_files(std::string_view ending) {
  std::string text;
  for (const EmbeddedFile& file : page_files()) {
    if (file.name.ends_with(ending)) text += file.bytes;
  }
  return text;
}

std::string in_markup(std::string_view text) {
  std::string escaped;
  while (!text.empty()) {
    const std::size_t length = printable_length(text);
    switch (text[0]) {
      case '<':
        escaped += "&lt;";
        break;
      case '>':
        escaped += "&gt;";
        break;
      case '&':
        escaped += "&amp;";
        break;
      case '"':
        escaped += "&quot;";
        break;
      default:
        escaped += length > 0 ? text.substr(0, length) : "\uFFFD";
    }
    text.remove_prefix(length > 0 ? length : 1);
  }
  return escaped;
}

}  // namespace

// In one pass: what is put in may look like a place itself.
std::string assembled(const PageParts& parts) {
  const std::array<std::pair<std::string_view, std::string>, 5> places = {
      {{"{{title}}", in_markup(parts.title)},
       {"{{style}}", joined_files(".css")},
       {"{{script}}", joined_files(".js")},
       {"{{facts}}", std::string(parts.facts)},
       {"{{state}}", std::string(parts.state)}}};
  const std::string page = joined_files(".html");
  std::string text;
  std::size_t filled = 0;
  for (std::size_t at = 0; at < page.size();) {
    const std::size_t next = page.find("{{", at);
    text.append(page, at, next - at);
    if (next == std::string::npos) break;
    at = next;
    for (const auto& [place, part] : places) {
      if (page.compare(at, place.size(), place) != 0) continue;
      text += part;
      at += place.size();
      ++filled;
      break;
    }
    if (at == next) text += page[at++];
  }
  if (filled < places.size()) throw std::logic_error("replay.html lacks a place");
  return text;
}

}  // namespace flocking::view
