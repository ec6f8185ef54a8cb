#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace flocking {

/// A character of Unicode, and how many bytes of UTF-8 it takes.
struct CodePoint {
  std::uint32_t value = 0;
  std::size_t length = 0;  ///< 1 to 4; 0 if the bytes are not valid UTF-8
};

/// Stands for what cannot be decoded.
inline constexpr std::uint32_t kReplacementCharacter = 0xFFFD;

/// Decodes the character at the start of `bytes`, which must not be empty.
CodePoint first_code_point(std::string_view bytes);

/// Appends a character as UTF-8. `value` is at most 0x10FFFF and no surrogate.
void append_code_point(std::string& text, std::uint32_t value);

/// Returns true if all of `bytes` is valid UTF-8.
bool is_utf8(std::string_view bytes);

}  // namespace flocking
