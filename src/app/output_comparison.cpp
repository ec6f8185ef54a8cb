#include "app/output_comparison.h"

#include <array>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "base/error.h"
#include "base/text_encoding.h"
#include "redaction/field_redactor.h"
#include "report/comparison_words.h"

namespace flocking::app {

void require_utf8(const std::string& path, std::string_view text) {
  if (is_utf16(text)) throw EnvironmentError(path + ": it is " + std::string(kUtf16Text));
}

judge::Comparison compared(std::string_view answer, const io::File& output,
                           const judge::Tolerance& tolerance) {
  judge::Comparator comparator(answer, tolerance);
  std::array<char, 65536> block{};
  while (const std::size_t count = output.read(block)) {
    comparator.feed(std::span(block.data(), count));
  }
  return comparator.finish();
}

bool is_accepted(const judge::Comparison& comparison, bool strict_format) {
  return comparison.matches() && (!strict_format || comparison.layout.empty());
}

bool passes(std::string_view answer, std::string_view output, const grade::CaseSettings& settings) {
  judge::Comparator comparator(answer, settings.tolerance);
  comparator.feed(output);
  return is_accepted(comparator.finish(), settings.strict_format);
}

std::string comparison_text(const judge::Comparison& comparison, const judge::Tolerance& tolerance,
                            std::uint64_t agents, bool strict_format) {
  // The judge has already quoted the tokens for a terminal.
  const auto told = redaction::redacted_fields<redaction::RedactedComparison>(
      comparison, redaction::SafeText::ours);
  report::ComparedOutput output{.comparison = &told,
                                .agents = agents,
                                .steps = 0,
                                .absolute_tolerance = tolerance.absolute,
                                .relative_tolerance = tolerance.relative};
  if (agents > 0) output.steps = comparison.expected_tokens / (agents * judge::kFieldsPerAgent);
  const bool accepted = is_accepted(comparison, strict_format);
  std::vector<std::string> lines = {accepted               ? "the same"
                                    : comparison.matches() ? "the same but for the layout"
                                                           : "different"};
  for (std::string line : {report::difference_words(output), report::length_words(output),
                           report::not_finite_words(output), report::count_words(output)}) {
    lines.push_back(std::move(line));
  }
  for (std::string& line : report::layout_words(output)) lines.push_back(std::move(line));
  std::string text;
  for (const std::string& line : lines) {
    if (!line.empty()) text += line + "\n";
  }
  return text;
}

}  // namespace flocking::app
