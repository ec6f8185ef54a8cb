#pragma once

#include <cstdint>
#include <string_view>

#include "io/number_parse.h"
#include "judge/short_number.h"

namespace flocking::judge {

/// The kind of a token.
enum class TokenKind {
  kShort,      ///< a number that fits into a ShortNumber
  kLong,       ///< any other number
  kNotFinite,  ///< NaN or infinity, as spelt in C: in any case, with or without a sign
  kOther,      ///< not a number; also any token longer than kMaxTokenBytes
};

/// The text between two blanks.
struct Token {
  TokenKind kind = TokenKind::kOther;
  /// the token is a number in the form of %.3f: -?WHOLE.DDD, without unnecessary zeros
  bool as_printed = false;
  ShortNumber number;  ///< only for kShort
  std::string_view text;

  [[nodiscard]] bool is_number() const {
    return kind == TokenKind::kShort || kind == TokenKind::kLong;
  }
};

/// The parts of a number: an optional sign, a whole part, an optional point and fraction, an
/// optional e and exponent.
struct NumberParts {
  bool is_number = false;
  bool negative = false;
  bool plus = false;          ///< it is spelt with a leading +
  std::string_view whole;     ///< digits; may be empty if fraction is not
  std::string_view fraction;  ///< digits; may be empty if whole is not
  bool exponent_negative = false;
  std::string_view exponent;  ///< digits; empty if there is none
};

/// Parses a token by the grammar of numbers.
NumberParts split_number(std::string_view token);

/// Returns `text` as a token. Slow, but handles all tokens.
Token classify(std::string_view text);

/// Returns true if a number has a digit before its point, and no unnecessary leading 0.
inline bool has_plain_whole(const char* begin, const char* end) {
  const char* const whole = begin + (*begin == '-' ? 1 : 0);
  return whole != end && *whole != '.' && (*whole != '0' || (whole + 1 != end && whole[1] == '.'));
}

/// Returns the token at `begin`, which must not be a blank, up to a blank or the end.
inline Token read_token(const char* begin, const char* end) {
  const ShortNumberInText parsed = parse_short(begin, end);
  if (parsed.end != nullptr && (parsed.end == end || io::is_blank(*parsed.end))) [[likely]] {
    return {TokenKind::kShort,
            parsed.number.decimals == 3 && has_plain_whole(begin, parsed.end),
            parsed.number,
            {begin, static_cast<std::size_t>(parsed.end - begin)}};
  }
  const char* stop = begin;
  while (stop != end && !io::is_blank(*stop)) ++stop;
  return classify({begin, static_cast<std::size_t>(stop - begin)});
}

}  // namespace flocking::judge
