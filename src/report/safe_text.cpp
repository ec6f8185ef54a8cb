#include "report/safe_text.h"

#include <algorithm>

#include "base/printable.h"
#include "base/words.h"

namespace flocking::report {
namespace {

constexpr std::size_t kLines = 20;
constexpr std::size_t kLineWidth = 160;
constexpr std::size_t kMostBytes = 4 * kLineWidth + 1;  // that a line is looked at
constexpr std::string_view kTab = "    ";

std::string without_tabs(std::string_view line) {
  std::string text;
  for (const char c : line) {
    if (c == '\t') {
      text += kTab;
    } else {
      text += c;
    }
  }
  return text;
}

}  // namespace

// Build servers take orders from "##[...]" anywhere in a line, and from "::..." at its start.
std::string one_line(std::string_view bytes, std::size_t width) {
  const std::string quoted = in_quotes(bytes, width);
  std::string text = quoted.substr(1, quoted.size() - 2);
  for (std::size_t at = text.find("##"); at != std::string::npos; at = text.find("##", at)) {
    text.replace(at + 1, 1, "\\x23");
  }
  // At its start: behind blanks, of which there are many beyond ASCII.
  const auto is_ink = [](char c) { return c > ' '; };  // bytes beyond ASCII are negative
  const auto ink = std::find_if(text.begin(), text.end(), is_ink);
  const std::string_view seen =
      std::string_view(text).substr(static_cast<std::size_t>(ink - text.begin()));
  if (seen.starts_with("::")) text.replace(ink, ink + 1, "\\x3a");
  return text;
}

std::string several_lines(std::string_view bytes) {
  if (bytes.ends_with('\n')) bytes.remove_suffix(1);
  std::string text;
  std::size_t lines = 0;
  while (true) {
    const std::size_t end = bytes.find('\n');
    const std::string_view start = bytes.substr(0, std::min(end, kMostBytes));
    text += one_line(without_tabs(start), kLineWidth);
    if (end == std::string_view::npos) return text;
    bytes.remove_prefix(end + 1);
    text += '\n';
    if (++lines == kLines) return text + "[cut: there are more lines]";
  }
}

std::string marked(std::string_view text) {
  if (text.empty()) return {};
  std::string lines;
  for (const std::string_view line : split(text, '\n')) {
    lines += line.empty() ? "|" : "| ";
    lines += line;
    lines += '\n';
  }
  return lines;
}

}  // namespace flocking::report
