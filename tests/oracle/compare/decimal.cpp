#include "decimal.h"

#include <algorithm>
#include <cstddef>

namespace oracle::compare {
namespace {

std::string take_digits(std::string_view& text) {
  const std::size_t length = std::min(text.find_first_not_of("0123456789"), text.size());
  std::string digits(text.substr(0, length));
  text.remove_prefix(length);
  return digits;
}

bool take_one_of(std::string_view& text, std::string_view wanted) {
  if (text.empty() || wanted.find(text.front()) == std::string_view::npos) {
    return false;
  }
  text.remove_prefix(1);
  return true;
}

bool take_sign(std::string_view& text) {  // returns true for a minus
  const bool negative = text.starts_with('-');
  take_one_of(text, "+-");
  return negative;
}

// More digits than the carries of any sum can have, since no sum has that many terms.
constexpr long kRoom = 9;

}  // namespace

std::optional<Decimal> Decimal::parse(std::string_view text) {
  Term term;
  term.negative = take_sign(text);
  const std::string whole = take_digits(text);
  const std::string fraction = take_one_of(text, ".") ? take_digits(text) : "";
  if (whole.empty() && fraction.empty()) {
    return {};
  }
  if (take_one_of(text, "eE")) {
    const bool negative = take_sign(text);
    const std::string exponent = take_digits(text);
    if (exponent.empty()) {
      return {};
    }
    const Digits digits = without_leading_zeros(exponent);
    term.exponent = {negative && !digits.empty(), digits};
  }
  if (!text.empty()) {
    return {};
  }
  term.exponent = term.exponent - integer(static_cast<long>(fraction.size()));
  term.digits = without_leading_zeros(whole + fraction);
  Decimal number;
  if (!term.digits.empty()) {
    number.terms_.push_back(term);
  }
  return number;
}

// Returns the sum of the terms with the sign that `negative` says. Exponents must be small and not
// negative.
Digits Decimal::sum_of(const std::vector<Term>& terms, bool negative) {
  Digits sum;
  for (const Term& term : terms) {
    if (term.negative == negative) {
      const long zeros = clamped(term.exponent, 1'000'000'000);
      sum = add(sum, term.digits + std::string(static_cast<std::size_t>(zeros), '0'));
    }
  }
  return sum;
}

// Returns terms with small exponents whose sum has the same sign. Sort the terms by exponent and
// let the terms so far end below 10^top. If the next exponent is at least top + kRoom, the terms
// from there on sum to 0 or to at least 10^(top + kRoom) in magnitude, and the terms below, fewer
// than 10^kRoom, to less. The sign does not depend on the width of the gap between them, so the gap
// may be reduced to kRoom.
std::vector<Decimal::Term> Decimal::squeezed(std::vector<Term> terms) {
  std::sort(terms.begin(), terms.end(),
            [](const Term& a, const Term& b) { return a.exponent < b.exponent; });
  Integer top;
  long new_top = 0;
  for (Term& term : terms) {
    const bool lowest = &term == &terms.front();
    const Integer length = integer(static_cast<long>(term.digits.size()));
    const Integer end = term.exponent + length;
    // A term may begin far below the top, but at most by the length of the longest term.
    const long gap = lowest ? 0 : clamped(term.exponent - top, 1'000'000'000);
    const long exponent = new_top + std::min(gap, kRoom);
    term.exponent = integer(exponent);
    if (lowest || top < end) {
      top = end;
      new_top = exponent + clamped(length, 1'000'000'000);
    }
  }
  return terms;
}

int Decimal::sign() const {
  const std::vector<Term> terms = squeezed(terms_);
  const int order = compare::compare(sum_of(terms, false), sum_of(terms, true));
  return order < 0 ? -1 : (order > 0 ? 1 : 0);
}

Decimal Decimal::negated() const {
  Decimal result = *this;
  for (Term& term : result.terms_) {
    term.negative = !term.negative;
  }
  return result;
}

Decimal Decimal::magnitude() const { return sign() < 0 ? negated() : *this; }

Decimal operator+(const Decimal& a, const Decimal& b) {
  Decimal sum = a;
  sum.terms_.insert(sum.terms_.end(), b.terms_.begin(), b.terms_.end());
  return sum;
}

Decimal operator-(const Decimal& a, const Decimal& b) { return a + b.negated(); }

Decimal operator*(const Decimal& a, const Decimal& b) {
  Decimal product;
  for (const Decimal::Term& s : a.terms_) {
    for (const Decimal::Term& t : b.terms_) {
      product.terms_.push_back(
          {s.negative != t.negative, multiply(s.digits, t.digits), s.exponent + t.exponent});
    }
  }
  return product;
}

std::string Decimal::text() const {
  if (sign() == 0) {
    return "0";
  }
  std::vector<Term> terms = terms_;
  for (Term& term : terms) {
    const Integer end = term.exponent + integer(static_cast<long>(term.digits.size()));
    if (integer(kMaxPlaces) < end || term.exponent < integer(-kMaxPlaces)) {
      return "";
    }
    term.exponent = term.exponent + integer(kMaxPlaces);
  }
  const bool negative = sign() < 0;
  std::string digits = subtract(sum_of(terms, negative), sum_of(terms, !negative));
  if (digits.size() <= kMaxPlaces) {
    digits.insert(0, kMaxPlaces + 1 - digits.size(), '0');
  }
  digits.insert(digits.size() - kMaxPlaces, ".");
  digits.erase(digits.find_last_not_of('0') + 1);
  if (digits.back() == '.') {
    digits.pop_back();
  }
  return (negative ? "-" : "") + digits;
}

bool operator<(const Decimal& a, const Decimal& b) { return (a - b).sign() < 0; }
bool operator<=(const Decimal& a, const Decimal& b) { return (a - b).sign() <= 0; }

}  // namespace oracle::compare
