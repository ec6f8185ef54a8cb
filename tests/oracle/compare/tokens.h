#pragma once

#include <string_view>
#include <vector>

namespace oracle::compare {

// Bytes, so that no locale has a say: what isspace() takes for a blank in the C locale. NUL is
// none.
inline constexpr std::string_view kBlanks = " \t\r\v\f";

inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

// The text behind a byte-order mark, if there is one: it tells the encoding and belongs to no
// token.
std::string_view without_mark(std::string_view text);

// The lines without their '\n', which alone ends a line. What follows the last '\n' is a line only
// if it is not empty.
std::vector<std::string_view> lines_of(std::string_view text);

struct Token {
  std::string_view text;
  long line = 0;    // from 1
  long column = 0;  // from 1, in bytes, a byte-order mark not counted
};

std::vector<Token> tokens_of(std::string_view text);

// Where a token would stand that came right behind the text.
Token end_of(std::string_view text);

}  // namespace oracle::compare
