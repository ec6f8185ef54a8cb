#include "report/comparison_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace flocking::report {
namespace {

using judge::DifferenceKind;

std::string at_words(std::uint64_t index, const grade::CaseResult& result) {
  if (result.agents == 0) return fmt::format("value {}", index + 1);
  const judge::Address address = judge::address_of(index, result.agents);
  return fmt::format("step {}, agent {}, {}", address.step, address.agent, address.field);
}

std::string of_steps(const grade::CaseResult& result) {
  return result.steps > 0 ? fmt::format(" of {}", result.steps) : "";
}

std::string stop_words(const grade::CaseResult& result) {
  const judge::Comparison& comparison = *result.comparison;
  const std::uint64_t found = comparison.found_tokens;
  if (found == 0) {
    return result.steps > 0 ? fmt::format("prints no values, no step of {}", result.steps)
                            : "prints no values";
  }
  if (result.agents == 0) {
    return fmt::format("stops after {} of {} values", found, comparison.expected_tokens);
  }
  const judge::Address next = judge::address_of(found, result.agents);
  if (next.agent == 0 && found % judge::kFieldsPerAgent == 0) {
    return fmt::format("stops after step {}{}", next.step - 1, of_steps(result));
  }
  return fmt::format("stops after step {}{}, in the next one at agent {}, {}", next.step - 1,
                     of_steps(result), next.agent, next.field);
}

// Lines where there are whole lines too many; else, such as with a fifth value in each, values.
std::string extra_words(const grade::CaseResult& result) {
  const judge::Comparison& comparison = *result.comparison;
  const std::uint64_t extra = comparison.found_tokens - comparison.expected_tokens;
  const std::uint64_t lines = comparison.extra_lines;
  const bool at_line_start = comparison.first && comparison.first->kind == DifferenceKind::kExtra &&
                             comparison.first->column == 1;
  if (at_line_start || extra == lines * judge::kFieldsPerAgent) {
    return fmt::format("{} more {} than {}", lines, lines == 1 ? "line" : "lines",
                       result.agents > 0 ? "agents x steps" : "expected");
  }
  return fmt::format("{} more {} than {}", extra, extra == 1 ? "value" : "values",
                     result.agents > 0 ? "agents x steps x 4" : "expected");
}

std::string what_differs(const judge::Difference& difference) {
  const std::string& expected = difference.expected;
  const std::string& found = difference.found;
  switch (difference.kind) {
    case DifferenceKind::kValue:
      return fmt::format("expected {}, found {}, off by {}", expected, found, difference.error);
    case DifferenceKind::kNotNumber:
      return fmt::format("expected {}, found '{}', which is not a number", expected, found);
    case DifferenceKind::kNotFinite:
      return fmt::format("expected {}, found '{}'; NaN and infinity never pass", expected, found);
    case DifferenceKind::kMissing:
      return fmt::format("expected {}, found the end of the output", expected);
    case DifferenceKind::kExtra:
      return fmt::format("expected the end of the output, found '{}'", found);
    case DifferenceKind::kNoAnswer:
      return fmt::format("the answer of the case has '{}', which is not a number; found '{}'",
                         expected, found);
  }
  return "";
}

std::string allowed_words(const grade::CaseResult& result) {
  if (result.absolute_tolerance.empty()) return "";
  const std::string& relative = result.relative_tolerance;
  const bool has_relative = relative.find_first_of("123456789") != std::string::npos;
  return fmt::format(" of {}{} allowed", result.absolute_tolerance,
                     has_relative ? fmt::format(" (or relative {})", relative) : "");
}

std::string margin_words(const grade::CaseResult& result) {
  const judge::Comparison& comparison = *result.comparison;
  if (!comparison.largest) return "no values, as expected";
  return fmt::format("largest error {}{}", comparison.largest->error, allowed_words(result));
}

struct LayoutWords {
  std::string_view one;
  std::string_view several;  // empty: there is never more than one
};

// In the order of Layout.
constexpr std::array<LayoutWords, judge::kLayouts> kLayoutWords = {
    {{"line that ends with a carriage return", "lines that end with a carriage return"},
     {"blank line", "blank lines"},
     {"line with other than four values", "lines with other than four values"},
     {"place with blanks other than one space between values",
      "places with blanks other than one space between values"},
     {"no line end after the last line", ""},
     {"number without exactly three decimals", "numbers without exactly three decimals"},
     {"a byte-order mark at the start", ""}}};

}  // namespace

std::string difference_words(const grade::CaseResult& result) {
  if (!result.comparison->first) return "";
  const judge::Difference& first = *result.comparison->first;
  const std::string place =
      fmt::format("line {}, column {} of the output", first.line, first.column);
  const bool is_about_length =
      first.kind == DifferenceKind::kMissing || first.kind == DifferenceKind::kExtra;
  const std::string what = what_differs(first);
  if (first.kind == DifferenceKind::kExtra && result.agents > 0) {
    return fmt::format("{}, from {}: {} ({})", length_words(result), at_words(first.index, result),
                       what, place);
  }
  if (is_about_length) return fmt::format("{}: {} ({})", length_words(result), what, place);
  if (result.agents == 0) return fmt::format("{}: {}", place, what);
  return fmt::format("{}: {} ({})", at_words(first.index, result), what, place);
}

std::string length_words(const grade::CaseResult& result) {
  const judge::Comparison& comparison = *result.comparison;
  if (comparison.found_tokens < comparison.expected_tokens) return stop_words(result);
  if (comparison.found_tokens > comparison.expected_tokens) return extra_words(result);
  return "";
}

std::string not_finite_words(const grade::CaseResult& result) {
  if (!result.comparison->first_not_finite) return "";
  return "the first NaN or infinity: " + at_words(*result.comparison->first_not_finite, result);
}

std::string count_words(const grade::CaseResult& result) {
  const judge::Comparison& comparison = *result.comparison;
  if (comparison.matches()) return margin_words(result);
  const std::uint64_t expected = comparison.expected_tokens;
  const std::uint64_t found = comparison.found_tokens;
  const std::uint64_t compared = std::min(expected, found);
  const std::uint64_t unpaired = std::max(expected, found) - compared;
  const std::uint64_t differ = comparison.differences - std::min(unpaired, comparison.differences);
  std::string words = fmt::format("{} of {} {}", differ, compared,
                                  differ == 1 ? "values differs" : "values differ");
  if (unpaired > 0) {
    words += fmt::format(", {} {} {}", unpaired, unpaired == 1 ? "is" : "are",
                         found < expected ? "missing" : "too many");
  }
  if (!comparison.largest) return words;
  return words + fmt::format(", largest error {} at {}", comparison.largest->error,
                             at_words(comparison.largest->index, result));
}

std::vector<std::string> layout_words(const grade::CaseResult& result) {
  std::vector<std::string> lines;
  for (const judge::LayoutNote& note : result.comparison->layout) {
    const LayoutWords& words = kLayoutWords.at(static_cast<std::size_t>(note.layout));
    if (words.several.empty()) {
      lines.push_back(fmt::format("layout: {}, line {}", words.one, note.first_line));
    } else if (note.count == 1) {
      lines.push_back(fmt::format("layout: 1 {}, line {}", words.one, note.first_line));
    } else {
      lines.push_back(
          fmt::format("layout: {} {}, first line {}", note.count, words.several, note.first_line));
    }
  }
  return lines;
}

}  // namespace flocking::report
