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

/// In what way a token differs.
enum class DifferenceKind {
  kValue,      ///< two numbers too far apart
  kNotNumber,  ///< the answer has a number there, the output something else
  kNotFinite,  ///< one of the two is NaN or infinity, spelt as in C; that never passes
  kMissing,    ///< the output has ended
  kExtra,      ///< the answer has ended
  kNoAnswer,   ///< the answer itself has no number there, whatever the output has
  kUtf16,      ///< the whole output is UTF-16 text
};

/// One token that differs.
struct Difference {
  DifferenceKind kind = DifferenceKind::kValue;
  std::uint64_t index = 0;   ///< of the token, from 0
  std::string expected;      ///< as written, cut and made printable; empty for kExtra
  std::string found;         ///< the same; empty for kMissing
  std::string error;         ///< |found - expected|, of kValue only; see LargestError
  std::uint64_t line = 1;    ///< of the token in the output; behind its end for kMissing
  std::uint64_t column = 1;  ///< a byte of the line, from 1; a byte-order mark not counted
};

/// What is not as the assignment prints it, though the numbers may be right. Lines are ended by
/// line feeds; what follows the last one is a line too, unless it is empty.
enum class Layout {
  kLineEnds,        ///< line ends with a carriage return before the line feed
  kBlankLines,      ///< lines without a token; the blanks in them are not counted below
  kTokensPerLine,   ///< lines with tokens, but not four
  kBlanks,          ///< places with anything but one space between two tokens of a line, or with
                    ///< blanks before its first or behind its last
  kNoFinalNewline,  ///< the last line has no end
  kDecimals,        ///< numbers not as %.3f prints them: other than three decimals, +,
                    ///< an exponent, needless zeros, none before the point
  kByteOrderMark,   ///< at the very start
};
inline constexpr std::size_t kLayouts = 7;

/// How often, and where first.
struct LayoutNote {
  Layout layout = Layout::kLineEnds;
  std::uint64_t count = 0;
  std::uint64_t first_line = 0;
};

/// The largest error of all, and where it is first.
struct LargestError {
  std::string error;        ///< exactly, if in 24 characters: "0.002"; else rounded: "1.2e+30"
  double value = 0.0;       ///< rounded, at most the largest double, so always finite
  std::uint64_t index = 0;  ///< of the token
};

/// What comparing an output with its answer found.
struct Comparison {
  std::uint64_t expected_tokens = 0;
  std::uint64_t found_tokens = 0;
  std::uint64_t differences = 0;  ///< tokens that differ, missing and extra ones too
  std::uint64_t extra_lines = 0;  ///< lines with tokens behind the last expected one
  std::optional<Difference> first;
  std::optional<LargestError> largest;  ///< over all pairs of numbers; none without a pair
  std::optional<std::uint64_t> first_not_finite;  ///< first token where either has NaN or infinity
  std::vector<LayoutNote> layout;                 ///< in the order of Layout, only what was found

  /// Whether all values are right.
  [[nodiscard]] bool matches() const { return differences == 0; }
};

}  // namespace flocking::judge
