#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace flocking::replay {

/// Appends a whole number: zigzag, then groups of 7 bits, the lowest first.
inline void append_varint(std::string& bytes, std::int64_t number) {
  std::uint64_t rest =
      (static_cast<std::uint64_t>(number) << 1U) ^ static_cast<std::uint64_t>(number >> 63U);
  while (rest >= 0x80U) {
    bytes += static_cast<char>(rest | 0x80U);
    rest >>= 7U;
  }
  bytes += static_cast<char>(rest);
}

/// Appends numbers as they stand in the memory of a little-endian machine.
void append_doubles(std::string& bytes, std::span<const double> numbers);
void append_floats(std::string& bytes, std::span<const float> numbers);

/// A zlib stream (RFC 1950). Throws std::bad_alloc.
std::string compressed(std::string_view bytes);

}  // namespace flocking::replay
