#pragma once

#include <cstdint>
#include <string_view>

#include "io/number_parse.h"
#include "judge/short_number.h"

namespace flocking::judge {

/// What a token is.
enum class TokenKind {
  kShort,      ///< a number that a ShortNumber holds
  kLong,       ///< any other number
  kNotFinite,  ///< NaN or infinity, in the spellings of C: any case, with or without a sign
  kOther,      ///< no number; also anything longer than kMaxTokenBytes
};

/// What stands between two blanks.
struct Token {
  TokenKind kind = TokenKind::kOther;
  bool as_printed = false;  ///< a number as %.3f prints it: -?WHOLE.DDD, without needless zeros
  ShortNumber number;       ///< of kShort only
  std::string_view text;

  [[nodiscard]] bool is_number() const {
    return kind == TokenKind::kShort || kind == TokenKind::kLong;
  }
};

/// A number taken apart: sign?, whole, point and fraction?, e and exponent?
struct NumberParts {
  bool is_number = false;
  bool negative = false;
  bool plus = false;          ///< it is spelt with a + in front
  std::string_view whole;     ///< digits; may be empty if fraction is not
  std::string_view fraction;  ///< digits; may be empty if whole is not
  bool exponent_negative = false;
  std::string_view exponent;  ///< digits; empty if there is none
};

/// Checks a token against the grammar of numbers.
NumberParts split_number(std::string_view token);

/// `text` as a token: the slow road, which covers all of them.
Token classify(std::string_view text);

/// Whether a number has a digit before its point, and no 0 before others.
inline bool has_plain_whole(const char* begin, const char* end) {
  const char* const whole = begin + (*begin == '-' ? 1 : 0);
  return whole != end && *whole != '.' && (*whole != '0' || (whole + 1 != end && whole[1] == '.'));
}

/// The token at `begin`, which is no blank, up to a blank or the end.
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
