#include "base/text_encoding.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "base/code_point.h"

namespace flocking {
namespace {

// Bytes 0x80 to 0x9F of Windows-1252; the five undefined bytes map to control characters.
constexpr std::array<std::uint32_t, 32> kWindows1252High = {
    0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x8D,   0x017D, 0x8F,   0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178};

constexpr std::uint32_t kFirstHigh = 0x80;
constexpr std::uint32_t kFirstLatin1 = 0xA0;

std::uint32_t from_windows1252(unsigned char byte) {
  return byte >= kFirstHigh && byte < kFirstLatin1 ? kWindows1252High.at(byte - kFirstHigh) : byte;
}

char to_windows1252(std::uint32_t value) {
  if (value < kFirstHigh || (value >= kFirstLatin1 && value <= 0xFFU)) {
    return static_cast<char>(value);
  }
  const auto* const found = std::find(kWindows1252High.begin(), kWindows1252High.end(), value);
  if (found == kWindows1252High.end()) return '?';
  return static_cast<char>(kFirstHigh + (found - kWindows1252High.begin()));
}

/// A decoder of UTF-16: next() returns one code point. An unpaired surrogate becomes the
/// replacement character.
class Utf16Reader {
 public:
  Utf16Reader(std::string_view bytes, bool is_little) : bytes_(bytes), is_little_(is_little) {}

  [[nodiscard]] bool at_end() const { return at_ >= bytes_.size(); }

  std::uint32_t next() {
    const std::uint32_t unit = take();
    if (unit < 0xD800U || unit > 0xDFFFU) return unit;
    const std::size_t after = at_;
    const std::uint32_t second = unit <= 0xDBFFU && !at_end() ? take() : 0;
    if (second >= 0xDC00U && second <= 0xDFFFU) {
      return 0x10000U + ((unit - 0xD800U) << 10U) + (second - 0xDC00U);
    }
    at_ = after;
    return kReplacementCharacter;
  }

 private:
  // Returns the next unit. An incomplete unit at the end becomes the replacement character.
  std::uint32_t take() {
    const std::size_t at = at_;
    at_ += 2;
    if (at + 1 >= bytes_.size()) return kReplacementCharacter;
    const std::uint32_t first = static_cast<unsigned char>(bytes_[at]);
    const std::uint32_t second = static_cast<unsigned char>(bytes_[at + 1]);
    return is_little_ ? first | second << 8U : first << 8U | second;
  }

  std::string_view bytes_;
  bool is_little_;
  std::size_t at_ = 0;
};

void append_unit(std::string& bytes, std::uint32_t unit, bool is_little) {
  const auto low = static_cast<char>(unit & 0xFFU);
  const auto high = static_cast<char>(unit >> 8U);
  bytes += is_little ? low : high;
  bytes += is_little ? high : low;
}

void append_utf16(std::string& bytes, std::uint32_t value, bool is_little) {
  if (value < 0x10000U) return append_unit(bytes, value, is_little);
  append_unit(bytes, 0xD800U + ((value - 0x10000U) >> 10U), is_little);
  append_unit(bytes, 0xDC00U + ((value - 0x10000U) & 0x3FFU), is_little);
}

}  // namespace

TextEncoding find_encoding(std::string_view bytes) {
  if (bytes.starts_with("\xFF\xFE")) return TextEncoding::kUtf16LittleEndian;
  if (bytes.starts_with("\xFE\xFF")) return TextEncoding::kUtf16BigEndian;
  if (bytes.size() >= 4) {
    if (bytes[0] != 0 && bytes[1] == 0 && bytes[2] != 0 && bytes[3] == 0) {
      return TextEncoding::kUtf16LittleEndian;
    }
    if (bytes[0] == 0 && bytes[1] != 0 && bytes[2] == 0 && bytes[3] != 0) {
      return TextEncoding::kUtf16BigEndian;
    }
  }
  return is_utf8(bytes) ? TextEncoding::kUtf8 : TextEncoding::kWindows1252;
}

bool is_utf16(std::string_view bytes) {
  if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")) return true;
  constexpr std::size_t kLeast = 8;
  constexpr std::size_t kMost = 16;
  if (bytes.size() < kLeast) return false;
  const std::size_t first_zero = bytes[0] == 0 ? 0 : 1;
  for (std::size_t i = 0; i < std::min(bytes.size(), kMost); ++i) {
    if ((bytes[i] == 0) != (i % 2 == first_zero)) return false;
  }
  return true;
}

std::string decode(std::string_view bytes, TextEncoding encoding) {
  if (encoding == TextEncoding::kUtf8) return std::string(bytes);
  std::string text;
  if (encoding == TextEncoding::kWindows1252) {
    for (const char byte : bytes) {
      append_code_point(text, from_windows1252(static_cast<unsigned char>(byte)));
    }
    return text;
  }
  Utf16Reader reader(bytes, encoding == TextEncoding::kUtf16LittleEndian);
  while (!reader.at_end()) append_code_point(text, reader.next());
  return text;
}

std::string encode(std::string_view text, TextEncoding encoding) {
  if (encoding == TextEncoding::kUtf8) return std::string(text);
  std::string bytes;
  while (!text.empty()) {
    CodePoint c = first_code_point(text);
    if (c.length == 0) c = {kReplacementCharacter, 1};
    if (encoding == TextEncoding::kWindows1252) {
      bytes += to_windows1252(c.value);
    } else {
      append_utf16(bytes, c.value, encoding == TextEncoding::kUtf16LittleEndian);
    }
    text.remove_prefix(c.length);
  }
  return bytes;
}

std::size_t encoded_length(std::string_view text, TextEncoding encoding) {
  const std::size_t length = first_code_point(text).length;
  switch (encoding) {
    case TextEncoding::kUtf8:
      return length == 0 ? 1 : length;
    case TextEncoding::kWindows1252:
      return 1;
    default:
      return length == 4 ? 4 : 2;
  }
}

}  // namespace flocking
