#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace flocking {

/// Returns the SHA-256 of `bytes` (FIPS 180-4).
std::array<std::uint8_t, 32> sha256(std::string_view bytes);

/// Returns the SHA-256 of `bytes` in 64 lower-case hexadecimal digits.
std::string hex_sha256(std::string_view bytes);

/// Returns a source for a Content-Security-Policy that allows an inline style or script with
/// exactly these bytes: "'sha256-...'", in base64.
std::string source_hash(std::string_view bytes);

}  // namespace flocking
