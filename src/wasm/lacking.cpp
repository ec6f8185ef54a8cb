#include "wasm/lacking.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>
#include <string_view>

namespace flocking::wasm {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

const char* behind_digits(const char* at, const char* last) {
  return std::find_if_not(at, last, is_digit);
}

// Returns the end of the longest decimal number at `first`, whose digits begin at `digits`; `first`
// if there is no number.
const char* end_of_decimal(const char* first, const char* digits, const char* last) {
  const char* at = behind_digits(digits, last);
  std::ptrdiff_t count = at - digits;
  if (at != last && *at == '.') {
    const char* const end = behind_digits(at + 1, last);
    count += end - (at + 1);
    at = end;
  }
  if (count == 0) return first;
  if (at == last || (*at != 'e' && *at != 'E')) return at;
  const char* exponent = at + 1;
  if (exponent != last && (*exponent == '-' || *exponent == '+')) ++exponent;
  const char* const end = behind_digits(exponent, last);
  return end == exponent ? at : end;
}

// The shortest digits that read as a number > 0, and the power of ten of the first digit.
struct Shortest {
  std::string digits;
  int exponent = 0;
};

Shortest shortest_of(double value) {
  const std::string text = fmt::format("{}", value);
  Shortest found;
  const std::size_t e = std::min(text.find('e'), text.size());
  const std::string_view mantissa = std::string_view(text).substr(0, e);
  const std::size_t point = std::min(mantissa.find('.'), mantissa.size());
  for (const char c : mantissa) {
    if (c != '.') found.digits += c;
  }
  found.exponent = static_cast<int>(point) - 1;
  const std::size_t zeros = std::min(found.digits.find_first_not_of('0'), found.digits.size() - 1);
  found.digits.erase(0, zeros);
  found.exponent -= static_cast<int>(zeros);
  found.digits.erase(std::max<std::size_t>(found.digits.find_last_not_of('0') + 1, 1));
  if (e < text.size()) found.exponent += std::atoi(text.c_str() + e + 1);
  return found;
}

std::string scientific(const Shortest& number) {
  std::string text = number.digits.substr(0, 1);
  if (number.digits.size() > 1) text += "." + number.digits.substr(1);
  return text + fmt::format("e{}{:02}", number.exponent < 0 ? '-' : '+', std::abs(number.exponent));
}

std::string fixed(const Shortest& number, double value) {
  const auto count = static_cast<int>(number.digits.size());
  if (number.exponent >= count - 1) return fmt::format("{:.0f}", value);  // all its digits
  if (number.exponent < 0) {
    return "0." + std::string(static_cast<std::size_t>(-number.exponent - 1), '0') + number.digits;
  }
  const auto whole = static_cast<std::size_t>(number.exponent) + 1;
  return number.digits.substr(0, whole) + "." + number.digits.substr(whole);
}

std::string printed(double value, bool is_scientific) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return "inf";
  if (value == 0.0) return is_scientific ? "0e+00" : "0";
  const Shortest number = shortest_of(value);
  const std::string with_exponent = scientific(number);
  if (is_scientific) return with_exponent;
  // Both forms fit before the shorter one is chosen.
  constexpr int kLongestFixed = 64;
  if (std::abs(number.exponent) > kLongestFixed) return with_exponent;
  const std::string plain = fixed(number, value);
  return plain.size() <= with_exponent.size() ? plain : with_exponent;
}

}  // namespace

std::from_chars_result read_double(const char* first, const char* last, double& value) {
  const char* const digits = first != last && *first == '-' ? first + 1 : first;
  const char* const end = end_of_decimal(first, digits, last);
  if (end == first) return {first, std::errc::invalid_argument};
  // strtod of musl is exact.
  const double read = std::strtod(std::string(first, end).c_str(), nullptr);
  const char* const mantissa_end =
      std::find_if(digits, end, [](char c) { return c == 'e' || c == 'E'; });
  const bool is_zero =
      std::none_of(digits, mantissa_end, [](char c) { return c >= '1' && c <= '9'; });
  if (std::isinf(read) || (read == 0.0 && !is_zero)) return {end, std::errc::result_out_of_range};
  value = read;
  return {end, std::errc()};
}

std::to_chars_result print_double(char* first, char* last, double value, bool is_scientific) {
  const std::string text =
      (std::signbit(value) ? "-" : "") + printed(std::fabs(value), is_scientific);
  if (std::ssize(text) > last - first) return {last, std::errc::value_too_large};
  return {std::copy(text.begin(), text.end(), first), std::errc()};
}

}  // namespace flocking::wasm
