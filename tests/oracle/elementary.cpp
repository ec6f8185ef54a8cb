#include "elementary.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <stdexcept>

#include "fixed.h"

namespace oracle {
namespace {

// The relative error that a long double may have.
constexpr long double kDoubt = LDBL_MANT_DIG >= 64 ? 0x1p-60L : 1.0L;

// Returns the double nearest to the exact value. `about` approximates it; is_above(a, b), with a <
// b, returns true if the exact value is above the middle of the doubles a and b.
template <class IsAbove>
double nearest(long double about, IsAbove is_above) {
  double found = static_cast<double>(about);
  const long double margin = std::fabs(about) * kDoubt;
  if (static_cast<double>(about - margin) == static_cast<double>(about + margin)) return found;
  while (is_above(found, std::nextafter(found, HUGE_VAL))) {
    found = std::nextafter(found, HUGE_VAL);
  }
  while (!is_above(std::nextafter(found, -HUGE_VAL), found)) {
    found = std::nextafter(found, -HUGE_VAL);
  }
  return found;
}

// Returns the angle without whole turns: at most slightly more than half a turn in magnitude.
Fixed without_turns(double angle) {
  if (std::fabs(angle) > 1e6) throw std::domain_error("an angle beyond 1e6");
  return Fixed(angle) - Fixed(std::round(angle / 6.283185307179586)) * two_pi();
}

bool is_above_middle(const Fixed& value, double low, double high) {
  return !((value + value) - (Fixed(low) + Fixed(high))).is_negative();
}

}  // namespace

double sin(double angle) {
  if (!std::isfinite(angle)) return std::sin(angle);
  if (std::fabs(angle) < 1e-8) return angle;
  return nearest(std::sin(static_cast<long double>(angle)), [&](double low, double high) {
    return is_above_middle(sin_of(without_turns(angle)), low, high);
  });
}

double cos(double angle) {
  if (!std::isfinite(angle)) return std::cos(angle);
  return nearest(std::cos(static_cast<long double>(angle)), [&](double low, double high) {
    return is_above_middle(cos_of(without_turns(angle)), low, high);
  });
}

double exp(double power) {
  if (!(power > -746 && power < 710)) return std::exp(power);
  // e^power = 2^count * e^rest
  const int count = static_cast<int>(std::round(power / 0.6931471805599453));
  return nearest(std::exp(static_cast<long double>(power)), [&](double low, double high) {
    const Fixed rest = Fixed(power) - Fixed(count) * log_of_two();
    return is_above_middle(exp_of(rest), std::ldexp(low, -count), std::ldexp(high, -count));
  });
}

double atan2(double y, double x) {
  if (y == 0 || x == 0 || !std::isfinite(y) || !std::isfinite(x)) return std::atan2(y, x);
  if (y < 0) return -atan2(-y, x);
  // Near the axis, the angle differs from y/x by less than the last place.
  if (x > 0 && y / x < 1e-30) return y / x;
  const int power = std::ilogb(std::max(std::fabs(x), y));
  const Fixed up(std::ldexp(y, -power));
  const Fixed along(std::ldexp(x, -power));
  return nearest(std::atan2(static_cast<long double>(y), static_cast<long double>(x)),
                 [&](double low, double high) {
                   // The angle is above the middle m if sin(angle - m) > 0.
                   const Fixed middle = (Fixed(low) + Fixed(high)).divided(2);
                   return !(up * cos_of(middle) - along * sin_of(middle)).is_negative();
                 });
}

}  // namespace oracle
