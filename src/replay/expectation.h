#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "replay/track.h"

/// Predictions of values from the values before them; docs/replay.md has the formulas.
namespace flocking::replay {

/// Predicts values of a track. A place in a frame combines agent and field into a number below
/// `size`.
struct Expectation {
  std::size_t size = 0;  ///< number of values in a frame

  /// Returns the prediction for the value at `at` of the rules' flock; all values before it must be
  /// known.
  [[nodiscard]] std::int64_t of_expected(const Track& expected, std::size_t at) const;
  /// Returns the prediction for the value at `at` of the other flock; all values before it, and all
  /// values of the rules' flock, must be known.
  [[nodiscard]] std::int64_t of_actual(const Track& expected, const Track& actual,
                                       std::size_t at) const;
};

/// Converts thousandths to units of 10^-decimals, rounded half away from zero.
std::int64_t with_decimals(std::int64_t thousandths, int decimals);

/// Returns the largest number of decimals, at most `wanted`, for which with_decimals() of every
/// value of `expected` is below kMostUnits.
int decimals_that_fit(const Track& expected, int wanted);

/// Replace values that are not numbers by their predictions, which need the least space.
/// `no_numbers` are the ascending indices of these values.
void fill_expected(Track& expected, std::span<const std::size_t> no_numbers, std::size_t size);
void fill_actual(const Track& expected, Track& actual, std::span<const std::size_t> no_numbers,
                 std::size_t size);

}  // namespace flocking::replay
