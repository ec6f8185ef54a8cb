#pragma once

#include <string_view>
#include <vector>

namespace oracle::compare {

// The blanks of isspace() in the C locale, as bytes, so that the locale has no influence. NUL is
// not a blank.
inline constexpr std::string_view kBlanks = " \t\r\v\f";

inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

// Returns the text after a byte-order mark, if it has one. The mark belongs to no token.
std::string_view without_mark(std::string_view text);

// Returns the lines without their '\n'; only '\n' ends a line. Text after the last '\n' is a line
// if it is not empty.
std::vector<std::string_view> lines_of(std::string_view text);

struct Token {
  std::string_view text;
  long line = 0;    // from 1
  long column = 0;  // from 1, in bytes, without a byte-order mark
};

std::vector<Token> tokens_of(std::string_view text);

// Returns an empty token at the end of the text.
Token end_of(std::string_view text);

}  // namespace oracle::compare
