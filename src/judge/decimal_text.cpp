#include "judge/decimal_text.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <limits>
#include <system_error>

namespace flocking::judge {
namespace {

constexpr std::size_t kRoundedDigits = 6;
// no double, and no middle between two doubles, has more digits
constexpr std::size_t kDigitsOfDouble = 800;
constexpr std::int64_t kExponentOfDouble = 1000;

void strip_zeros(Decimal& number) {
  const std::size_t zeros = std::min(number.digits.find_first_not_of('0'), number.digits.size());
  number.digits.erase(0, zeros);
  number.digits.erase(number.digits.find_last_not_of('0') + 1);
  number.top = number.is_zero() ? 0 : number.top - static_cast<std::int64_t>(zeros);
}

// Returns large + sign * small for their magnitudes; `large` must not be smaller than `small`.
Decimal combine(const Decimal& large, const Decimal& small, int sign) {
  const std::int64_t bottom = std::min(large.bottom(), small.bottom());
  Decimal result;
  result.top = large.top + 1;  // room for a carry
  result.digits.assign(static_cast<std::size_t>(result.top - bottom), '0');
  std::copy(large.digits.begin(), large.digits.end(), result.digits.begin() + 1);
  const auto offset = static_cast<std::size_t>(result.top - small.top);
  int carry = 0;
  for (std::size_t i = offset + small.digits.size(); i-- > 0;) {
    if (i < offset && carry == 0) break;
    const int addend = i < offset ? 0 : small.digits[i - offset] - '0';
    const int sum = result.digits[i] - '0' + sign * addend + carry;
    carry = sum < 0 ? -1 : sum > 9 ? 1 : 0;
    result.digits[i] = static_cast<char>('0' + sum - 10 * carry);
  }
  strip_zeros(result);
  return result;
}

std::string plain_text(const Decimal& number) {
  if (number.is_zero()) return "0";
  if (number.top <= 0) {
    return "0." + std::string(static_cast<std::size_t>(-number.top), '0') + number.digits;
  }
  const auto whole = static_cast<std::size_t>(number.top);
  std::string text = number.digits;
  if (whole < text.size()) return text.insert(whole, 1, '.');
  text.append(whole - text.size(), '0');
  return text;
}

std::int64_t plain_length(const Decimal& number) {
  const auto size = static_cast<std::int64_t>(number.digits.size());
  if (number.top <= 0) return 2 - number.top + size;
  return number.top >= size ? number.top : size + 1;
}

std::string rounded_text(const Decimal& number) {
  std::string digits = number.digits.substr(0, kRoundedDigits);
  std::int64_t exponent = number.top - 1;
  if (number.digits.size() > kRoundedDigits && number.digits[kRoundedDigits] >= '5') {
    const std::size_t kept = digits.find_last_not_of('9') + 1;
    digits.erase(kept);
    if (kept == 0) {
      digits = "1";
      ++exponent;
    } else {
      ++digits.back();
    }
  }
  digits.erase(digits.find_last_not_of('0') + 1);
  if (digits.size() > 1) digits.insert(1, 1, '.');
  const std::string size = std::to_string(std::abs(exponent));
  return digits + (exponent < 0 ? "e-" : "e+") + (size.size() < 2 ? "0" : "") + size;
}

}  // namespace

Decimal distance(const Decimal& a, const Decimal& b) {
  const bool swapped = is_smaller(a, b);
  const Decimal& large = swapped ? b : a;
  const Decimal& small = swapped ? a : b;
  if (small.is_zero()) {
    Decimal magnitude = large;
    magnitude.negative = false;
    return magnitude;
  }
  const int sign = a.negative == b.negative ? -1 : 1;
  if (large.bottom() - small.top <= kFarPlaces) return combine(large, small, sign);
  Decimal nearer;
  nearer.digits = "1";
  nearer.top = large.bottom() - kFarPlaces;
  return combine(large, nearer, sign);
}

std::string to_text(const Decimal& number) {
  return plain_length(number) <= kTextLength ? plain_text(number) : rounded_text(number);
}

double to_double(const Decimal& number) {
  if (number.is_zero()) return 0.0;
  const std::int64_t exponent = std::clamp(number.top, -kExponentOfDouble, kExponentOfDouble);
  std::string text = "." + number.digits.substr(0, kDigitsOfDouble);
  // there are more digits, so the number is not exactly a middle between two doubles
  if (number.digits.size() > kDigitsOfDouble) text += '1';
  text += 'e' + std::to_string(exponent);
  double value = 0.0;
  const auto result = std::from_chars(text.data(), text.data() + text.size(), value);
  if (result.ec == std::errc()) return value;
  return exponent > 0 ? std::numeric_limits<double>::max() : 0.0;
}

std::uint64_t floor_at(const Decimal& number, int scale) {
  constexpr std::int64_t kDigitsThatFit = 19;
  const std::int64_t places = number.top + scale;
  if (number.is_zero() || places <= 0) return 0;
  if (places > kDigitsThatFit) return std::numeric_limits<std::uint64_t>::max();
  std::uint64_t floor = 0;
  for (std::int64_t i = 0; i < places; ++i) {
    const auto at = static_cast<std::size_t>(i);
    floor = floor * 10;
    if (at < number.digits.size()) floor += static_cast<std::uint64_t>(number.digits[at] - '0');
  }
  return floor;
}

}  // namespace flocking::judge
