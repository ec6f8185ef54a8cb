#include "settings/number_value.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdint>
#include <string>

#include "settings/value_text.h"

namespace flocking::settings {
namespace {

// 2^53. Not every larger whole number is a double.
constexpr double kMostCounted = 9007199254740992.0;

[[noreturn]] void fail(const Setting& setting, const std::string& found) {
  throw ValueFault("expected " + expectation(setting) + ", found " + found);
}

bool is_whole(double number) {
  return number >= 0.0 && number <= kMostCounted && std::floor(number) == number;
}

}  // namespace

Value value_of(const Setting& setting, double number) {
  const bool fits = std::isfinite(number) && is_in(setting.range, number);
  switch (setting.type) {
    case ValueType::kNumber:
      if (fits) return number;
      break;
    case ValueType::kCount:
      if (fits && is_whole(number)) return static_cast<std::uint64_t>(number);
      break;
    case ValueType::kAgent:
      if (is_whole(number)) return static_cast<std::uint64_t>(number);
      break;
    case ValueType::kPlace:
      if (is_whole(number)) return Place(static_cast<std::uint64_t>(number));
      break;
    case ValueType::kSwitch:
      if (number == 0.0 || number == 1.0) return number == 1.0;
      break;
    default:
      break;
  }
  fail(setting, fmt::format("the number {}", number));
}

Value value_of(const Setting& setting, Vec2 pair) {
  const bool is_finite = std::isfinite(pair.x) && std::isfinite(pair.y);
  switch (setting.type) {
    case ValueType::kPoint:
      if (is_finite) return pair;
      break;
    case ValueType::kPlace:
      if (is_finite) return Place(pair);
      break;
    case ValueType::kSize:
      if (is_finite && is_in(setting.range, pair.x) && is_in(setting.range, pair.y)) return pair;
      break;
    default:
      break;
  }
  fail(setting, fmt::format("the numbers {},{}", pair.x, pair.y));
}

}  // namespace flocking::settings
