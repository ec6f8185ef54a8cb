#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/printable.h"
#include "base/words.h"
#include "report/explanation_formats.h"
#include "report/explanations.h"
#include "report/records.h"
#include "variant/choices.h"

// Properties of all formats: they withhold what the hint withholds, and text of a submission stays
// in its place.
namespace flocking::report {
namespace {

using explain::Hint;
using testing::all_hints;
using testing::explained;
using testing::NamedHint;

bool has(std::string_view report, std::string_view words) {
  return report.find(words) != std::string_view::npos;
}

// Has every value that a report can show, spelt so that no value occurs by chance.
explain::Explanation telling() {
  explain::Explanation all = testing::three_deviations();
  all.status = explain::Status::kPartly;
  for (explain::Deviation& deviation : all.deviations) {
    deviation.witness = explain::Witness{"99111", "99222", "99333", true};
    deviation.breaks = 99444;
  }
  all.cases = 99555;
  all.passed = 99666;
  all.fixes = {{1, 99777}, {2, 99888}, {3, 99999}};
  all.reason = "A reason";
  all.remarks = {"A remark"};
  all.debug_lines = {"Debugging"};
  all.crash = explain::Crash{"exit status 3", "Last words", "77111", "A cause", "Advice", 1};
  all.parts = {{"cohesion", explain::Knowledge::kDescribed, {explain::Slot::kCohesionTimes}, {}},
               {"alignment", explain::Knowledge::kUnknown, {}, {{"code", "A fact", "77222"}}},
               {"printing", explain::Knowledge::kRight, {}, {}}};
  return all;
}

// Returns the explanation alone, and in a class of two.
std::vector<std::string> written(std::string_view format, Hint hint) {
  return {explained(format, telling(), hint),
          explained(format, {{"a", telling()}, {"b", telling()}}, hint)};
}

TEST(ExplanationFormats, HaveNamesAndHelp) {
  std::set<std::string_view> names;
  for (const ExplanationFormat& format : explanation_formats()) {
    EXPECT_TRUE(names.insert(format.name).second) << format.name;
    EXPECT_FALSE(format.help.empty()) << format.name;
  }
  EXPECT_EQ(explanation_formats().front().name, "text");
}

TEST(ExplanationHints, WithholdWhatIsWrong) {
  std::vector<std::string_view> secrets = {
      "99",         "A remark", "towards", "per-neig",  "=float",      "77",  "A fact", "Debugging",
      "Last words", "A cause",  "Advice",  "--variant", "deviation\"", "fix", "remark", "3 dev"};
  for (const explain::Deviation& deviation : telling().deviations) {
    const explain::Choice& choice = explain::row_of(deviation.slot, deviation.choice);
    secrets.insert(secrets.end(), {choice.title, choice.sentence, choice.formula});
  }
  for (const explain::Deviation& deviation : telling().deviations) {
    const std::string_view code = explain::code_of(deviation.slot);
    if (has(code, ".")) secrets.push_back(code);
  }
  for (const ExplanationFormat& format : explanation_formats()) {
    for (const Hint hint : {Hint::kNone, Hint::kWhere}) {
      for (const std::string& report : written(format.name, hint)) {
        for (const std::string_view secret : secrets) {
          EXPECT_FALSE(has(report, secret)) << format.name << ": " << secret << "\n" << report;
        }
        for (const std::string_view part : {"separation", "cohesion", "numbers"}) {
          EXPECT_EQ(has(report, part), hint == Hint::kWhere) << format.name << ": " << part;
        }
        EXPECT_EQ(has(report, "It is unknown what alignment computes."), hint == Hint::kWhere);
        EXPECT_TRUE(has(report, "A reason")) << format.name;
      }
    }
  }
}

TEST(ExplanationHints, TellSentencesBeforeFormulas) {
  for (const ExplanationFormat& format : explanation_formats()) {
    for (const Hint hint : {Hint::kWhat, Hint::kFull}) {
      for (const std::string& report : written(format.name, hint)) {
        for (const std::string_view words :
             {"Pulls towards neighbours", "Separation points at", "A reason", "A remark", "99444",
              "99777", "99999", "A fact", "Debugging", "Last words", "A cause"}) {
          EXPECT_TRUE(has(report, words)) << format.name << ": " << words;
        }
        for (const std::string_view words : {"P_i - P_a", "P_a - P_i", "99111", "99222", "99333",
                                             "separation.direction", "77111", "Advice"}) {
          EXPECT_EQ(has(report, words), hint == Hint::kFull) << format.name << ": " << words;
        }
      }
    }
  }
}

TEST(ExplanationFormats, TakeEmptyExplanations) {
  for (const ExplanationFormat& format : explanation_formats()) {
    for (const NamedHint& named : all_hints()) {
      for (const auto status :
           {explain::Status::kExplained, explain::Status::kPartly, explain::Status::kUnexplained}) {
        explain::Explanation empty;
        empty.status = status;
        EXPECT_TRUE(explained(format.name, empty, named.hint).ends_with('\n')) << format.name;
      }
    }
  }
}

std::vector<std::string> nasty_reports(std::string_view format, const std::string& text) {
  std::vector<std::string> reports;
  for (const NamedHint& named : all_hints()) {
    const redaction::NamedExplanation nasty = {text, testing::nasty_explanation(text)};
    reports.push_back(explained(format, {nasty}, named.hint));
    reports.push_back(explained(format, {nasty, nasty}, named.hint));
  }
  return reports;
}

TEST(NastyExplanations, StayPrintableAndGiveNoOrders) {
  for (const ExplanationFormat& format : explanation_formats()) {
    for (const std::string& text : testing::nasty_texts()) {
      for (const std::string& report : nasty_reports(format.name, text)) {
        EXPECT_FALSE(has(report, "##[") || has(report, "##vso")) << format.name;
        for (std::string_view line : split(report, '\n')) {
          EXPECT_FALSE(trimmed(line).starts_with("::")) << format.name << ": " << line;
          while (!line.empty() && printable_length(line) > 0) {
            line.remove_prefix(printable_length(line));
          }
          EXPECT_EQ(line, "") << format.name << ", " << in_quotes(text);
        }
      }
    }
  }
}

// Returns the parts of a Markdown report outside of code, line by line; "unclosed" if a code has no
// end.
std::vector<std::string> outside_code(const std::string& report) {
  std::vector<std::string> lines;
  std::string fence;
  for (const std::string_view line : split(report, '\n')) {
    if (!fence.empty()) {
      if (line.starts_with(fence)) fence.clear();
    } else if (line.starts_with("```")) {
      fence = line.substr(0, line.find_first_not_of('`'));
    } else {
      std::string outside;
      bool is_code = false;
      for (const char c : line) {
        if (c == '`') is_code = !is_code;
        if (!is_code) outside += c;
      }
      lines.push_back(is_code ? "unclosed" : outside);
    }
  }
  if (!fence.empty()) lines.emplace_back("unclosed");
  return lines;
}

TEST(NastyExplanations, StayInCodeInMarkdown) {
  const std::vector<std::string> harmless = nasty_reports("markdown", "x");
  for (const std::string& text : testing::nasty_texts()) {
    if (text.empty()) continue;
    const std::vector<std::string> reports = nasty_reports("markdown", text);
    for (std::size_t i = 0; i < reports.size(); ++i) {
      EXPECT_EQ(outside_code(reports[i]), outside_code(harmless[i])) << in_quotes(text);
    }
  }
}

TEST(NastyExplanations, AddNoCellsToMarkdownTables) {
  const auto bars_of = [](const std::string& text) {
    const std::string report = nasty_reports("markdown", text).back();
    return std::count(report.begin() + static_cast<std::ptrdiff_t>(report.find("## All")),
                      report.end(), '|');
  };
  for (const std::string& text : testing::nasty_texts()) {
    if (text.empty()) continue;
    EXPECT_EQ(bars_of(text), bars_of("x")) << in_quotes(text);
  }
}

// Returns true for a line that a witness adds: a line with a bar, or the title above a wide
// witness, which is then on a separate line.
bool belongs_to_witness(std::string_view line) {
  const std::string_view text = trimmed(line);
  return text.starts_with("|") || text.starts_with("with only this mistake");
}

TEST(NastyExplanations, AddNoLines) {
  const auto lines_of = [](std::string_view format, const std::string& text) {
    std::vector<std::ptrdiff_t> counts;
    for (const std::string& report : nasty_reports(format, text)) {
      const std::vector<std::string_view> lines = split(report, '\n');
      counts.push_back(std::count_if(lines.begin(), lines.end(), [](std::string_view line) {
        return !belongs_to_witness(line);
      }));
    }
    return counts;
  };
  for (const std::string_view format : {"text", "json"}) {
    for (const std::string& text : testing::nasty_texts()) {
      if (text.empty() || belongs_to_witness(text)) continue;
      EXPECT_EQ(lines_of(format, text), lines_of(format, "x")) << format << in_quotes(text);
    }
  }
}

}  // namespace
}  // namespace flocking::report
