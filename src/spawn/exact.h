#pragma once

#include <cstdint>

/// Arithmetic on whole numbers alone. Numbers that are printed with a few decimals are counted in
/// units of the last one: doubles would be rounded otherwise where registers are wider, where a
/// compiler fuses operations, and in each library's sine.
namespace flocking::spawn {

__extension__ typedef __int128 Wide;  // NOLINT: __extension__ takes no using

/// A length, a coordinate or a speed, in units of the last decimal that is printed.
using Units = std::int64_t;

/// No number of a made flock is larger, nor has more decimals: so all products fit.
inline constexpr double kMostSize = 1e6;
inline constexpr int kMostDecimals = 6;

struct UnitsPoint {
  Units x = 0;
  Units y = 0;

  friend bool operator==(const UnitsPoint&, const UnitsPoint&) = default;
};

/// `value`, of at most kMostSize either way, in units of the last of `decimals`, to the nearest
/// and halves away from 0: exact of the double that it is.
Units units_of(double value, int decimals);

/// The nearest whole number to a/b, halves away from 0; b > 0.
Units rounded_quotient(Wide a, Wide b);

/// The largest whole number whose square is not above `square` >= 0.
std::uint64_t whole_root(Wide square);

/// A vector of that length in the direction of `direction`, which is not (0, 0); its coordinates
/// are rounded to the nearest, off by at most 2^-20 more.
UnitsPoint along(UnitsPoint direction, Units length);

/// Where a circle of that radius around (0, 0) is k n-ths of a turn beyond (radius, 0), against the
/// clock; 0 <= k < n <= 2^24. As exact as along().
UnitsPoint on_circle(Units radius, std::uint64_t k, std::uint64_t n);

/// A whole number from 0 to `most`, all as likely; see random_uniform().
Units random_units(Units most, std::uint64_t seed, std::uint64_t owner, std::uint32_t draw);

}  // namespace flocking::spawn
