#include "plot/decimals.h"

#include <algorithm>
#include <array>

#include "core/constants.h"
#include "io/number_format.h"

namespace flocking::plot {

std::string printed(double value) {
  std::array<char, kMaxNumberBytes> text;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  return {text.data(), io::write_three_decimals(text.data(), value)};
}

Thousandths printed_thousandths(double value) {
  std::array<char, kMaxNumberBytes> text;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  const char* end = io::write_three_decimals(text.data(), value);
  Thousandths number = 0;
  for (const char* at = text.data(); at != end; ++at) {
    if (*at != '-' && *at != '.') number = 10 * number + (*at - '0');
  }
  return text[0] == '-' ? -number : number;
}

std::string decimals_of(Thousandths value) {
  std::string digits;
  Thousandths rest = value < 0 ? -value : value;
  while (rest > 0 || digits.size() < 5) {
    if (digits.size() == 3) digits += '.';
    digits += static_cast<char>('0' + static_cast<int>(rest % 10));
    rest /= 10;
  }
  if (value < 0) digits += '-';
  std::reverse(digits.begin(), digits.end());
  return digits;
}

Vec2 Origin::to(Vec2 point) const {
  return {static_cast<double>(printed_thousandths(point.x) - x) / 1000.0,
          static_cast<double>(printed_thousandths(point.y) - y) / 1000.0};
}

}  // namespace flocking::plot
