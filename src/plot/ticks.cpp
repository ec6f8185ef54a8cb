#include "plot/ticks.h"

#include <fmt/format.h>

#include <cmath>

#include "arithmetic/elementary.h"

namespace flocking::plot {
namespace {

double power_of_ten(int exponent) {
  return exponent < 0 ? 1.0 / arithmetic::power_of_ten(-exponent)
                      : arithmetic::power_of_ten(exponent);
}

RoundNumber next_above(RoundNumber number) {
  if (number.digit == 1) return {2, number.exponent};
  if (number.digit == 2) return {5, number.exponent};
  return {1, number.exponent + 1};
}

}  // namespace

double RoundNumber::value() const { return digit * power_of_ten(exponent); }

std::string RoundNumber::text(long long times) const {
  const long long whole = times * digit;
  if (whole == 0) return "0";
  if (exponent < -6) return fmt::format("{}e{}", whole, exponent);
  if (exponent < 0)
    return fmt::format("{:.{}f}", static_cast<double>(whole) / power_of_ten(-exponent), -exponent);
  if (exponent > 5) {
    long long mantissa = whole;
    int power = exponent;
    for (; mantissa % 10 == 0; mantissa /= 10) ++power;
    return fmt::format("{}e{}", mantissa, power);
  }
  return std::to_string(whole) + std::string(static_cast<std::size_t>(exponent), '0');
}

RoundNumber round_number_below(double limit) {
  RoundNumber number{1, arithmetic::decimal_exponent(limit)};
  while (number.value() > limit) --number.exponent;
  for (RoundNumber next = next_above(number); next.value() <= limit; next = next_above(next)) {
    number = next;
  }
  return number;
}

std::vector<Tick> ticks(double low, double high, int most) {
  RoundNumber step = round_number_below((high - low) / most);
  while (std::floor((high - low) / step.value()) > most) step = next_above(step);
  const double size = step.value();
  std::vector<Tick> found;
  const auto last = static_cast<long long>(std::floor(high / size));
  for (auto i = static_cast<long long>(std::ceil(low / size)); i <= last; ++i) {
    found.push_back({static_cast<double>(i) * size, step.text(i)});
  }
  return found;
}

}  // namespace flocking::plot
