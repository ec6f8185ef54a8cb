#pragma once

#include <string_view>
#include <vector>

namespace oracle::compare {

// Deviations that change no value from the layout `x y vx vy`, with one space between numbers,
// three decimals and '\n' at the end of every line. The comments say what is counted.
enum class Matter {
  kByteOrderMark,   // at the start of the text
  kCrlf,            // lines
  kLoneCr,          // bytes: carriage returns without '\n' after them
  kTab,             // bytes
  kOddBlank,        // bytes: vertical tabs and form feeds
  kBlankLine,       // lines without a token
  kLeadingBlank,    // lines with a token
  kTrailingBlank,   // lines with a token
  kWideGap,         // gaps of more than one blank between tokens
  kLineLength,      // lines with tokens, but not exactly four
  kNoFinalLineEnd,  // once
  kPlusSign,        // numbers
  kExponent,        // numbers; their decimals are not checked
  kLeadingZero,     // numbers such as 00.500
  kNoWholeDigit,    // numbers such as .500
  kDecimals,        // numbers without exactly three decimals
};

inline constexpr int kMatters = static_cast<int>(Matter::kDecimals) + 1;

std::string_view name_of(Matter matter);

struct Note {
  Matter matter;
  long count = 0;
  long first_line = 0;
};

// Returns the deviations in the order of Matter, each at most once.
std::vector<Note> layout_notes(std::string_view text);

}  // namespace oracle::compare
