#include "report/explanation_witness.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "base/words.h"
#include "redaction/safe_text.h"
#include "report/text_width.h"

namespace flocking::report {
namespace {

constexpr std::size_t kMostAcross = 100;  // width of both columns together
constexpr std::string_view kNothing = "(nothing)";

std::vector<std::string> barred_lines(const std::string& text) {
  const std::string bars = redaction::marked(redaction::several_lines(text));
  if (bars.empty()) return {std::string(kNothing)};
  std::vector<std::string> lines;
  for (const std::string_view line : split(bars, '\n')) lines.emplace_back(line);
  lines.pop_back();  // the empty line after the last line feed
  return lines;
}

std::string stacked(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

std::size_t widest_of(const std::vector<std::string>& lines) {
  std::size_t width = 0;
  for (const std::string& line : lines) width = std::max(width, line.size());
  return width;
}

std::string side_by_side(const std::vector<std::string>& left,
                         const std::vector<std::string>& right) {
  const std::size_t width = widest_of(left) + 2;
  std::string text;
  for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
    std::string line = i < left.size() ? left[i] : "";
    if (i < right.size()) line += std::string(width - line.size(), ' ') + right[i];
    text += line + "\n";
  }
  return text;
}

}  // namespace

std::string witness_lines(const redaction::RedactedWitness& witness, const std::string& part) {
  const std::string expected_title = "by the rules:";
  std::string found_title =
      part.empty() ? "with only this mistake" : "with this mistake only in " + part;
  found_title += witness.is_seen ? " (the program really printed this):" : ":";
  std::vector<std::string> expected = barred_lines(witness.expected);
  std::vector<std::string> found = barred_lines(witness.found);
  const bool is_narrow = widest_of(expected) + widest_of(found) + 2 <= kMostAcross;
  expected.insert(expected.begin(), expected_title);
  found.insert(found.begin(), found_title);
  const std::string input = "input:\n" + stacked(barred_lines(witness.input));
  return input + (is_narrow ? side_by_side(expected, found) : stacked(expected) + stacked(found));
}

}  // namespace flocking::report
