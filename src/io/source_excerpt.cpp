#include "io/source_excerpt.h"

#include <algorithm>

#include "base/printable.h"
#include "core/constants.h"

namespace flocking::io {
namespace {

constexpr std::string_view kCut = "...";
// characters kept for the token and a little text after it
constexpr std::size_t kRoomAfterCaret = 24;

bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

// Appends at most `width` characters of `text` to `line`; returns true if the whole text fitted.
bool append_printable(std::string& line, std::string_view text, std::size_t width) {
  for (std::size_t shown = 0; !text.empty(); ++shown) {
    if (shown == width) return false;
    const std::size_t length = printable_length(text);
    if (length > 0) {
      line += text.substr(0, length);
    } else {
      line += text[0] == '\t' ? '\t' : '?';
    }
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return true;
}

std::size_t character_count(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return !continues_character(c); }));
}

}  // namespace

std::string source_excerpt(std::string_view line, std::size_t token_begin, std::size_t token_size,
                           bool cut_before) {
  while (line.size() > token_begin + token_size && line.back() == '\r') line.remove_suffix(1);
  if (line.empty()) return {};
  std::string_view before = line.substr(0, token_begin);
  const std::size_t room_before = kExcerptWidth - kRoomAfterCaret;
  if (before.size() > room_before) {
    before.remove_prefix(before.size() - room_before);
    while (!before.empty() && continues_character(before[0])) before.remove_prefix(1);
    cut_before = true;
  }
  std::string shown;
  if (cut_before) shown = kCut;
  append_printable(shown, before, before.size());
  std::string marks;
  for (const char c : shown) {
    if (!continues_character(c)) marks += c == '\t' ? '\t' : ' ';
  }
  const std::size_t width_after = kExcerptWidth - std::min(kExcerptWidth, marks.size());
  std::string token;
  bool complete = append_printable(token, line.substr(token_begin, token_size), width_after);
  const std::size_t token_width = character_count(token);
  shown += token;
  complete = complete && append_printable(shown, line.substr(token_begin + token_size),
                                          width_after - token_width);
  if (!complete) shown += kCut;
  marks += '^';
  marks.append(std::max<std::size_t>(token_width, 1) - 1, '~');
  return shown + '\n' + marks;
}

}  // namespace flocking::io
