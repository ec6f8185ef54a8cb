#include <fmt/format.h>

#include <string>
#include <vector>

#include "report/cells.h"
#include "report/explanation_formats.h"
#include "report/explanation_witness.h"
#include "report/explanation_words.h"
#include "report/markdown_text.h"
#include "report/words.h"

namespace flocking::report {
namespace {

// With an empty line before it.
std::string paragraph(const std::string& text) { return text.empty() ? "" : "\n" + text + "\n"; }

std::string list_of(const std::vector<std::string>& items) {
  std::string text;
  for (const std::string& item : items) text += "- " + item + "\n";
  return text.empty() ? "" : "\n" + text;
}

std::string spans_of(const std::vector<std::string>& texts) {
  std::vector<std::string> spans;
  spans.reserve(texts.size());
  for (const std::string& text : texts) spans.push_back(code(text));
  return joined(spans);
}

// Our own formulas keep their bars: they are in no table.
std::string formulas(const ShownDeviation& deviation) {
  if (deviation.formula.empty()) return "";
  return fmt::format("\n- by the rules: `{}`\n- the program: `{}`\n", deviation.expected_formula,
                     deviation.formula);
}

std::string deviations_of(const ShownExplanation& explanation, const std::string& level) {
  if (explanation.hint < explain::Hint::kWhat) return "";
  std::string text;
  std::size_t number = 0;
  for (const ShownDeviation& deviation : explanation.deviations) {
    text += fmt::format("\n{} {}. {}\n", level, ++number, title_of(deviation));
    text += paragraph(std::string(deviation.sentence)) + formulas(deviation);
    text += paragraph(breaks_words(deviation, explanation.cases));
    if (deviation.witness) text += "\n" + fenced(witness_lines(*deviation.witness));
  }
  return text;
}

// What is said of all deviations together; empty where that is nothing.
std::string altogether(const ShownExplanation& explanation) {
  std::string text = list_of(fix_words(explanation));
  const std::string command = command_of(explanation);
  if (!command.empty()) {
    text += paragraph(command_title(explanation)) + "\n" + fenced(command + "\n");
  }
  std::vector<std::string> remarks;
  for (const std::string& remark : explanation.remarks) {
    remarks.push_back("remark: " + code(remark));
  }
  return text + list_of(remarks);
}

// `level` is that of its headings: "##".
std::string explanation_of(const ShownExplanation& explanation, const std::string& level) {
  std::string head = "**" + headline(explanation) + "**";
  if (!explanation.reason.empty()) head += reason_sign(explanation) + code(explanation.reason);
  std::string text = paragraph(head);
  text += paragraph(where_to_look(explanation)) + paragraph(claim(explanation));
  if (!explanation.unknown.empty()) text += "\nNot known: " + spans_of(explanation.unknown) + "\n";
  const std::string deviations = deviations_of(explanation, level);
  const std::string end = altogether(explanation);
  const bool has_both = !deviations.empty() && !end.empty();
  return text + deviations + (has_both ? paragraph(level + " Altogether") : "") + end;
}

std::vector<Row> histogram_rows(const ShownExplanations& all, explain::Hint hint) {
  const bool has_codes = hint == explain::Hint::kFull;
  std::vector<Row> rows = {{{"submissions"}, {histogram_title(hint)}}};
  if (has_codes) rows[0].push_back({"choice"});
  rows[0].push_back({"who"});
  for (const Occurrence& one : all.histogram) {
    Row row = {{std::to_string(one.who.size())}, {title_of(one)}};
    if (has_codes) row.push_back({code_of(one), CellKind::kName});
    row.push_back({spans_of(one.who)});
    rows.push_back(row);
  }
  return rows;
}

std::string class_of(const ShownExplanations& all, explain::Hint hint) {
  std::string text = "\n## All\n" + paragraph(class_words(all));
  if (all.histogram.empty()) return text;
  return text + "\n" + table(histogram_rows(all, hint));
}

}  // namespace

std::string write_explanation_markdown(const ShownExplanations& all, explain::Hint hint) {
  const bool is_class = all.submissions.size() != 1;
  std::string text = is_class ? "# Explanations\n" : "# Explanation\n";
  for (const ShownExplanation& one : all.submissions) {
    if (is_class) {
      text += paragraph("## " + code(one.name)) + explanation_of(one, "###");
    } else {
      if (!one.name.empty()) text += paragraph("Submission: " + code(one.name));
      text += explanation_of(one, "##");
    }
  }
  return is_class ? text + class_of(all, hint) : text;
}

}  // namespace flocking::report
