#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace flocking::replay {

/// Appends an integer as a zigzag varint: groups of 7 bits, the lowest first.
inline void append_varint(std::string& bytes, std::int64_t number) {
  std::uint64_t rest =
      (static_cast<std::uint64_t>(number) << 1U) ^ static_cast<std::uint64_t>(number >> 63U);
  while (rest >= 0x80U) {
    bytes += static_cast<char>(rest | 0x80U);
    rest >>= 7U;
  }
  bytes += static_cast<char>(rest);
}

/// Appends numbers in little-endian byte order.
void append_doubles(std::string& bytes, std::span<const double> numbers);
void append_floats(std::string& bytes, std::span<const float> numbers);

/// Returns a zlib stream (RFC 1950). Throws std::bad_alloc.
std::string compressed(std::string_view bytes);

}  // namespace flocking::replay
