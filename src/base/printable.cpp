#include "base/printable.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "base/code_point.h"
#include "base/words.h"

namespace flocking {
namespace {

/// Characters from `first` to `last`.
struct CodeRange {
  std::uint32_t first;
  std::uint32_t last;
};

// Unicode's Default_Ignorable_Code_Point, blanks except the common ones (U+0020, U+00A0, U+3000),
// line separators, private use, and annotations.
constexpr auto kInvisible = std::to_array<CodeRange>(
    {{0xAD, 0xAD},     {0x34F, 0x34F},     {0x61C, 0x61C},     {0x115F, 0x1160},
     {0x1680, 0x1680}, {0x17B4, 0x17B5},   {0x180B, 0x180F},   {0x2000, 0x200F},
     {0x2028, 0x202F}, {0x205F, 0x206F},   {0x2800, 0x2800},   {0x3164, 0x3164},
     {0xE000, 0xF8FF}, {0xFE00, 0xFE0F},   {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},
     {0xFFF0, 0xFFFB}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0x10FFFF}});

bool is_invisible(std::uint32_t c) {
  return (c & 0xFFFEU) == 0xFFFE ||  // a noncharacter
         std::any_of(kInvisible.begin(), kInvisible.end(),
                     [c](const CodeRange& one) { return c >= one.first && c <= one.last; });
}

}  // namespace

std::size_t printable_length(std::string_view bytes) {
  if (bytes.empty()) return 0;
  const CodePoint c = first_code_point(bytes);
  const bool is_ascii = c.value >= 0x20 && c.value < 0x7F;
  if (is_ascii) return c.length;
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

std::string without_orders(std::string text) {
  for (std::size_t at = text.find("##"); at != std::string::npos; at = text.find("##", at)) {
    text.replace(at + 1, 1, "\\x23");
  }
  // A command may come after blanks, including the many blanks beyond ASCII.
  const auto is_ink = [](char c) { return c > ' '; };  // bytes beyond ASCII are negative
  const auto ink = std::find_if(text.begin(), text.end(), is_ink);
  const std::string_view seen =
      std::string_view(text).substr(static_cast<std::size_t>(ink - text.begin()));
  if (seen.starts_with("::")) text.replace(ink, ink + 1, "\\x3a");
  return text;
}

std::string printable_message(std::string_view bytes) {
  const std::string lines = printable_lines(bytes, std::string::npos);
  std::string text;
  for (const std::string_view line : split(lines, '\n')) {
    text += without_orders(std::string(line)) + '\n';
  }
  if (!text.empty()) text.pop_back();
  return text;
}

}  // namespace flocking
