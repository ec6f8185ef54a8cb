#pragma once

#include <cstdint>
#include <string>

#include "judge/decimal.h"

namespace flocking::judge {

/// |a - b|. Exact unless the two lie kFarPlaces apart; then the smaller one is moved nearer, which
/// changes no digit that the functions below look at.
Decimal distance(const Decimal& a, const Decimal& b);

/// How many places without a digit of either number make them far apart.
inline constexpr std::int64_t kFarPlaces = 2000;

/// Most characters of a number in to_text.
inline constexpr std::int64_t kTextLength = 24;

/// The magnitude of a number: exactly where that takes at most kTextLength characters ("0.001"),
/// else six digits and an exponent, rounded ("1.2e+30").
std::string to_text(const Decimal& number);

/// The double nearest to the magnitude of a number; the largest double where that is beyond it.
double to_double(const Decimal& number);

/// The magnitude of a number times 10^scale, rounded down; the largest integer where that is beyond
/// 10^19. `scale` is in [0, kShortDigits].
std::uint64_t floor_at(const Decimal& number, int scale);

}  // namespace flocking::judge
