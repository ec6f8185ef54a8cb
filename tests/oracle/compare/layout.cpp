#include "layout.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

#include "decimal.h"
#include "tokens.h"

namespace oracle::compare {
namespace {

constexpr std::size_t kFieldsOfALine = 4;
constexpr std::size_t kDecimalsOfANumber = 3;

class Notes {
 public:
  void add(Matter matter, long line, long count = 1) {
    Note& note = notes_[static_cast<std::size_t>(matter)];
    if (count > 0 && note.count == 0) {
      note.first_line = line;
    }
    note.count += count;
  }

  [[nodiscard]] std::vector<Note> taken() const {
    std::vector<Note> taken;
    for (int i = 0; i < kMatters; ++i) {
      const Note& note = notes_[static_cast<std::size_t>(i)];
      if (note.count > 0) {
        taken.push_back({static_cast<Matter>(i), note.count, note.first_line});
      }
    }
    return taken;
  }

 private:
  std::array<Note, kMatters> notes_{};
};

long count_of(std::string_view text, char wanted) {
  return static_cast<long>(std::count(text.begin(), text.end(), wanted));
}

void note_number(Notes& notes, const Token& token) {
  if (!Decimal::parse(token.text)) {
    return;
  }
  std::string_view rest = token.text;
  if (rest.starts_with('+')) {
    notes.add(Matter::kPlusSign, token.line);
  }
  if (rest.starts_with('+') || rest.starts_with('-')) {
    rest.remove_prefix(1);
  }
  const bool exponent = rest.find_first_of("eE") != std::string_view::npos;
  rest = rest.substr(0, rest.find_first_of("eE"));
  const std::size_t point = rest.find('.');
  const std::string_view whole = rest.substr(0, point);
  const std::size_t decimals = point == std::string_view::npos ? 0 : rest.size() - point - 1;
  if (whole.empty()) {
    notes.add(Matter::kNoWholeDigit, token.line);
  } else if (whole.size() > 1 && whole.starts_with('0')) {
    notes.add(Matter::kLeadingZero, token.line);
  }
  if (exponent) {
    notes.add(Matter::kExponent, token.line);
  } else if (decimals != kDecimalsOfANumber) {
    notes.add(Matter::kDecimals, token.line);
  }
}

void note_gaps(Notes& notes, std::string_view line, long number) {
  const std::size_t begin = line.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) {
    notes.add(Matter::kBlankLine, number);
    return;
  }
  const std::size_t end = line.find_last_not_of(kBlanks) + 1;
  notes.add(Matter::kLeadingBlank, number, begin > 0 ? 1 : 0);
  notes.add(Matter::kTrailingBlank, number, end < line.size() ? 1 : 0);
  std::size_t gap = line.find_first_of(kBlanks, begin);
  while (gap < end) {
    const std::size_t next = line.find_first_not_of(kBlanks, gap);
    notes.add(Matter::kWideGap, number, next - gap > 1 ? 1 : 0);
    gap = line.find_first_of(kBlanks, next);
  }
  notes.add(Matter::kLineLength, number, tokens_of(line).size() != kFieldsOfALine ? 1 : 0);
}

}  // namespace

std::string_view name_of(Matter matter) {
  static constexpr std::array<std::string_view, kMatters> kNames{
      "byte_order_mark", "crlf",         "lone_cr",           "tab",
      "odd_blank",       "blank_line",   "leading_blank",     "trailing_blank",
      "wide_gap",        "line_length",  "no_final_line_end", "plus_sign",
      "exponent",        "leading_zero", "no_whole_digit",    "decimals"};
  return kNames[static_cast<std::size_t>(matter)];
}

std::vector<Note> layout_notes(std::string_view text) {
  Notes notes;
  notes.add(Matter::kByteOrderMark, 1, text.starts_with(kByteOrderMark) ? 1 : 0);
  const std::vector<std::string_view> lines = lines_of(text);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::string_view line = lines[i];
    const long number = static_cast<long>(i) + 1;
    const bool ended = i + 1 < lines.size() || text.ends_with('\n');
    if (ended && line.ends_with('\r')) {
      notes.add(Matter::kCrlf, number);
      line.remove_suffix(1);
    }
    notes.add(Matter::kLoneCr, number, count_of(line, '\r'));
    notes.add(Matter::kTab, number, count_of(line, '\t'));
    notes.add(Matter::kOddBlank, number, count_of(line, '\v') + count_of(line, '\f'));
    note_gaps(notes, line, number);
    notes.add(Matter::kNoFinalLineEnd, number, ended ? 0 : 1);
  }
  for (const Token& token : tokens_of(text)) {
    note_number(notes, token);
  }
  return notes.taken();
}

}  // namespace oracle::compare
