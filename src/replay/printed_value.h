#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "judge/token.h"

namespace flocking::replay {

/// What a printed value means with a number of decimals.
struct Reading {
  bool is_number = false;  ///< and below kMostUnits
  bool is_spelled = true;  ///< printed otherwise than `units` with so many decimals
  std::int64_t units = 0;  ///< of 10^-decimals, the nearest, halves away from zero
};

/// `decimals` is in [0, kMostDecimals].
Reading read_value(const judge::Token& token, int decimals);

/// No track has more.
inline constexpr int kMostDecimals = 6;

/// `units` of 10^-decimals as digits: "-0.125".
std::string decimal_text(std::int64_t units, int decimals);

/// A printed value as a page shows it: printable, at most 40 bytes.
std::string shown_token(std::string_view text);

}  // namespace flocking::replay
