#include <fmt/format.h>

#include <string>
#include <utility>
#include <vector>

#include "redaction/rules_words.h"
#include "redaction/safe_text.h"
#include "report/document.h"
#include "report/explanation_formats.h"
#include "report/explanation_headline.h"
#include "report/explanation_witness.h"
#include "report/explanation_words.h"
#include "report/first_screen.h"
#include "report/line_words.h"
#include "report/result_words.h"

namespace flocking::report {
namespace {

constexpr std::size_t kBelow = 3;  // columns of indentation

void add_head(Document& document, const redaction::RedactedExplanation& explanation) {
  Spans head = {{headline(explanation), Span::Kind::kStrong}};
  const bool is_all = is_reason_all(explanation);
  if (is_all) head.insert(head.end(), {{": "}, quote(explanation.reason)});
  document.part();
  document.paragraph(std::move(head));
  document.paragraph({{claim(explanation)}});
  if (explanation.reason.empty() || is_all) return;
  document.paragraph({{reason_title() + " "}, quote(explanation.reason)});
}

// Adds the lines to change, each with its diff below.
void add_lines(Document& document, const redaction::RedactedExplanation& explanation) {
  const std::vector<ToldLine> lines = told_lines(explanation);
  const std::string cut = cut_sentence(explanation);
  if (lines.empty() && cut.empty()) return;
  document.part();
  if (!cut.empty()) document.paragraph({{cut}});
  if (lines.empty()) return;
  document.paragraph({{"In the source:"}});
  document.below(kBelow);
  for (const ToldLine& one : lines) {
    document.paragraph({quote(one.sentence)});
    if (!one.diff.empty()) document.code(one.diff, true);
  }
}

// Adds the crash: our words, then the last words of the program.
void add_crash(Document& document, const redaction::RedactedExplanation& explanation) {
  if (!explanation.crash || explanation.hint < explain::Hint::kWhat) return;
  const redaction::RedactedCrash& crash = *explanation.crash;
  document.part();
  document.paragraph({{crash_words(explanation) + (crash.last_words.empty() ? "." : ": ")},
                      quote(crash.last_words)});
  document.below(kBelow);
  document.paragraph({{crash.cause}});
  document.paragraph({{crash.advice}});
  if (crash.input.empty() || explanation.is_crash_a_cause) return;
  document.paragraph(
      {{std::string(document.is_text() ? "the" : "The") + " smallest input that was found:"}});
  document.code(redaction::several_lines(crash.input), true);
}

void add_debug_lines(Document& document, const redaction::RedactedExplanation& explanation) {
  std::vector<Item> lines;
  for (const redaction::SafeText& line : explanation.debug_lines)
    lines.push_back({{quote(line)}, "| "});
  document.part();
  document.paragraph({{debug_title(explanation)}});
  document.below(kBelow);
  document.list(std::move(lines));
}

// Returns both formulas; none if the hint withholds them.
std::vector<Item> formulas(const redaction::RedactedCause& cause) {
  if (cause.formula.empty()) return {};
  const auto formula = [](const char* label, const redaction::SafeText& text) {
    return Item{{{label, Span::Kind::kLabel}, {text, Span::Kind::kFormula}}};
  };
  std::vector<Item> items = {formula("by the rules:", cause.expected_formula),
                             formula("the program:", cause.formula)};
  if (!cause.symbols.empty()) items.push_back({{{cause.symbols, Span::Kind::kAside}}});
  return items;
}

void add_cause(Document& document, std::size_t level, const redaction::RedactedCause& cause,
               const redaction::RedactedExplanation& explanation, const std::string& number) {
  document.heading(level, {{number + title_of(cause)}});
  document.below(number.size());
  document.paragraph({{cause.sentence}});
  document.list(formulas(cause));
  document.paragraph({{breaks_words(cause, explanation)}});
  if (!cause.witness) return;
  std::string lines = witness_lines(*cause.witness, cause.witness_part);
  lines.pop_back();  // the last line end
  document.code(lines);
}

// Adds the causes. For the unchanged template the headline says all.
void add_causes(Document& document, std::size_t level,
                const redaction::RedactedExplanation& explanation, bool at_length) {
  if (explanation.is_template) return;
  std::vector<Item> rest;
  for (std::size_t i = 0; i < explanation.causes.size(); ++i) {
    const redaction::RedactedCause& cause = explanation.causes[i];
    const std::string number = fmt::format("{}. ", i + 1);
    if (at_length || i < kCausesAtLength) {
      add_cause(document, level, cause, explanation, number);
      continue;
    }
    const std::string breaks = breaks_words(cause, explanation);
    rest.push_back({{{fmt::format("{}: {}{}{}", title_of(cause), cause.sentence,
                                  breaks.empty() ? "" : " ", breaks)}},
                    number});
  }
  if (rest.empty()) return;
  document.section(level, {{"Besides"}});
  document.list(std::move(rest));
}

void add_facts(Document& document, const redaction::RedactedExplanation& explanation,
               bool at_length) {
  for (const redaction::RedactedPart& part : explanation.parts) {
    if (part.facts.empty()) continue;
    std::vector<Item> facts;
    for (const redaction::RedactedFact& fact : part.facts) {
      Item& item = facts.emplace_back(Item{{quote(fact_words(fact))}, " - "});
      if (at_length && !fact.input.empty()) item.input = redaction::several_lines(fact.input);
    }
    document.part();
    document.paragraph({{facts_title(part)}});
    document.list(std::move(facts));
  }
}

// Adds the end: fixes, the command, and remarks.
void add_end(Document& document, const redaction::RedactedExplanation& explanation) {
  std::vector<Item> fixes;
  for (const std::string& line : fix_words(explanation)) fixes.push_back({{{line}}});
  document.part();
  document.list(std::move(fixes));
  const std::string command = command_of(explanation);
  if (!command.empty()) {
    document.part();
    document.paragraph({{command_title(explanation)}});
    document.below(kBelow);
    document.code(command);
  }
  std::vector<Item> remarks;
  for (const redaction::SafeText& remark : explanation.remarks) {
    remarks.push_back({{{"remark: "}, quote(remark)}});
  }
  document.part();
  document.list(std::move(remarks));
}

// Adds an explanation with headings of level `level`.
void add_explanation(Document& document, std::size_t level,
                     const redaction::RedactedExplanation& explanation, bool at_length) {
  add_head(document, explanation);
  add_lines(document, explanation);
  add_crash(document, explanation);
  add_debug_lines(document, explanation);
  const std::size_t before = document.blocks().size();
  add_causes(document, level, explanation, at_length);
  add_facts(document, explanation, at_length);
  Document end(document.medium());
  add_end(end, explanation);
  if (document.blocks().size() > before && !end.blocks().empty()) {
    document.section(level, {{"Altogether"}});
  }
  document.part();
  document.append(std::move(end));
}

void add_submission(Document& document, const redaction::RedactedExplanation& one, bool is_class,
                    bool at_length) {
  const std::size_t level = is_class ? 3 : 2;
  document.part();
  if (is_class && !document.is_text()) {
    document.heading(2, {quote(one.name)});
  } else if (is_class || !one.name.empty()) {
    document.paragraph({{document.is_text() ? "submission: " : "Submission: "}, quote(one.name)});
  }
  add_explanation(document, level, one, at_length);
}

// Adds the histogram: in text as lines, which may be long; else as a table.
void add_histogram(Document& document, const redaction::RedactedExplanations& all,
                   explain::Hint hint) {
  if (all.histogram.empty()) return;
  document.part();
  if (document.is_text()) {
    document.paragraph({{histogram_title(hint) + ", the most frequent first:"}});
    for (const redaction::Occurrence& one : all.histogram) {
      const std::string code = one.code.empty() ? "" : ", " + one.code;
      document.below(0);
      document.paragraph({{fmt::format("{:>5}  {}{}", one.who.size(), title_of(one), code)}});
      document.below(7);
      document.paragraph({{redaction::joined(one.who)}});
    }
    return;
  }
  const bool has_codes = hint == explain::Hint::kFull;
  std::vector<Row> rows = {{{"submissions"}, {histogram_title(hint)}}};
  if (has_codes) rows[0].push_back({"choices"});
  rows[0].push_back({"who"});
  for (const redaction::Occurrence& one : all.histogram) {
    Row& row = rows.emplace_back(Row{{std::to_string(one.who.size())}, {title_of(one)}});
    if (has_codes) row.push_back({one.code.str(), CellKind::kName});
    row.push_back({fmt::format("{}", fmt::join(one.who, "\n")), CellKind::kNames});
  }
  document.table(std::move(rows));
}

Document explanation_document(const redaction::RedactedExplanations& all,
                              const redaction::Telling& telling, Medium medium) {
  Document document(medium);
  const bool is_class = all.submissions.size() != 1;
  document.section(1, {{is_class ? "Explanations" : "Explanation"}});
  std::vector<Item> rules;
  for (const std::string& line : redaction::rules_lines(telling.rules))
    rules.push_back({{quote(line)}});
  if (!rules.empty()) {
    document.paragraph(rules.front().spans);
    rules.erase(rules.begin());
  }
  document.list(std::move(rules));
  for (const redaction::RedactedExplanation& one : all.submissions) {
    add_submission(document, one, is_class, telling.at_length);
  }
  if (is_class) {
    document.section(2, {{"All"}});
    document.paragraph({{class_words(all)}});
    add_histogram(document, all, telling.hint);
  }
  document.part();
  document.paragraph({{more_words(all, telling)}});
  return document;
}

}  // namespace

std::string write_explanation_text(const redaction::RedactedExplanations& all,
                                   const redaction::Telling& telling) {
  if (all.submissions.size() == 1 && telling.is_screen) {
    // The rules of the assignment's text are the expected ones and need no mention.
    const std::vector<std::string> rules = redaction::rules_lines(telling.rules);
    const bool is_expected = rules.size() == 1 && telling.rules.main() == "course";
    const redaction::RedactedExplanation& one = all.submissions.front();
    return fmt::format(
        "{}\n",
        fmt::join(first_screen(one, rules.empty() || is_expected ? "" : rules.front()), "\n"));
  }
  return drawn(explanation_document(all, telling, Medium::kText));
}

std::string write_explanation_markdown(const redaction::RedactedExplanations& all,
                                       const redaction::Telling& telling) {
  return drawn(explanation_document(all, telling, Medium::kMarkdown));
}

}  // namespace flocking::report
