#pragma once

#include <string_view>
#include <vector>

namespace oracle::compare {

// What may differ from `x y vx vy` with one space between, three decimals and '\n' at the end of
// every line, without a change of value. Beside each: what is counted.
enum class Matter {
  kByteOrderMark,   // at the start of the text
  kCrlf,            // lines
  kLoneCr,          // bytes; a carriage return that no '\n' follows
  kTab,             // bytes
  kOddBlank,        // bytes; vertical tab, form feed
  kBlankLine,       // lines without a token
  kLeadingBlank,    // lines with a token
  kTrailingBlank,   // lines with a token
  kWideGap,         // gaps of more than one blank between tokens
  kLineLength,      // lines with a token that have not four
  kNoFinalLineEnd,  // once
  kPlusSign,        // numbers
  kExponent,        // numbers; their decimals are not looked at
  kLeadingZero,     // numbers such as 00.500
  kNoWholeDigit,    // numbers such as .500
  kDecimals,        // numbers with other than three
};

inline constexpr int kMatters = static_cast<int>(Matter::kDecimals) + 1;

std::string_view name_of(Matter matter);

struct Note {
  Matter matter;
  long count = 0;
  long first_line = 0;
};

// In the order of Matter, each at most once.
std::vector<Note> layout_notes(std::string_view text);

}  // namespace oracle::compare
