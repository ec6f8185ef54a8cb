#include "redaction/safe_text.h"

#include <algorithm>

#include "base/printable.h"
#include "base/words.h"

namespace flocking::redaction {
namespace {

constexpr std::size_t kLines = 20;
constexpr std::size_t kLineWidth = 160;
constexpr std::size_t kMostBytes = 4 * kLineWidth + 1;  // maximum number of bytes read of a line
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

SafeText one_line(std::string_view bytes, std::size_t width) {
  const std::string quoted = in_quotes(bytes, width);
  return SafeText::ours(without_orders(quoted.substr(1, quoted.size() - 2)));
}

SafeTexts one_line_each(const std::vector<std::string>& texts) {
  SafeTexts lines;
  lines.reserve(texts.size());
  for (const std::string& text : texts) lines.push_back(one_line(text));
  return lines;
}

SafeText several_lines(std::string_view bytes) {
  if (bytes.ends_with('\n')) bytes.remove_suffix(1);
  std::string text;
  std::size_t lines = 0;
  while (true) {
    const std::size_t end = bytes.find('\n');
    const std::string_view start = bytes.substr(0, std::min(end, kMostBytes));
    text += one_line(without_tabs(start), kLineWidth);
    if (end == std::string_view::npos) return SafeText::ours(text);
    bytes.remove_prefix(end + 1);
    text += '\n';
    if (++lines == kLines) return SafeText::ours(text + "[cut: there are more lines]");
  }
}

SafeText log_lines(std::string_view bytes, std::size_t width) {
  return SafeText::ours(printable_lines(bytes, width));
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

}  // namespace flocking::redaction
