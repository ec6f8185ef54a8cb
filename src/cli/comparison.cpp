#include "cli/comparison.h"

#include <array>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "grade/record.h"
#include "report/comparison_words.h"

namespace flocking::cli {

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

std::string comparison_text(const judge::Comparison& comparison, const judge::Tolerance& tolerance,
                            std::uint64_t agents, bool strict_format) {
  grade::CaseResult result;
  result.comparison = comparison;
  result.agents = agents;
  result.absolute_tolerance = tolerance.absolute;
  result.relative_tolerance = tolerance.relative;
  if (agents > 0) result.steps = comparison.expected_tokens / (agents * judge::kFieldsPerAgent);
  const bool accepted = is_accepted(comparison, strict_format);
  std::vector<std::string> lines = {accepted               ? "the same"
                                    : comparison.matches() ? "the same but for the layout"
                                                           : "different"};
  for (std::string line : {report::difference_words(result), report::length_words(result),
                           report::not_finite_words(result), report::count_words(result)}) {
    lines.push_back(std::move(line));
  }
  for (std::string& line : report::layout_words(result)) lines.push_back(std::move(line));
  std::string text;
  for (const std::string& line : lines) {
    if (!line.empty()) text += line + "\n";
  }
  return text;
}

}  // namespace flocking::cli
