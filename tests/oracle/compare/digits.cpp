#include "digits.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace oracle::compare {
namespace {

// Returns the digit of weight 10^place.
int digit(const Digits& number, std::size_t place) {
  return place < number.size() ? number[number.size() - 1 - place] - '0' : 0;
}

// Returns digits from a text with the lowest digit first.
Digits turned(std::string lowest_first) {
  std::reverse(lowest_first.begin(), lowest_first.end());
  return without_leading_zeros(std::move(lowest_first));
}

}  // namespace

Digits without_leading_zeros(Digits digits) {
  digits.erase(0, digits.find_first_not_of('0'));
  return digits;
}

int compare(const Digits& a, const Digits& b) {
  if (a.size() != b.size()) {
    return a.size() < b.size() ? -1 : 1;
  }
  return a.compare(b);
}

Digits add(const Digits& a, const Digits& b) {
  std::string sum;
  int carry = 0;
  for (std::size_t place = 0; place < std::max(a.size(), b.size()) + 1; ++place) {
    carry += digit(a, place) + digit(b, place);
    sum += static_cast<char>('0' + carry % 10);
    carry /= 10;
  }
  return turned(std::move(sum));
}

Digits subtract(const Digits& a, const Digits& b) {
  std::string difference;
  int borrow = 0;
  for (std::size_t place = 0; place < a.size(); ++place) {
    const int rest = digit(a, place) - digit(b, place) - borrow;
    borrow = rest < 0 ? 1 : 0;
    difference += static_cast<char>('0' + (rest + 10) % 10);
  }
  return turned(std::move(difference));
}

Digits multiply(const Digits& a, const Digits& b) {
  std::string product(a.size() + b.size(), '0');
  for (std::size_t i = 0; i < a.size(); ++i) {
    int carry = 0;
    for (std::size_t j = 0; j < b.size() || carry != 0; ++j) {
      carry += (product[i + j] - '0') + digit(a, i) * digit(b, j);
      product[i + j] = static_cast<char>('0' + carry % 10);
      carry /= 10;
    }
  }
  return turned(std::move(product));
}

Integer integer(long value) {
  return {value < 0, value == 0 ? "" : std::to_string(value < 0 ? -value : value)};
}

Integer operator+(const Integer& a, const Integer& b) {
  if (a.negative == b.negative) {
    return {a.negative, add(a.digits, b.digits)};
  }
  const int order = compare(a.digits, b.digits);
  if (order == 0) {
    return {};
  }
  return order > 0 ? Integer{a.negative, subtract(a.digits, b.digits)}
                   : Integer{b.negative, subtract(b.digits, a.digits)};
}

Integer operator-(const Integer& a, const Integer& b) {
  return a + Integer{!b.negative && !b.digits.empty(), b.digits};
}

bool operator<(const Integer& a, const Integer& b) { return (a - b).negative; }

long clamped(const Integer& value, long limit) {
  if (compare(value.digits, std::to_string(limit)) > 0) {
    return value.negative ? -limit : limit;
  }
  const long size = value.digits.empty() ? 0 : std::stol(value.digits);
  return value.negative ? -size : size;
}

}  // namespace oracle::compare
