#include <fmt/format.h>

#include <string>
#include <string_view>

#include "base/words.h"
#include "report/explanation_formats.h"
#include "report/explanation_headline.h"
#include "report/explanation_witness.h"
#include "report/explanation_words.h"
#include "report/result_words.h"
#include "report/rules_words.h"
#include "report/safe_text.h"

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

std::string cause_head(const RedactedCause& cause, std::size_t number) {
  return fmt::format("{}. {}", number, title_of(cause));
}

// Where they are withheld, empty.
std::string formulas_text(const RedactedCause& cause) {
  if (cause.formula.empty()) return "";
  std::string text =
      fmt::format("by the rules: {}\nthe program:  {}\n", cause.expected_formula, cause.formula);
  return cause.symbols.empty() ? text : text + "(" + cause.symbols + ")\n";
}

std::string cause_at_length(const RedactedCause& cause, const RedactedExplanation& explanation,
                            std::size_t number) {
  std::string below = cause.sentence + "\n" + formulas_text(cause);
  below += line_of(breaks_words(cause, explanation));
  if (cause.witness) below += witness_lines(*cause.witness, cause.witness_part);
  const std::size_t width = std::to_string(number).size() + 2;
  return "\n" + cause_head(cause, number) + "\n" + indented(below, width);
}

std::string cause_in_a_line(const RedactedCause& cause, const RedactedExplanation& explanation,
                            std::size_t number) {
  const std::string breaks = breaks_words(cause, explanation);
  return fmt::format("{}: {}{}{}\n", cause_head(cause, number), cause.sentence,
                     breaks.empty() ? "" : " ", breaks);
}

// Empty under a hint that withholds them; those of the template are told by its headline.
std::string causes_text(const RedactedExplanation& explanation, bool at_length) {
  std::string text;
  for (std::size_t i = 0; i < explanation.causes.size() && !explanation.is_template; ++i) {
    const RedactedCause& cause = explanation.causes[i];
    if (at_length || i < kCausesAtLength) {
      text += cause_at_length(cause, explanation, i + 1);
    } else {
      text += (i == kCausesAtLength ? "\n" : "") + cause_in_a_line(cause, explanation, i + 1);
    }
  }
  return text;
}

// A part of the report, with an empty line before it.
std::string apart(const std::string& lines) { return lines.empty() ? "" : "\n" + lines; }

std::string facts_text(const RedactedExplanation& explanation, bool at_length) {
  std::string text;
  for (const RedactedPart& part : explanation.parts) {
    if (part.facts.empty()) continue;
    text += "\n" + facts_title(part) + "\n";
    for (const explain::Fact& fact : part.facts) {
      text += " - " + fact_words(fact) + "\n";
      if (at_length && !fact.input.empty()) {
        text += indented("as on this input:\n" + marked(several_lines(fact.input)));
      }
    }
  }
  return text;
}

// The program's own last words stand behind ours.
std::string crash_text(const RedactedExplanation& explanation) {
  if (!explanation.crash || explanation.hint < explain::Hint::kWhat) return "";
  const explain::Crash& crash = *explanation.crash;
  std::string text = crash_words(explanation);
  text += crash.last_words.empty() ? ".\n" : ": " + crash.last_words + "\n";
  std::string below = line_of(crash.cause) + line_of(crash.advice);
  if (!crash.input.empty() && !explanation.is_crash_a_cause) {
    below += "the smallest input that was found:\n" + marked(several_lines(crash.input));
  }
  return text + indented(below);
}

std::string debug_text(const RedactedExplanation& explanation) {
  std::string lines;
  for (const std::string& line : explanation.debug_lines) lines += "| " + line + "\n";
  return lines.empty() ? "" : debug_title(explanation) + "\n" + indented(lines);
}

// What is said of all causes together.
std::string altogether_text(const RedactedExplanation& explanation) {
  std::string fixes;
  for (const std::string& line : fix_words(explanation)) fixes += line + "\n";
  std::string text = apart(fixes);
  const std::string command = command_of(explanation);
  if (!command.empty()) text += apart(command_title(explanation) + "\n" + indented(command));
  std::string remarks;
  for (const std::string& remark : explanation.remarks) remarks += "remark: " + remark + "\n";
  return text + apart(remarks);
}

std::string head_text(const RedactedExplanation& explanation) {
  std::string text = headline(explanation);
  if (is_reason_all(explanation)) text += ": " + explanation.reason;
  text += "\n" + line_of(claim(explanation));
  if (explanation.reason.empty() || is_reason_all(explanation)) return text;
  return text + reason_title() + " " + explanation.reason + "\n";
}

std::string explanation_text(const RedactedExplanation& explanation, bool at_length) {
  std::string text = head_text(explanation);
  text += apart(crash_text(explanation)) + apart(debug_text(explanation));
  text += causes_text(explanation, at_length) + facts_text(explanation, at_length);
  return text + altogether_text(explanation);
}

// Above all, since counts of cases are to be read by it; empty without answers.
std::string rules_text(const Telling& telling) {
  std::string text;
  for (const std::string& line : rules_lines(telling.rules)) text += line + "\n";
  return text.empty() ? "" : text + "\n";
}

std::string class_text(const RedactedExplanations& all, explain::Hint hint) {
  std::string text = class_words(all) + "\n";
  if (all.histogram.empty()) return text;
  text += fmt::format("\n{}, the most frequent first:\n", histogram_title(hint));
  for (const Occurrence& one : all.histogram) {
    text += fmt::format("{:>5}  {}{}\n", one.who.size(), title_of(one),
                        one.code.empty() ? "" : ", " + one.code);
    text += indented(joined(one.who), 7);
  }
  return text;
}

}  // namespace

std::string write_explanation_text(const RedactedExplanations& all, const Telling& telling) {
  std::string text = rules_text(telling);
  const bool is_class = all.submissions.size() != 1;
  for (const RedactedExplanation& one : all.submissions) {
    if (is_class || !one.name.empty()) text += "submission: " + one.name + "\n\n";
    text += explanation_text(one, telling.at_length) + (is_class ? "\n" : "");
  }
  if (is_class) text += class_text(all, telling.hint);
  return text + apart(line_of(more_words(all, telling)));
}

}  // namespace flocking::report
