#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "replay/track.h"

/// What is expected of a value, from what is known when it comes: docs/replay.md has the formulas.
namespace flocking::replay {

/// Values of a track, with the place of each: agent and field are one number, from 0 to `size` - 1.
struct Expectation {
  std::size_t size = 0;  ///< values of a frame

  /// Of the value at `at` in the flock of the rules; those before it are there.
  [[nodiscard]] std::int64_t of_expected(const Track& expected, std::size_t at) const;
  /// Of the value at `at` in the other flock; those before it, and the whole flock of the rules,
  /// are there.
  [[nodiscard]] std::int64_t of_actual(const Track& expected, const Track& actual,
                                       std::size_t at) const;
};

/// Units of thousandths in units of 10^-decimals, rounded half away from zero.
std::int64_t with_decimals(std::int64_t thousandths, int decimals);

/// So many decimals at most, and no more than `wanted`, keep with_decimals() of every value of
/// `expected` below kMostUnits.
int decimals_that_fit(const Track& expected, int wanted);

/// Gives the values that are no numbers (places in values, ascending) what is expected of them: so
/// they take least room.
void fill_expected(Track& expected, std::span<const std::size_t> no_numbers, std::size_t size);
void fill_actual(const Track& expected, Track& actual, std::span<const std::size_t> no_numbers,
                 std::size_t size);

}  // namespace flocking::replay
