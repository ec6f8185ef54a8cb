#include "base/printable.h"

#include <cstdint>

#include "base/code_point.h"

namespace flocking {
namespace {

// Zero-width, line-separating and bidirectional controls, byte-order mark, tags, private use, what
// is no character.
bool is_invisible(std::uint32_t c) {
  return c == 0xAD || c == 0x61C || (c >= 0x200B && c <= 0x200F) || (c >= 0x2028 && c <= 0x202E) ||
         (c >= 0x2060 && c <= 0x206F) || (c >= 0xE000 && c <= 0xF8FF) || c == 0xFEFF ||
         (c >= 0xFFF0 && c <= 0xFFFB) || (c & 0xFFFEU) == 0xFFFE || c >= 0xE0000;
}

}  // namespace

std::size_t printable_length(std::string_view bytes) {
  if (bytes.empty()) return 0;
  const CodePoint c = first_code_point(bytes);
  const bool control = c.value < 0x20 || (c.value >= 0x7F && c.value <= 0x9F);
  return control || is_invisible(c.value) ? 0 : c.length;
}

namespace {

// Moves the character at the start of `bytes` to the end of `text`, made printable.
void move_character(std::string_view& bytes, std::string& text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  const std::size_t length = printable_length(bytes);
  if (length > 0) {
    text += bytes.substr(0, length);
  } else {
    const auto byte = static_cast<unsigned char>(bytes[0]);
    text += {'\\', 'x', kHex[byte >> 4U], kHex[byte & 15U]};
  }
  bytes.remove_prefix(length > 0 ? length : 1);
}

}  // namespace

std::string in_quotes(std::string_view bytes, std::size_t width) {
  std::string text = "'";
  for (std::size_t shown = 0; !bytes.empty(); ++shown) {
    if (shown == width) return text + "...'";
    move_character(bytes, text);
  }
  return text + "'";
}

std::string printable_lines(std::string_view bytes, std::size_t width) {
  std::string text;
  for (std::size_t shown = 0; !bytes.empty(); ++shown) {
    if (shown == width) return text + "\n...";
    if (bytes.starts_with("\r\n")) bytes.remove_prefix(1);
    if (bytes[0] == '\n' || bytes[0] == '\t') {
      text += bytes[0];
      bytes.remove_prefix(1);
    } else {
      move_character(bytes, text);
    }
  }
  return text;
}

}  // namespace flocking
