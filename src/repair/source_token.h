#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

/// Finds the wrong lines of a student's program, by edits of its source that correct its output.
namespace flocking::repair {

enum class TokenKind : std::uint8_t {
  kWord,    ///< a name or a keyword
  kNumber,  ///< a literal
  kText,    ///< a string or a character, including quotes
  kMark,    ///< an operator or a bracket
};

/// A token of C or C++.
struct Token {
  TokenKind kind = TokenKind::kMark;
  std::string_view text;
  std::size_t begin = 0;   ///< offset in bytes
  std::uint64_t line = 1;  ///< from 1

  [[nodiscard]] std::size_t end() const { return begin + text.size(); }
};

/// Returns the tokens of `source`, which must outlive them, without comments and lines of the
/// preprocessor. Accepts any text.
std::vector<Token> tokens_of(std::string_view source);

/// A range of tokens, by number.
struct Range {
  std::size_t begin = 0;
  std::size_t end = 0;  ///< one past the last

  [[nodiscard]] std::size_t size() const { return end - begin; }
  [[nodiscard]] bool is_empty() const { return begin == end; }
  bool operator==(const Range&) const = default;
};

/// Returns the number of the token that closes the bracket at `open`; `end` if there is no such
/// token.
std::size_t closing(const std::vector<Token>& tokens, std::size_t open, std::size_t end);

/// Splits a range at the commas outside of brackets. An empty range has no parts.
std::vector<Range> split_at_commas(const std::vector<Token>& tokens, Range range);

}  // namespace flocking::repair
