#include "replay/expectation.h"

#include <algorithm>

#include "judge/short_number.h"

namespace flocking::replay {
namespace {

constexpr int kExpectedDecimals = 3;

std::int64_t integral_power_of_ten(int exponent) {
  return judge::kPowersOfTen[static_cast<std::size_t>(exponent)];
}

std::int64_t within_range(std::int64_t units) {
  return units < kMostUnits && units > -kMostUnits ? units : 0;
}

}  // namespace

std::int64_t with_decimals(std::int64_t thousandths, int decimals) {
  if (decimals >= kExpectedDecimals) {
    return thousandths * integral_power_of_ten(decimals - kExpectedDecimals);
  }
  const std::int64_t unit = integral_power_of_ten(kExpectedDecimals - decimals);
  const std::int64_t half = thousandths < 0 ? -unit / 2 : unit / 2;
  return (thousandths + half) / unit;
}

std::int64_t Expectation::of_expected(const Track& expected, std::size_t at) const {
  const std::vector<std::int64_t>& n = expected.values;
  if (at >= 2 * size) return 2 * n[at - size] - n[at - 2 * size];
  if (at >= size) return n[at - size];
  return at >= kFields ? n[at - kFields] : 0;
}

std::int64_t Expectation::of_actual(const Track& expected, const Track& actual,
                                    std::size_t at) const {
  const std::int64_t m = with_decimals(expected.values[at], actual.decimals);
  if (at < size) return m;
  return m + actual.values[at - size] - with_decimals(expected.values[at - size], actual.decimals);
}

int decimals_that_fit(const Track& expected, int wanted) {
  std::int64_t largest = 0;
  for (const std::int64_t value : expected.values) {
    largest = std::max(largest, value < 0 ? -value : value);
  }
  int decimals = std::min(wanted, kExpectedDecimals);
  while (decimals < wanted && with_decimals(largest, decimals + 1) < kMostUnits) ++decimals;
  return decimals;
}

void fill_expected(Track& expected, std::span<const std::size_t> no_numbers, std::size_t size) {
  const Expectation expectation{size};
  for (const std::size_t at : no_numbers) {
    expected.values[at] = within_range(expectation.of_expected(expected, at));
  }
}

void fill_actual(const Track& expected, Track& actual, std::span<const std::size_t> no_numbers,
                 std::size_t size) {
  const Expectation expectation{size};
  for (const std::size_t at : no_numbers) {
    actual.values[at] = within_range(expectation.of_actual(expected, actual, at));
  }
}

}  // namespace flocking::replay
