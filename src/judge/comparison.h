#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/printed_address.h"

namespace flocking::judge {

using flocking::Address;
using flocking::address_of;
using flocking::kFieldNames;
using flocking::kFieldsPerAgent;

/// The way in which a token differs.
enum class DifferenceKind {
  kValue,      ///< two numbers too far apart
  kNotNumber,  ///< the answer has a number, the output has another text
  kNotFinite,  ///< one of the two is NaN or infinity, as spelt in C; this never passes
  kMissing,    ///< the output has ended
  kExtra,      ///< the answer has ended
  kNoAnswer,   ///< the answer has no number here, whatever the output has
  kUtf16,      ///< the whole output is UTF-16 text
};

/// One token that differs.
struct Difference {
  DifferenceKind kind = DifferenceKind::kValue;
  std::uint64_t index = 0;  ///< index of the token, from 0
  std::string expected;     ///< as written, cut and made printable; empty for kExtra
  std::string found;        ///< like `expected`; empty for kMissing
  std::string error;        ///< |found - expected|, only for kValue; see LargestError
  /// line of the token in the output; for kMissing, the line in which the output ends
  std::uint64_t line = 1;
  std::uint64_t column = 1;  ///< byte of the line, from 1; a byte-order mark does not count
};

/// A deviation from the layout of the assignment's output, which does not change numbers. Lines end
/// in line feeds; text after the last line feed is also a line.
enum class Layout {
  kLineEnds,       ///< line ends with a carriage return before the line feed
  kBlankLines,     ///< lines without a token; blanks in them do not count as kBlanks
  kTokensPerLine,  ///< lines with tokens, but not exactly four
  /// places with other text than one space between two tokens of a line, or with blanks before its
  /// first or after its last token
  kBlanks,
  kNoFinalNewline,  ///< the last line does not end in a line feed
  /// numbers in another form than that of %.3f: a + sign, an exponent, unnecessary zeros, no digit
  /// before the point, or not exactly three decimals
  kDecimals,
  kByteOrderMark,  ///< a mark at the start of the output
};
inline constexpr std::size_t kLayouts = 7;

/// The number of deviations of one kind, and the first line with one.
struct LayoutNote {
  Layout layout = Layout::kLineEnds;
  std::uint64_t count = 0;
  std::uint64_t first_line = 0;
};

/// The largest error of all numbers, and its first token.
struct LargestError {
  /// exact if it takes at most 24 characters: "0.002"; else rounded: "1.2e+30"
  std::string error;
  double value = 0.0;       ///< rounded and limited to the largest double, so always finite
  std::uint64_t index = 0;  ///< index of the token
};

/// The result of comparing an output with its answer.
struct Comparison {
  std::uint64_t expected_tokens = 0;
  std::uint64_t found_tokens = 0;
  /// number of tokens that differ, including missing and extra ones
  std::uint64_t differences = 0;
  std::uint64_t extra_lines = 0;  ///< number of lines with tokens after the last expected line
  std::optional<Difference> first;
  std::optional<LargestError> largest;  ///< over all pairs of numbers; none if there are no pairs
  /// the first token at which the output or the answer has NaN or infinity
  std::optional<std::uint64_t> first_not_finite;
  std::vector<LayoutNote> layout;  ///< in the order of Layout, only kinds that occur

  /// Returns true if all values are right.
  [[nodiscard]] bool matches() const { return differences == 0; }
};

}  // namespace flocking::judge
