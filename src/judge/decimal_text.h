#pragma once

#include <cstdint>
#include <string>

#include "judge/decimal.h"

namespace flocking::judge {

/// Returns |a - b|. Exact unless a and b are kFarPlaces apart; then the smaller number is enlarged,
/// which changes no digit that the functions below use.
Decimal distance(const Decimal& a, const Decimal& b);

/// Number of places between the digits of two numbers from which they count as far apart.
inline constexpr std::int64_t kFarPlaces = 2000;

/// Largest length of an exact number in to_text(), in characters.
inline constexpr std::int64_t kTextLength = 24;

/// Returns the magnitude of a number: exact if the text has at most kTextLength characters
/// ("0.001"), else rounded to six digits with an exponent ("1.2e+30").
std::string to_text(const Decimal& number);

/// Returns the double nearest to the magnitude of a number, at most the largest double.
double to_double(const Decimal& number);

/// Returns the magnitude of a number times 10^scale, rounded down; the largest integer if the
/// result exceeds 10^19. `scale` must be in [0, kShortDigits].
std::uint64_t floor_at(const Decimal& number, int scale);

}  // namespace flocking::judge
