#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "judge/token.h"

namespace flocking::replay {

/// The meaning of a printed value, in units of a number of decimals.
struct Reading {
  bool is_number = false;  ///< it is a number, and its magnitude is below kMostUnits
  bool is_spelled = true;  ///< its text differs from `units` written with the given decimals
  std::int64_t units = 0;  ///< in 10^-decimals, rounded to nearest, halves away from zero
};

/// Reads a printed value. `decimals` must be in [0, kMostDecimals].
Reading read_value(const judge::Token& token, int decimals);

/// The largest number of decimals of a track.
inline constexpr int kMostDecimals = 6;

/// Returns `units` of 10^-decimals as digits: "-0.125".
std::string decimal_text(std::int64_t units, int decimals);

/// Returns a printed value for display in a page: printable, at most 40 bytes.
std::string shown_token(std::string_view text);

}  // namespace flocking::replay
