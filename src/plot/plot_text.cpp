#include "plot/plot_text.h"

#include <algorithm>

#include "base/printable.h"

namespace flocking::plot {
namespace {

// Returns the width in ems, for a wide font.
double width_of(std::string_view character, bool bold) {
  if (character.size() > 2) return 1.0;  // ideographs
  if (std::string_view("ijl.,:;|!' ").find(character) != std::string_view::npos) return 0.36;
  if (std::string_view("MWmw@%").find(character) != std::string_view::npos) return 0.98;
  return bold ? 0.70 : 0.62;
}

// Returns how many bytes of `text` fit in `width`.
std::size_t fitting(std::string_view text, double size, double width, bool bold) {
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t length = std::max<std::size_t>(1, printable_length(text.substr(at)));
    width -= size * width_of(text.substr(at, length), bold);
    if (width < 0.0) break;
    at += length;
  }
  return at;
}

}  // namespace

std::string printable_line(std::string_view bytes) {
  const std::string quoted = in_quotes(bytes, bytes.size());
  return quoted.substr(1, quoted.size() - 2);
}

double text_width(std::string_view text, double size, bool bold) {
  double width = 0.0;
  while (!text.empty()) {
    const std::size_t length = std::max<std::size_t>(1, printable_length(text));
    width += size * width_of(text.substr(0, length), bold);
    text.remove_prefix(length);
  }
  return width;
}

std::string shortened(const std::string& text, double size, double width, bool bold) {
  if (fitting(text, size, width, bold) == text.size()) return text;
  return text.substr(0, fitting(text, size, width - size, bold)) + "\u2026";
}

}  // namespace flocking::plot
