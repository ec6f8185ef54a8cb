#include "judge/decimal.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <limits>
#include <vector>

#include "judge/token.h"

namespace flocking::judge {
namespace {

// Terms that have digits between a position and `next`.
struct Stretch {
  std::array<const char*, kMaxTerms> digits{};
  std::array<int, kMaxTerms> signs{};
  std::size_t active = 0;
  // the next lower position at which a term begins or ends
  std::int64_t next = std::numeric_limits<std::int64_t>::min();
};

Stretch stretch_at(std::span<const Term> terms, std::int64_t position) {
  Stretch stretch;
  for (const Term& term : terms) {
    const Decimal& number = *term.number;
    if (number.is_zero()) continue;
    if (number.top < position) {
      stretch.next = std::max(stretch.next, number.top);
    } else if (number.bottom() < position) {
      stretch.digits[stretch.active] = number.digits.data() + (number.top - position);
      stretch.signs[stretch.active++] = number.negative != term.opposite ? -1 : 1;
      stretch.next = std::max(stretch.next, number.bottom());
    }
  }
  return stretch;
}

std::int64_t exponent_of(const NumberParts& parts, bool& cut) {
  std::string_view digits = parts.exponent;
  digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
  std::int64_t exponent = 0;
  cut = digits.size() > 18;
  if (cut) {
    exponent = kLargestExponent;
  } else {
    std::from_chars(digits.data(), digits.data() + digits.size(), exponent);
  }
  return parts.exponent_negative ? -exponent : exponent;
}

}  // namespace

void Decimal::assign(std::string_view token) {
  const NumberParts parts = split_number(token);
  digits.assign(parts.whole);
  digits += parts.fraction;
  const std::size_t zeros = std::min(digits.find_first_not_of('0'), digits.size());
  digits.erase(0, zeros);
  digits.erase(digits.find_last_not_of('0') + 1);
  negative = parts.negative && !is_zero();
  top = 0;
  cut = false;
  if (is_zero()) return;
  top = exponent_of(parts, cut) + static_cast<std::int64_t>(parts.whole.size()) -
        static_cast<std::int64_t>(zeros);
}

Decimal decimal_of(std::string_view token) {
  Decimal number;
  number.assign(token);
  return number;
}

bool is_smaller(const Decimal& a, const Decimal& b) {
  if (a.is_zero() || b.is_zero()) return a.is_zero() && !b.is_zero();
  return a.top != b.top ? a.top < b.top : a.digits < b.digits;
}

bool is_less(const Decimal& a, const Decimal& b) {
  if (a.negative != b.negative) return a.negative;
  return a.negative ? is_smaller(b, a) : is_smaller(a, b);
}

// Adds digit by digit from the highest position down; `sum` is the sum so far in units of the
// position. The remaining digits of each term are worth less than one unit, so a sum of at least
// the number of terms keeps its sign.
int sign_of_sum(std::span<const Term> terms) {
  const auto enough = static_cast<int>(terms.size());
  const auto sign = [](int sum) { return (sum > 0 ? 1 : 0) - (sum < 0 ? 1 : 0); };
  int sum = 0;
  std::int64_t position = std::numeric_limits<std::int64_t>::max();
  while (true) {
    const Stretch stretch = stretch_at(terms, position);
    if (stretch.active == 0) {
      // Across a gap, the sum grows at least tenfold.
      if (sum != 0 || stretch.next == std::numeric_limits<std::int64_t>::min()) return sign(sum);
    } else {
      const std::int64_t length = position - stretch.next;
      for (std::int64_t i = 0; i < length; ++i) {
        sum *= 10;
        for (std::size_t k = 0; k < stretch.active; ++k) {
          sum += stretch.signs[k] * (stretch.digits[k][i] - '0');
        }
        if (std::abs(sum) >= enough) return sign(sum);
      }
    }
    position = stretch.next;
  }
}

Decimal product(const Decimal& a, const Decimal& b) {
  if (a.is_zero() || b.is_zero()) return {};
  const std::size_t places = a.digits.size() + b.digits.size();
  std::vector<std::uint64_t> columns(places);  // a column of 64 Ki products does not overflow
  for (std::size_t i = 0; i < a.digits.size(); ++i) {
    const auto digit = static_cast<std::uint64_t>(a.digits[i] - '0');
    for (std::size_t k = 0; k < b.digits.size(); ++k) {
      columns[i + k + 1] += digit * static_cast<std::uint64_t>(b.digits[k] - '0');
    }
  }
  Decimal result;
  result.digits.resize(places);
  std::uint64_t carry = 0;
  for (std::size_t i = places; i-- > 0;) {
    carry += columns[i];
    result.digits[i] = static_cast<char>('0' + carry % 10);
    carry /= 10;
  }
  const std::size_t zeros = result.digits[0] == '0' ? 1 : 0;
  result.digits.erase(0, zeros);
  result.digits.erase(result.digits.find_last_not_of('0') + 1);
  result.top = a.top + b.top - static_cast<std::int64_t>(zeros);
  result.negative = a.negative != b.negative;
  result.cut = a.cut || b.cut;
  return result;
}

}  // namespace flocking::judge
