#include "io/number_parse.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <system_error>

#include "base/printable.h"

namespace flocking::io {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string_view skip_sign(std::string_view token) {
  if (!token.empty() && (token[0] == '+' || token[0] == '-')) token.remove_prefix(1);
  return token;
}

std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return lower;
}

bool is_decimal(std::string_view body) {
  const std::size_t mantissa_end = std::min(body.find_first_of("eE"), body.size());
  const std::string_view mantissa = body.substr(0, mantissa_end);
  const auto digits = std::count_if(mantissa.begin(), mantissa.end(), is_digit);
  const auto points = std::count(mantissa.begin(), mantissa.end(), '.');
  if (digits == 0 || points > 1 || digits + points != std::ssize(mantissa)) return false;
  if (mantissa_end == body.size()) return true;
  const std::string_view exponent = skip_sign(body.substr(mantissa_end + 1));
  return !exponent.empty() && std::all_of(exponent.begin(), exponent.end(), is_digit);
}

// Accepts the other dashes and minus signs of Unicode that word processors and PDF readers insert.
bool starts_with_typographic_minus(std::string_view token) {
  return token.starts_with("\u2212") || token.starts_with("\u2013") ||
         token.starts_with("\u2014") || token.starts_with("\u2010");
}

// Parses the longest number at the start of the text.
NumberInText parse_prefix(const char* begin, const char* end) {
  const std::string_view body = skip_sign({begin, static_cast<std::size_t>(end - begin)});
  // from_chars would accept a second sign and "infinity".
  if (body.empty() || !(is_digit(body[0]) || body[0] == '.')) return {};
  double value = 0.0;
  const auto result = std::from_chars(body.data(), end, value);
  if (result.ec != std::errc()) return {};
  return {*begin == '-' ? -value : value, result.ptr};
}

}  // namespace

NumberInText parse_number_before_blank(const char* begin, const char* end) {
  const NumberInText number = parse_prefix(begin, end);
  return number.end != nullptr && number.end != end && is_blank(*number.end) ? number
                                                                             : NumberInText{};
}

std::optional<double> parse_number(std::string_view token) {
  const char* end = token.data() + token.size();
  const NumberInText number = parse_prefix(token.data(), end);
  if (number.end == nullptr || number.end != end) return std::nullopt;
  return number.value;
}

std::string describe_number_fault(std::string_view token) {
  std::string found = "found " + in_quotes(token);
  const std::string_view body = skip_sign(token);
  const std::string lower = lower_case(body);
  if (is_decimal(body)) {
    // strtod distinguishes overflow from underflow; the program never leaves the "C" locale.
    return std::isinf(std::strtod(std::string(body).c_str(), nullptr))
               ? found + ", which is beyond the largest double (about 1.8e308)"
               : found + ", which is not 0 but too small for a double (about 4.9e-324)";
  }
  if (lower == "nan" || lower.starts_with("nan(")) return found + ", which is not a finite number";
  if (lower == "inf" || lower == "infinity") return found + ", which is not a finite number";
  if (lower.starts_with("0x")) return found + ": hexadecimal numbers are not accepted";
  if (body.find_first_not_of("0123456789.,") == std::string_view::npos) {
    const auto commas = std::count(body.begin(), body.end(), ',');
    const auto points = std::count(body.begin(), body.end(), '.');
    if (commas > 0) return found + ": write a decimal point, and blanks between numbers";
    if (points > 1) return found + ", which has more than one decimal point";
  }
  if (starts_with_typographic_minus(token)) {
    return found + ": write the minus sign of the keyboard, '-'";
  }
  return found;
}

}  // namespace flocking::io
