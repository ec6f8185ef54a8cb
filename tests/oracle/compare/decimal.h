#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "digits.h"

namespace oracle::compare {

// An exact decimal number, kept as the terms of a sum: so 1e99999999999 - 1 is held, and its sign
// known, without ever writing its digits out. Zero has no terms.
class Decimal {
 public:
  Decimal() = default;

  // sign? (5 | 5. | .5 | 5.5) exponent?, and nothing else.
  static std::optional<Decimal> parse(std::string_view text);

  [[nodiscard]] int sign() const;  // -1, 0, 1
  [[nodiscard]] Decimal magnitude() const;
  [[nodiscard]] Decimal negated() const;

  // Without an exponent and without needless zeros; "" if that would take more than `kMaxPlaces`
  // digits before or behind the point.
  static constexpr long kMaxPlaces = 2000;
  [[nodiscard]] std::string text() const;

  friend Decimal operator+(const Decimal& a, const Decimal& b);
  friend Decimal operator-(const Decimal& a, const Decimal& b);
  friend Decimal operator*(const Decimal& a, const Decimal& b);

 private:
  struct Term {
    bool negative = false;
    Digits digits;  // never zero
    Integer exponent;
  };
  static Digits sum_of(const std::vector<Term>& terms, bool negative);
  static std::vector<Term> squeezed(std::vector<Term> terms);

  std::vector<Term> terms_;
};

bool operator<(const Decimal& a, const Decimal& b);
bool operator<=(const Decimal& a, const Decimal& b);

}  // namespace oracle::compare
