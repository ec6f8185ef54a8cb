#include <fmt/format.h>

#include <string>
#include <string_view>

#include "core/words.h"
#include "report/explanation_formats.h"
#include "report/explanation_witness.h"
#include "report/explanation_words.h"
#include "report/words.h"

namespace flocking::report {
namespace {

// `lines`, each behind that indentation; a line feed behind the last one, too.
std::string indented(std::string_view lines, std::size_t width = 3) {
  if (lines.empty()) return "";
  if (lines.ends_with('\n')) lines.remove_suffix(1);
  std::string text;
  for (const std::string_view line : split(lines, '\n')) {
    text += std::string(width, ' ');
    text += line;
    text += '\n';
  }
  return text;
}

std::string line_of(const std::string& text) { return text.empty() ? "" : text + "\n"; }

std::string deviation_text(const ShownDeviation& deviation, const ShownExplanation& explanation,
                           std::size_t number) {
  const std::string head = fmt::format("{}. ", number);
  std::string text = "\n" + head + title_of(deviation) + "\n";
  std::string below = std::string(deviation.sentence) + "\n";
  if (!deviation.formula.empty()) {
    below += fmt::format("by the rules: {}\nthe program:  {}\n", deviation.expected_formula,
                         deviation.formula);
  }
  below += line_of(breaks_words(deviation, explanation.cases));
  if (deviation.witness) below += witness_lines(*deviation.witness);
  return text + indented(below, head.size());
}

std::string deviations_text(const ShownExplanation& explanation) {
  if (explanation.hint < explain::Hint::kWhat) return "";
  std::string text;
  std::size_t number = 0;
  for (const ShownDeviation& deviation : explanation.deviations) {
    text += deviation_text(deviation, explanation, ++number);
  }
  return text;
}

// A part of the report, with an empty line before it.
std::string apart(const std::string& lines) { return lines.empty() ? "" : "\n" + lines; }

std::string explanation_text(const ShownExplanation& explanation) {
  std::string text = headline(explanation);
  if (!explanation.reason.empty()) text += reason_sign(explanation) + explanation.reason;
  text += "\n";
  text += line_of(where_to_look(explanation));
  text += line_of(claim(explanation));
  text += line_of(not_known(explanation));
  text += deviations_text(explanation);
  std::string fixes;
  for (const std::string& line : fix_words(explanation)) fixes += line + "\n";
  text += apart(fixes);
  const std::string command = command_of(explanation);
  if (!command.empty()) text += apart(command_title(explanation) + "\n" + indented(command));
  std::string remarks;
  for (const std::string& remark : explanation.remarks) remarks += "remark: " + remark + "\n";
  return text + apart(remarks);
}

std::string class_text(const ShownExplanations& all, explain::Hint hint) {
  std::string text = class_words(all) + "\n";
  if (all.histogram.empty()) return text;
  text += fmt::format("\n{}, the most frequent first:\n", histogram_title(hint));
  for (const Occurrence& one : all.histogram) {
    const std::string code = code_of(one);
    text += fmt::format("{:>5}  {}{}\n", one.who.size(), title_of(one),
                        code.empty() ? "" : ", " + code);
    text += indented(joined(one.who), 7);
  }
  return text;
}

}  // namespace

std::string write_explanation_text(const ShownExplanations& all, explain::Hint hint) {
  std::string text;
  const bool is_class = all.submissions.size() != 1;
  for (const ShownExplanation& one : all.submissions) {
    if (is_class || !one.name.empty()) text += "submission: " + one.name + "\n\n";
    text += explanation_text(one) + (is_class ? "\n" : "");
  }
  return is_class ? text + class_text(all, hint) : text;
}

}  // namespace flocking::report
