#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace flocking {

/// A character of Unicode and its length in UTF-8.
struct CodePoint {
  std::uint32_t value = 0;
  std::size_t length = 0;  ///< in bytes, 1 to 4; 0 if the bytes are not valid UTF-8
};

/// The replacement for bytes that cannot be decoded.
inline constexpr std::uint32_t kReplacementCharacter = 0xFFFD;

/// Decodes the character at the start of `bytes`, which must not be empty.
CodePoint first_code_point(std::string_view bytes);

/// Appends a character as UTF-8. `value` must be at most 0x10FFFF and not a surrogate.
void append_code_point(std::string& text, std::uint32_t value);

/// Returns true if all of `bytes` is valid UTF-8.
bool is_utf8(std::string_view bytes);

}  // namespace flocking
