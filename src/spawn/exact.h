#pragma once

#include <cstdint>

/// Arithmetic that uses only whole numbers. Numbers that are printed with a few decimals are stored
/// in units of the last decimal. Doubles would round differently on machines with wider registers,
/// with compilers that fuse operations, and with each library's sine.
namespace flocking::spawn {

__extension__ typedef __int128 Wide;  // NOLINT: __extension__ takes no using

/// A length, a coordinate or a speed, in units of the last printed decimal.
using Units = std::int64_t;

/// Limits of the size and the decimals of numbers of a generated flock, so that no product
/// overflows.
inline constexpr double kMostSize = 1e6;
inline constexpr int kMostDecimals = 6;

struct UnitsPoint {
  Units x = 0;
  Units y = 0;

  friend bool operator==(const UnitsPoint&, const UnitsPoint&) = default;
};

/// Returns `value`, of magnitude at most kMostSize, in units of the last of `decimals` decimals.
/// Rounds the exact value of the double to the nearest unit, halves away from 0.
Units units_of(double value, int decimals);

/// Returns the whole number nearest to a/b, halves away from 0; b > 0.
Units rounded_quotient(Wide a, Wide b);

/// Returns the largest whole number whose square is not above `square` >= 0.
std::uint64_t whole_root(Wide square);

/// Returns a vector of the length `length` in the direction of `direction`, which must not be (0,
/// 0). Coordinates are rounded to the nearest unit; the error exceeds that of rounding by at most
/// 2^-20.
UnitsPoint along(UnitsPoint direction, Units length);

/// Returns the point on a circle of the radius `radius` around (0, 0), k/n of a turn
/// counterclockwise from (radius, 0); 0 <= k < n <= 2^24. As exact as along().
UnitsPoint on_circle(Units radius, std::uint64_t k, std::uint64_t n);

/// Returns a whole number from 0 to `most`, uniformly distributed; see random_uniform().
Units random_units(Units most, std::uint64_t seed, std::uint64_t owner, std::uint32_t draw);

}  // namespace flocking::spawn
