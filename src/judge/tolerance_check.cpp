#include "judge/tolerance_check.h"

#include <array>
#include <limits>
#include <stdexcept>
#include <string>

#include "base/printable.h"
#include "judge/decimal_text.h"
#include "judge/token.h"

namespace flocking::judge {
namespace {

Decimal parse_tolerance(const std::string& name, const std::string& text) {
  if (classify(text).is_number()) {
    Decimal number = decimal_of(text);
    if (!number.negative) return number;
  }
  throw std::invalid_argument("the " + name + " tolerance is " + in_quotes(text) +
                              ", expected a number of at least 0");
}

std::optional<ShortNumber> short_number(const Decimal& number) {
  if (number.is_zero()) return ShortNumber{};
  if (number.bottom() < -kShortDigits || number.top > kShortDigits) return std::nullopt;
  const int decimals = number.bottom() < 0 ? static_cast<int>(-number.bottom()) : 0;
  if (number.top + decimals > kShortDigits) return std::nullopt;
  return ShortNumber{static_cast<std::int64_t>(floor_at(number, decimals)), decimals};
}

std::optional<std::uint64_t> times(std::uint64_t a, std::uint64_t b) {
  if (a != 0 && b > std::numeric_limits<std::uint64_t>::max() / a) return std::nullopt;
  return a * b;
}

}  // namespace

ToleranceCheck::ToleranceCheck(const Tolerance& tolerance)
    : absolute_(parse_tolerance("absolute", tolerance.absolute)),
      relative_(parse_tolerance("relative", tolerance.relative)),
      short_relative_(short_number(relative_)) {
  for (int decimals = 0; decimals <= kShortDigits; ++decimals) {
    floors_[static_cast<std::size_t>(decimals)] = floor_at(absolute_, decimals);
  }
}

std::optional<bool> ToleranceCheck::within_relative(const ShortPair& pair) const {
  if (relative_.is_zero()) return false;
  if (!short_relative_) return std::nullopt;
  const auto scale = static_cast<std::size_t>(short_relative_->decimals);
  const auto left = times(pair.error, static_cast<std::uint64_t>(kPowersOfTen[scale]));
  const auto right = times(pair.expected, magnitude(short_relative_->digits));
  if (!left || !right) return std::nullopt;
  return *left <= *right;
}

bool ToleranceCheck::within(const Decimal& found, const Decimal& expected) const {
  if (found.cut && expected.cut && (found.top < 0) == (expected.top < 0)) {
    return found.top < 0 && !absolute_.is_zero() && !absolute_.cut;
  }
  const bool below = is_less(found, expected);
  std::array<Term, 3> terms = {{{&found, below}, {&expected, !below}, {&absolute_, true}}};
  if (sign_of_sum(terms) <= 0) return true;
  if (relative_.is_zero()) return false;
  const Decimal allowed = product(relative_, expected);
  terms[2] = {&allowed, !expected.negative};
  return sign_of_sum(terms) <= 0;
}

}  // namespace flocking::judge
