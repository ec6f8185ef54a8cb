#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "digits.h"

namespace oracle::compare {

// An exact decimal number, stored as the terms of a sum, so that the sign of 1e99999999999 - 1 is
// known without writing its digits. Zero has no terms.
class Decimal {
 public:
  Decimal() = default;

  // Parses an optional sign, then 5 or 5. or .5 or 5.5, then an optional exponent. Returns none for
  // any other text.
  static std::optional<Decimal> parse(std::string_view text);

  [[nodiscard]] int sign() const;  // -1, 0 or 1
  [[nodiscard]] Decimal magnitude() const;
  [[nodiscard]] Decimal negated() const;

  // Returns the number without an exponent and without unnecessary zeros; "" if it has more than
  // `kMaxPlaces` digits before or after the point.
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
