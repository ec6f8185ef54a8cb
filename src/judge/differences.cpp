#include "judge/differences.h"

#include <optional>
#include <string>
#include <utility>

#include "base/printable.h"
#include "judge/decimal_text.h"

namespace flocking::judge {
namespace {

std::string shown(const Token& token) {
  const std::string quoted = in_quotes(token.text);
  return quoted.substr(1, quoted.size() - 2);
}

// Returns the kind of a pair that is not two numbers.
DifferenceKind kind_of(const Token& found, const Token& expected) {
  if (found.kind == TokenKind::kNotFinite || expected.kind == TokenKind::kNotFinite) {
    return DifferenceKind::kNotFinite;
  }
  return expected.is_number() ? DifferenceKind::kNotNumber : DifferenceKind::kNoAnswer;
}

}  // namespace

void Differences::token(const Token& found, const Place& place) {
  const std::uint64_t index = result_.found_tokens++;
  see_kind(found, index);
  Token expected;
  if (!answer_.next(expected, found)) {
    if (place.line != last_extra_line_) ++result_.extra_lines;
    last_extra_line_ = place.line;
    differ(DifferenceKind::kExtra, found, expected, place, index);
    return;
  }
  see_kind(expected, index);
  if (!found.is_number() || !expected.is_number()) {
    differ(kind_of(found, expected), found, expected, place, index);
  } else if (!numbers_agree(found, expected, index)) {
    differ(DifferenceKind::kValue, found, expected, place, index);
  }
}

Comparison Differences::end(const Place& place) {
  Token expected;
  while (answer_.next(expected, {})) {
    const std::uint64_t index = answer_.tokens() - 1;
    see_kind(expected, index);
    differ(DifferenceKind::kMissing, {}, expected, place, index);
  }
  result_.expected_tokens = answer_.tokens();
  result_.largest = largest_.result();
  return std::move(result_);
}

bool Differences::numbers_agree(const Token& found, const Token& expected, std::uint64_t index) {
  if (found.kind == TokenKind::kShort && expected.kind == TokenKind::kShort) [[likely]] {
    const std::optional<ShortPair> pair = align(found.number, expected.number);
    const std::optional<bool> within = pair ? tolerance_.within(*pair) : std::nullopt;
    if (within) {
      largest_.see(*pair, found.text, expected.text, index);
      return *within;
    }
  }
  return long_numbers_agree(found, expected, index);
}

bool Differences::long_numbers_agree(const Token& found, const Token& expected,
                                     std::uint64_t index) {
  found_.assign(found.text);
  expected_.assign(expected.text);
  largest_.see(found_, expected_, index);
  return found.text == expected.text || tolerance_.within(found_, expected_);
}

void Differences::differ(DifferenceKind kind, const Token& found, const Token& expected,
                         const Place& place, std::uint64_t index) {
  if (++result_.differences > 1) return;
  Difference& first = result_.first.emplace();
  first.kind = kind;
  first.index = index;
  first.line = place.line;
  first.column = place.column;
  first.expected = shown(expected);
  first.found = shown(found);
  if (kind == DifferenceKind::kValue) {
    first.error = to_text(distance(decimal_of(found.text), decimal_of(expected.text)));
  }
}

void Differences::see_kind(const Token& token, std::uint64_t index) {
  if (token.kind != TokenKind::kNotFinite || result_.first_not_finite) return;
  result_.first_not_finite = index;
}

}  // namespace flocking::judge
