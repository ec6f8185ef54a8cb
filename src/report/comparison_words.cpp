#include "report/comparison_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "base/text_encoding.h"

namespace flocking::report {
namespace {

using judge::DifferenceKind;

std::string at_words(std::uint64_t index, const ComparedOutput& output) {
  if (output.agents == 0) return fmt::format("value {}", index + 1);
  const judge::Address address = judge::address_of(index, output.agents);
  return fmt::format("step {}, agent {}, {}", address.step, address.agent, address.field);
}

std::string of_steps(const ComparedOutput& output) {
  return output.steps > 0 ? fmt::format(" of {}", output.steps) : "";
}

std::string stop_words(const ComparedOutput& output) {
  const redaction::RedactedComparison& comparison = *output.comparison;
  const std::uint64_t found = comparison.found_tokens;
  if (found == 0) {
    return output.steps > 0 ? "prints no numbers, not even step 1" + of_steps(output)
                            : "prints no numbers";
  }
  if (output.agents == 0) {
    return fmt::format("stops after {} of {} values", found, comparison.expected_tokens);
  }
  const judge::Address next = judge::address_of(found, output.agents);
  if (next.agent == 0 && found % judge::kFieldsPerAgent == 0) {
    return fmt::format("stops after step {}{}", next.step - 1, of_steps(output));
  }
  return fmt::format("stops after step {}{}, in the next step at agent {}, {}", next.step - 1,
                     of_steps(output), next.agent, next.field);
}

// Returns how many lines there are too many. If the surplus is not whole lines, such as a fifth
// value in each line, returns how many values.
std::string extra_words(const ComparedOutput& output) {
  const redaction::RedactedComparison& comparison = *output.comparison;
  const std::uint64_t extra = comparison.found_tokens - comparison.expected_tokens;
  const std::uint64_t lines = comparison.extra_lines;
  const bool at_line_start = comparison.first && comparison.first->kind == DifferenceKind::kExtra &&
                             comparison.first->column == 1;
  if (at_line_start || extra == lines * judge::kFieldsPerAgent) {
    return fmt::format("{} more {} than {}", lines, lines == 1 ? "line" : "lines",
                       output.agents > 0 ? "agents x steps" : "expected");
  }
  return fmt::format("{} more {} than {}", extra, extra == 1 ? "value" : "values",
                     output.agents > 0 ? "agents x steps x 4" : "expected");
}

std::string what_differs(const redaction::RedactedDifference& difference) {
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
    case DifferenceKind::kUtf16:
      return fmt::format("the output is {}", kUtf16Text);
  }
  return "";
}

std::string allowed_words(const ComparedOutput& output) {
  if (output.absolute_tolerance.empty()) return "";
  const std::string& relative = output.relative_tolerance;
  const bool has_relative = relative.find_first_of("123456789") != std::string::npos;
  return fmt::format(" of {}{} allowed", output.absolute_tolerance,
                     has_relative ? fmt::format(" (or relative {})", relative) : "");
}

std::string margin_words(const ComparedOutput& output) {
  const redaction::RedactedComparison& comparison = *output.comparison;
  if (!comparison.largest) return "no values, as expected";
  return fmt::format("largest error {}{}", comparison.largest->error, allowed_words(output));
}

struct LayoutWords {
  std::string_view one;
  std::string_view several;  // empty: the count is never more than one
};

// In the order of Layout.
constexpr std::array<LayoutWords, judge::kLayouts> kLayoutWords = {
    {{"line that ends with a carriage return", "lines that end with a carriage return"},
     {"blank line", "blank lines"},
     {"line that does not have four values", "lines that do not have four values"},
     {"place without exactly one space between values",
      "places without exactly one space between values"},
     {"no line end after the last line", ""},
     {"number without exactly three decimals", "numbers without exactly three decimals"},
     {"a byte-order mark at the start", ""}}};

}  // namespace

ComparedOutput compared_output(const redaction::RedactedCase& result) {
  return {.comparison = &*result.comparison,
          .agents = result.agents,
          .steps = result.steps,
          .absolute_tolerance = result.absolute_tolerance,
          .relative_tolerance = result.relative_tolerance};
}

std::string difference_words(const ComparedOutput& output) {
  if (!output.comparison->first) return "";
  const redaction::RedactedDifference& first = *output.comparison->first;
  const std::string place =
      fmt::format("line {}, column {} of the output", first.line, first.column);
  const bool is_about_length =
      first.kind == DifferenceKind::kMissing || first.kind == DifferenceKind::kExtra;
  if (first.kind == DifferenceKind::kUtf16) return what_differs(first);
  const std::string what = what_differs(first);
  if (first.kind == DifferenceKind::kExtra && output.agents > 0) {
    return fmt::format("{}, from {}: {} ({})", length_words(output), at_words(first.index, output),
                       what, place);
  }
  if (is_about_length) return fmt::format("{}: {} ({})", length_words(output), what, place);
  if (output.agents == 0) return fmt::format("{}: {}", place, what);
  return fmt::format("{}: {} ({})", at_words(first.index, output), what, place);
}

std::string length_words(const ComparedOutput& output) {
  const redaction::RedactedComparison& comparison = *output.comparison;
  // The values of UTF-16 output were not counted, so the lengths cannot be compared.
  if (comparison.first && comparison.first->kind == DifferenceKind::kUtf16) return "";
  if (comparison.found_tokens < comparison.expected_tokens) return stop_words(output);
  if (comparison.found_tokens > comparison.expected_tokens) return extra_words(output);
  return "";
}

std::string not_finite_words(const ComparedOutput& output) {
  if (!output.comparison->first_not_finite) return "";
  return "the first NaN or infinity: " + at_words(*output.comparison->first_not_finite, output);
}

std::string count_words(const ComparedOutput& output) {
  const redaction::RedactedComparison& comparison = *output.comparison;
  if (comparison.matches()) return margin_words(output);
  if (comparison.first && comparison.first->kind == DifferenceKind::kUtf16) return "";
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
                             at_words(comparison.largest->index, output));
}

std::vector<std::string> layout_words(const ComparedOutput& output) {
  std::vector<std::string> lines;
  for (const judge::LayoutNote& note : output.comparison->layout) {
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
