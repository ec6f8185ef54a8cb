#include "plot/svg_paths.h"

#include <gtest/gtest.h>

namespace flocking::testing {
namespace {

bool is_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
         c == ':' || c == '_';
}

/// Reads XML from the front of a text; each function returns false on an error.
class XmlReader {
 public:
  explicit XmlReader(std::string_view text) : rest_(text) {}

  std::string fault() {
    if (rest_.starts_with("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")) {
      rest_.remove_prefix(rest_.find('\n') + 1);
    }
    if (!element()) return "at: " + std::string(rest_.substr(0, 60));
    return rest_ == "\n" ? "" : "after the end: " + std::string(rest_.substr(0, 60));
  }

 private:
  bool skip(std::string_view expected) {
    if (!rest_.starts_with(expected)) return false;
    rest_.remove_prefix(expected.size());
    return true;
  }
  std::string name() {
    std::string found;
    while (!rest_.empty() && is_name(rest_[0])) {
      found += rest_[0];
      rest_.remove_prefix(1);
    }
    return found;
  }
  // Reads text up to one of `ends`.
  bool characters(std::string_view ends) {
    while (!rest_.empty() && ends.find(rest_[0]) == std::string_view::npos) {
      const auto c = static_cast<unsigned char>(rest_[0]);
      if (c == '<' || (c < 0x20 && c != '\n')) return false;
      if (c == '&' && !entity()) return false;
      if (c != '&') rest_.remove_prefix(1);
    }
    return !rest_.empty();
  }
  bool entity() {
    for (const char* known : {"&amp;", "&lt;", "&gt;", "&quot;", "&#39;"}) {
      if (skip(known)) return true;
    }
    return false;
  }
  bool attributes() {
    std::vector<std::string> seen;
    while (skip(" ")) {
      const std::string attribute = name();
      for (const std::string& other : seen) {
        if (other == attribute) return false;
      }
      seen.push_back(attribute);
      if (attribute.empty() || !skip("=\"") || !characters("\"") || !skip("\"")) return false;
    }
    return true;
  }
  bool element() {
    if (!skip("<")) return false;
    const std::string tag = name();
    if (tag.empty() || !attributes()) return false;
    if (skip("/>")) return true;
    if (!skip(">")) return false;
    while (characters("<")) {
      if (skip("</")) return skip(tag) && skip(">");
      if (!element()) return false;
    }
    return false;
  }

  std::string_view rest_;
};

std::vector<WrittenPoint>& part_of(WrittenTrail& trail, char command) {
  if (command == 'M') trail.emplace_back();
  if (trail.empty()) {
    ADD_FAILURE() << "an L before the first M";
    trail.emplace_back();
  }
  return trail.back();
}

// Removes a number with three decimals from the front of `rest` and returns it; empty if there is
// none.
std::string take_number(std::string_view& rest) {
  const auto digits_from = [&rest](std::size_t at) {
    while (at < rest.size() && rest[at] >= '0' && rest[at] <= '9') ++at;
    return at;
  };
  const std::size_t begin = rest.starts_with('-') ? 1 : 0;
  const std::size_t point = digits_from(begin);
  if (point == begin || point == rest.size() || rest[point] != '.') return "";
  const std::size_t end = digits_from(point + 1);
  if (end != point + 4) return "";
  std::string number(rest.substr(0, end));
  rest.remove_prefix(end);
  return number;
}

WrittenTrail trail_of(const std::string& path) {
  WrittenTrail trail;
  std::string_view rest = path;
  while (rest.starts_with('M') || rest.starts_with('L')) {
    std::vector<WrittenPoint>& part = part_of(trail, rest[0]);
    rest.remove_prefix(1);
    const std::string x = take_number(rest);
    if (!rest.starts_with(',')) break;
    rest.remove_prefix(1);
    part.emplace_back(x, take_number(rest));
    EXPECT_FALSE(x.empty() || part.back().second.empty()) << path;
    if (!rest.starts_with('Z')) continue;
    EXPECT_EQ(part.size(), 1U) << "a Z behind more than a point";
    rest.remove_prefix(1);
  }
  EXPECT_EQ(rest, "") << path;
  return trail;
}

std::string between(const std::string& text, std::size_t from, const std::string& before) {
  const std::size_t begin = text.find(before, from) + before.size();
  return text.substr(begin, text.find('"', begin) - begin);
}

}  // namespace

std::string xml_fault(std::string_view text) { return XmlReader(text).fault(); }

WrittenTrails trails_in(const std::string& svg) {
  WrittenTrails found;
  const std::string start = "<path class=\"trail\"";
  for (std::size_t at = svg.find(start); at != std::string::npos; at = svg.find(start, at + 1)) {
    const std::uint64_t agent = std::stoull(between(svg, at, "data-agent=\""));
    EXPECT_FALSE(found.of_agent.contains(agent));
    found.of_agent[agent] = trail_of(between(svg, at, " d=\""));
  }
  if (svg.find("data-origin=\"") != std::string::npos) {
    const std::string origin = between(svg, 0, "data-origin=\"");
    found.origin = {origin.substr(0, origin.find(',')), origin.substr(origin.find(',') + 1)};
  }
  return found;
}

}  // namespace flocking::testing
