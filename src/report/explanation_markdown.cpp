#include <fmt/format.h>

#include <string>
#include <vector>

#include "report/cells.h"
#include "report/explanation_formats.h"
#include "report/explanation_headline.h"
#include "report/explanation_witness.h"
#include "report/explanation_words.h"
#include "report/markdown_text.h"
#include "report/result_words.h"
#include "report/rules_words.h"
#include "report/safe_text.h"

namespace flocking::report {
namespace {

// With an empty line before it.
std::string markdown_paragraph(const std::string& text) {
  return text.empty() ? "" : "\n" + text + "\n";
}

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
std::string formulas(const RedactedCause& cause) {
  if (cause.formula.empty()) return "";
  return fmt::format("\n- by the rules: `{}`\n- the program: `{}`\n", cause.expected_formula,
                     cause.formula) +
         (cause.symbols.empty() ? "" : "- " + code(cause.symbols) + "\n");
}

std::string cause_section(const RedactedCause& cause, const RedactedExplanation& explanation,
                          const std::string& head) {
  std::string text = fmt::format("\n{} {}\n", head, title_of(cause));
  text += markdown_paragraph(cause.sentence) + formulas(cause);
  text += markdown_paragraph(breaks_words(cause, explanation));
  if (cause.witness) text += "\n" + fenced(witness_lines(*cause.witness, cause.witness_part));
  return text;
}

std::string causes_of(const RedactedExplanation& explanation, const std::string& level,
                      bool at_length) {
  if (explanation.is_template) return "";
  std::string text;
  std::vector<std::string> rest;
  for (std::size_t i = 0; i < explanation.causes.size(); ++i) {
    const RedactedCause& cause = explanation.causes[i];
    if (at_length || i < kCausesAtLength) {
      text += cause_section(cause, explanation, fmt::format("{} {}.", level, i + 1));
      continue;
    }
    const std::string breaks = breaks_words(cause, explanation);
    rest.push_back(fmt::format("{}: {}{}{}", title_of(cause), cause.sentence,
                               breaks.empty() ? "" : " ", breaks));
  }
  return rest.empty() ? text : text + markdown_paragraph(level + " Besides") + list_of(rest);
}

std::string facts_of(const RedactedExplanation& explanation, bool at_length) {
  std::string text;
  for (const RedactedPart& part : explanation.parts) {
    if (part.facts.empty()) continue;
    text += markdown_paragraph(facts_title(part)) + "\n";
    for (const explain::Fact& fact : part.facts) {
      text += "- " + code(fact_words(fact)) + "\n";
      if (at_length && !fact.input.empty()) text += "\n" + fenced(several_lines(fact.input) + "\n");
    }
  }
  return text;
}

std::string crash_of(const RedactedExplanation& explanation) {
  if (!explanation.crash || explanation.hint < explain::Hint::kWhat) return "";
  const explain::Crash& crash = *explanation.crash;
  const std::string words = crash_words(explanation);
  std::string text = markdown_paragraph(
      crash.last_words.empty() ? words + "." : words + ": " + code(crash.last_words));
  text += markdown_paragraph(crash.cause) + markdown_paragraph(crash.advice);
  if (crash.input.empty() || explanation.is_crash_a_cause) return text;
  return text + "\nThe smallest input that was found:\n\n" +
         fenced(several_lines(crash.input) + "\n");
}

std::string debug_of(const RedactedExplanation& explanation) {
  if (explanation.debug_lines.empty()) return "";
  std::vector<std::string> lines;
  for (const std::string& line : explanation.debug_lines) lines.push_back(code(line));
  return markdown_paragraph(debug_title(explanation)) + list_of(lines);
}

// What is said of all causes together; empty where that is nothing.
std::string altogether(const RedactedExplanation& explanation) {
  std::string text = list_of(fix_words(explanation));
  const std::string command = command_of(explanation);
  if (!command.empty()) {
    text += markdown_paragraph(command_title(explanation)) + "\n" + fenced(command + "\n");
  }
  std::vector<std::string> remarks;
  for (const std::string& remark : explanation.remarks) {
    remarks.push_back("remark: " + code(remark));
  }
  return text + list_of(remarks);
}

std::string head_of(const RedactedExplanation& explanation) {
  std::string head = "**" + headline(explanation) + "**";
  if (is_reason_all(explanation)) head += ": " + code(explanation.reason);
  std::string text = markdown_paragraph(head) + markdown_paragraph(claim(explanation));
  if (explanation.reason.empty() || is_reason_all(explanation)) return text;
  return text + markdown_paragraph(reason_title() + " " + code(explanation.reason));
}

// `level` is that of its headings: "##".
std::string explanation_of(const RedactedExplanation& explanation, const std::string& level,
                           bool at_length) {
  const std::string above = head_of(explanation) + crash_of(explanation) + debug_of(explanation);
  const std::string causes =
      causes_of(explanation, level, at_length) + facts_of(explanation, at_length);
  const std::string end = altogether(explanation);
  const bool has_both = !causes.empty() && !end.empty();
  return above + causes + (has_both ? markdown_paragraph(level + " Altogether") : "") + end;
}

std::vector<Row> histogram_rows(const RedactedExplanations& all, explain::Hint hint) {
  const bool has_codes = hint == explain::Hint::kFull;
  std::vector<Row> rows = {{{"submissions"}, {histogram_title(hint)}}};
  if (has_codes) rows[0].push_back({"choices"});
  rows[0].push_back({"who"});
  for (const Occurrence& one : all.histogram) {
    Row row = {{std::to_string(one.who.size())}, {title_of(one)}};
    if (has_codes) row.push_back({one.code, CellKind::kName});
    row.push_back({spans_of(one.who)});
    rows.push_back(row);
  }
  return rows;
}

std::string class_of(const RedactedExplanations& all, explain::Hint hint) {
  std::string text = "\n## All\n" + markdown_paragraph(class_words(all));
  if (all.histogram.empty()) return text;
  return text + "\n" + table(histogram_rows(all, hint));
}

}  // namespace

std::string write_explanation_markdown(const RedactedExplanations& all, const Telling& telling) {
  const bool is_class = all.submissions.size() != 1;
  std::string text = is_class ? "# Explanations\n" : "# Explanation\n";
  std::vector<std::string> rules = rules_lines(telling.rules);
  if (!rules.empty()) {
    text += markdown_paragraph(code(rules.front()));
    rules.erase(rules.begin());
  }
  for (std::string& remark : rules) remark = code(remark);
  text += list_of(rules);
  for (const RedactedExplanation& one : all.submissions) {
    if (is_class) {
      text += markdown_paragraph("## " + code(one.name)) +
              explanation_of(one, "###", telling.at_length);
    } else {
      if (!one.name.empty()) text += markdown_paragraph("Submission: " + code(one.name));
      text += explanation_of(one, "##", telling.at_length);
    }
  }
  if (is_class) text += class_of(all, telling.hint);
  return text + markdown_paragraph(more_words(all, telling));
}

}  // namespace flocking::report
