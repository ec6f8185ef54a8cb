#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace flocking {

/// SHA-256 of `bytes` (FIPS 180-4).
std::array<std::uint8_t, 32> sha256(std::string_view bytes);

/// The same in 64 hexadecimal digits, in lower case.
std::string hex_sha256(std::string_view bytes);

/// A source of a Content-Security-Policy that allows an inline style or script with just these
/// bytes: "'sha256-...'", in base64.
std::string source_hash(std::string_view bytes);

}  // namespace flocking
