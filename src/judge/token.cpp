#include "judge/token.h"

#include <algorithm>
#include <optional>

#include "core/constants.h"

namespace flocking::judge {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string_view take_digits(std::string_view& rest) {
  std::size_t count = 0;
  while (count < rest.size() && is_digit(rest[count])) ++count;
  const std::string_view digits = rest.substr(0, count);
  rest.remove_prefix(count);
  return digits;
}

bool take_sign(std::string_view& rest, char& sign) {
  if (rest.empty() || (rest[0] != '+' && rest[0] != '-')) return false;
  sign = rest[0];
  rest.remove_prefix(1);
  return true;
}

bool equals_in_any_case(std::string_view text, std::string_view lower) {
  return std::equal(text.begin(), text.end(), lower.begin(), lower.end(), [](char a, char b) {
    return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b;
  });
}

bool is_not_finite(std::string_view token) {
  char sign = 0;
  take_sign(token, sign);
  if (equals_in_any_case(token, "inf") || equals_in_any_case(token, "infinity")) return true;
  if (!equals_in_any_case(token.substr(0, 3), "nan")) return false;
  const std::string_view payload = token.substr(3);
  return payload.empty() || (payload.size() >= 2 && payload[0] == '(' && payload.back() == ')');
}

// After applying the exponent and removing trailing zeros of the fraction, many numbers are short.
std::optional<ShortNumber> shorten(const NumberParts& parts) {
  const std::string_view fraction =
      parts.fraction.substr(0, parts.fraction.find_last_not_of('0') + 1);
  if (parts.whole.size() + fraction.size() > kShortDigits || parts.exponent.size() > 4) {
    return std::nullopt;
  }
  std::uint64_t digits = 0;
  add_digits(parts.whole.data(), parts.whole.data() + parts.whole.size(), digits);
  add_digits(fraction.data(), fraction.data() + fraction.size(), digits);
  std::uint64_t exponent = 0;
  add_digits(parts.exponent.data(), parts.exponent.data() + parts.exponent.size(), exponent);
  const int power = static_cast<int>(exponent) * (parts.exponent_negative ? -1 : 1);
  const int decimals = static_cast<int>(fraction.size()) - power;
  if (decimals > kShortDigits) return std::nullopt;
  const auto signed_digits = static_cast<std::int64_t>(digits);
  ShortNumber number{parts.negative ? -signed_digits : signed_digits, decimals};
  if (decimals < 0 && !extend(number, 0)) return std::nullopt;
  return number;
}

}  // namespace

NumberParts split_number(std::string_view token) {
  NumberParts parts;
  char sign = 0;
  take_sign(token, sign);
  parts.negative = sign == '-';
  parts.plus = sign == '+';
  parts.whole = take_digits(token);
  if (!token.empty() && token[0] == '.') {
    token.remove_prefix(1);
    parts.fraction = take_digits(token);
  }
  if (parts.whole.empty() && parts.fraction.empty()) return {};
  if (!token.empty() && (token[0] == 'e' || token[0] == 'E')) {
    token.remove_prefix(1);
    sign = 0;
    take_sign(token, sign);
    parts.exponent_negative = sign == '-';
    parts.exponent = take_digits(token);
    if (parts.exponent.empty()) return {};
  }
  if (!token.empty()) return {};
  parts.is_number = true;
  return parts;
}

Token classify(std::string_view text) {
  Token token;
  token.text = text;
  if (text.size() > kMaxTokenBytes) return token;
  if (const NumberParts parts = split_number(text); parts.is_number) {
    const std::optional<ShortNumber> number = shorten(parts);
    token.kind = number ? TokenKind::kShort : TokenKind::kLong;
    token.number = number.value_or(ShortNumber{});
    token.as_printed = !parts.plus && parts.exponent.empty() && parts.fraction.size() == 3 &&
                       has_plain_whole(text.data(), text.data() + text.size());
  } else if (is_not_finite(text)) {
    token.kind = TokenKind::kNotFinite;
  }
  return token;
}

}  // namespace flocking::judge
