#include "arithmetic/elementary.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <optional>
#include <string>

#include "arithmetic/careful.h"
#include "arithmetic/quick.h"
#include "arithmetic/wide_constants.h"

namespace flocking::arithmetic {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// Returns the double nearest to all numbers within the error of `value`, if there is one (Ziv
// 1991).
std::optional<double> decided(const Pair& value) {
  const double error = std::fabs(value.high) * kQuickError;
  const double low = value.high + (value.low - error);
  const double high = value.high + (value.low + error);
  if (low != high) return std::nullopt;
  return low;
}

std::optional<double> decided(const std::optional<Pair>& value) {
  return value ? decided(*value) : std::nullopt;
}

// Returns the angle if y or x is infinite, NaN or zero, or y/x cannot be represented: a multiple of
// pi/4.
double angle_at_the_edge(double y, double x) {
  if (std::isnan(x) || std::isnan(y)) return x + y;
  double quarters = 0.0;  // in units of pi/4
  if (y == 0.0) {
    quarters = std::signbit(x) ? 4.0 : 0.0;
  } else if (x == 0.0) {
    quarters = 2.0;
  } else if (std::isinf(y)) {
    quarters = std::isinf(x) ? (x < 0.0 ? 3.0 : 1.0) : 2.0;
  } else {
    quarters = x < 0.0 ? 4.0 : 0.0;
  }
  if (quarters == 0.0) return std::copysign(0.0, y);
  return std::copysign(rounded(wide(quarters) * scaled(kHalfPi, -1)), y);
}

constexpr int kLeastPower = -323;
constexpr int kMostPower = 308;

std::array<double, kMostPower - kLeastPower + 1> powers_of_ten() {
  std::array<double, kMostPower - kLeastPower + 1> powers{};
  for (std::size_t i = 0; i < powers.size(); ++i) {
    const std::string text = "1e" + std::to_string(kLeastPower + static_cast<int>(i));
    std::from_chars(text.data(), text.data() + text.size(), powers[i]);
  }
  return powers;
}

}  // namespace

double sin(double angle) {
  if (!std::isfinite(angle)) return angle - angle;
  // The sine is below the angle by less than a quarter of its last place.
  if (std::fabs(angle) < 0x1p-26) return angle;
  if (const auto value = decided(quick_sine(angle))) return *value;
  return rounded(careful_sine(angle));
}

double cos(double angle) {
  if (!std::isfinite(angle)) return angle - angle;
  if (std::fabs(angle) < 0x1p-27) return 1.0;
  if (const auto value = decided(quick_cosine(angle))) return *value;
  return rounded(careful_cosine(angle));
}

double atan2(double y, double x) {
  if (!std::isfinite(y) || !std::isfinite(x) || y == 0.0 || x == 0.0) {
    return angle_at_the_edge(y, x);
  }
  const std::optional<Pair> quick = quick_angle(y, x);
  if (const auto value = decided(quick)) return *value;
  return rounded(careful_angle(y, x, quick ? quick->high : 0.0));
}

double exp(double power) {
  if (std::isnan(power)) return power;
  if (power > 710.0) return kInfinity;
  if (power < -746.0) return 0.0;
  if (std::fabs(power) <= 0x1p-54) return 1.0;
  // Below the normal numbers, doubles have fewer bits than decided() assumes.
  if (power > -708.0) {
    const Exponential quick = quick_exponential(power);
    if (const auto value = decided(quick.fraction)) return std::ldexp(*value, quick.exponent);
  }
  return rounded(careful_exponential(power));
}

double log(double number) {
  if (std::isnan(number) || number == kInfinity) return number;
  if (number == 0.0) return -kInfinity;
  if (number < 0.0) return std::numeric_limits<double>::quiet_NaN();
  return number == 1.0 ? 0.0 : rounded(careful_logarithm(number));
}

double power_of_ten(int exponent) {
  static const auto kPowers = powers_of_ten();
  if (exponent > kMostPower) return kInfinity;
  if (exponent < kLeastPower) return 0.0;
  return kPowers[static_cast<std::size_t>(exponent - kLeastPower)];
}

int decimal_exponent(double number) {
  if (number == 0.0 || !std::isfinite(number)) return 0;
  const double size = std::fabs(number);
  int binary = 0;
  static_cast<void>(std::frexp(size, &binary));
  // A lower bound from the power of two below the number; the result is this or one more.
  constexpr double kLog10Of2 = 0.30102999566398119521;
  const int least = static_cast<int>(std::floor((binary - 1) * kLog10Of2));
  return size >= power_of_ten(least + 1) ? least + 1 : least;
}

}  // namespace flocking::arithmetic
