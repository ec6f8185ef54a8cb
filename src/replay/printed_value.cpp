#include "replay/printed_value.h"

#include <array>
#include <charconv>
#include <limits>

#include "base/printable.h"
#include "judge/decimal.h"
#include "judge/decimal_text.h"
#include "replay/track.h"

namespace flocking::replay {
namespace {

constexpr std::size_t kShownBytes = 40;

// Room for a sign, 16 digits and a point.
using Digits = std::array<char, 24>;

std::string_view write_decimal(Digits& out, std::int64_t units, int decimals) {
  const auto count = static_cast<std::size_t>(decimals);
  Digits digits{};
  const auto written =
      std::to_chars(digits.data(), digits.data() + digits.size(), units < 0 ? -units : units);
  const auto length = static_cast<std::size_t>(written.ptr - digits.data());
  const std::size_t zeros = length > count ? 0 : count + 1 - length;
  char* at = out.data();
  if (units < 0) *at++ = '-';
  for (std::size_t i = 0; i < zeros + length; ++i) {
    if (count > 0 && i == zeros + length - count) *at++ = '.';
    *at++ = i < zeros ? '0' : digits[i - zeros];
  }
  return {out.data(), static_cast<std::size_t>(at - out.data())};
}

bool is_within(std::int64_t units) { return units < kMostUnits && units > -kMostUnits; }

bool take_short(const judge::ShortNumber& number, int decimals, std::int64_t& units) {
  if (number.decimals <= decimals) {
    judge::ShortNumber longer = number;
    if (!judge::extend(longer, decimals)) return false;
    units = longer.digits;
  } else {
    const std::int64_t unit =
        judge::kPowersOfTen[static_cast<std::size_t>(number.decimals - decimals)];
    const std::int64_t rest = number.digits % unit;
    const std::int64_t away = number.digits < 0 ? -1 : 1;
    units = number.digits / unit + (rest * away >= unit - rest * away ? away : 0);
  }
  return is_within(units);
}

bool take_long(std::string_view text, int decimals, std::int64_t& units) {
  const judge::Decimal number = judge::decimal_of(text);
  const std::uint64_t tenths = judge::floor_at(number, decimals + 1);
  if (tenths >= std::uint64_t{10} * kMostUnits) return false;
  const auto magnitude = static_cast<std::int64_t>((tenths + 5) / 10);
  units = number.negative ? -magnitude : magnitude;
  return is_within(units);
}

std::string without_quotes(const std::string& quoted) {
  return quoted.substr(1, quoted.size() - 2);
}

}  // namespace

Reading read_value(const judge::Token& token, int decimals) {
  Reading reading;
  if (token.kind == judge::TokenKind::kShort) {
    reading.is_number = take_short(token.number, decimals, reading.units);
  } else if (token.kind == judge::TokenKind::kLong) {
    reading.is_number = take_long(token.text, decimals, reading.units);
  }
  if (!reading.is_number) return {};
  Digits digits;
  reading.is_spelled = write_decimal(digits, reading.units, decimals) != token.text;
  return reading;
}

std::string decimal_text(std::int64_t units, int decimals) {
  Digits digits;
  return std::string(write_decimal(digits, units, decimals));
}

// Cuts a text that needs many escapes earlier, since an escaped byte takes four characters.
std::string shown_token(std::string_view text) {
  constexpr std::size_t kDots = 3;
  for (const std::size_t width : {kShownBytes, kShownBytes - kDots}) {
    std::string shown = without_quotes(in_quotes(text, width));
    if (shown.size() <= kShownBytes) return shown;
  }
  return without_quotes(in_quotes(text, (kShownBytes - kDots) / 4));
}

}  // namespace flocking::replay
