#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/printable.h"
#include "base/words.h"
#include "replay/json.h"
#include "report/records.h"
#include "report/report.h"

// Text of a submission stays in its place, in every format.
namespace flocking::report {
namespace {

using testing::nasty_record;
using testing::nasty_texts;
using testing::written;

std::size_t lines_of(std::string_view report) {
  return static_cast<std::size_t>(std::count(report.begin(), report.end(), '\n'));
}

std::vector<std::string_view> formats_for(bool is_class) {
  std::vector<std::string_view> names;
  for (const ReportFormat& format : report_formats()) {
    if (format.fills_in) continue;  // has only numbers
    if (!is_class || !format.is_for_one) names.push_back(format.name);
  }
  return names;
}

// Returns where text is not printable UTF-8; ignores line ends.
std::string first_unprintable(std::string_view format, std::string_view report) {
  while (!report.empty()) {
    const bool is_line_end =
        report[0] == '\n' || (testing::is_table(format) && report.starts_with("\r\n"));
    const std::size_t length = is_line_end ? 1 : printable_length(report);
    if (length == 0) return in_quotes(report.substr(0, 20));
    report.remove_prefix(length);
  }
  return "";
}

TEST(NastyTexts, LeaveReportsPrintable) {
  for (const bool is_class : {false, true}) {
    for (const std::string& text : nasty_texts()) {
      for (const std::string_view format : formats_for(is_class)) {
        const std::string report = written(format, nasty_record({text}, is_class));
        EXPECT_EQ(first_unprintable(format, report), "") << format << ", " << in_quotes(text);
      }
    }
  }
}

TEST(NastyTexts, GiveNoOrdersToBuildServers) {
  for (const bool is_class : {false, true}) {
    for (const std::string& text : nasty_texts()) {
      for (const std::string_view format : formats_for(is_class)) {
        const std::string report = written(format, nasty_record({text}, is_class));
        EXPECT_EQ(report.find("##["), std::string::npos) << format;
        EXPECT_EQ(report.find("##vso"), std::string::npos) << format;
        if (format == "github") continue;
        for (const std::string_view line : split(report, '\n')) {
          EXPECT_FALSE(trimmed(line).starts_with("::")) << format << ": " << line;
        }
      }
    }
  }
}

// Texts on one line must not change the number of lines of a report.
TEST(NastyTexts, AddNoLines) {
  for (const bool is_class : {false, true}) {
    for (const std::string_view format : formats_for(is_class)) {
      grade::Record plain = nasty_record({"x"}, is_class);
      plain.disclosure = grade::Disclosure::kDifference;
      const std::size_t lines = lines_of(written(format, plain));
      for (const std::string& text : nasty_texts()) {
        if (text.empty()) continue;
        grade::Record record = nasty_record({text}, is_class);
        record.disclosure = grade::Disclosure::kDifference;
        EXPECT_EQ(lines_of(written(format, record)), lines) << format << ", " << in_quotes(text);
      }
    }
  }
}

TEST(NastyTexts, LeaveReportsSmallAndSayThatTheyAreCutSlow) {
  for (const std::string_view format : formats_for(false)) {
    const std::string report = written(format, nasty_record({std::string(1'000'000, 'x')}, false));
    const std::size_t rest = written(format, nasty_record({"x"}, false)).size();
    EXPECT_LT(report.size(), rest + 30'000U) << format;
    EXPECT_NE(report.find("xxx..."), std::string::npos) << format;
  }
}

// Returns the lines of a Markdown report outside of fenced blocks; "unclosed" if a block has no
// end.
std::vector<std::string> lines_outside_fences(const std::string& report) {
  std::vector<std::string> lines;
  std::string fence;
  for (const std::string_view line : split(report, '\n')) {
    if (!fence.empty()) {
      if (line.starts_with(fence)) fence.clear();
    } else if (line.starts_with("```")) {
      fence = line.substr(0, line.find_first_not_of('`'));
    } else {
      lines.emplace_back(line);
    }
  }
  if (!fence.empty()) lines.emplace_back("unclosed");
  return lines;
}

// Returns the parts of a line outside of code spans, which are between single backticks.
std::string outside_spans(std::string_view line) {
  std::string outside;
  bool is_code = false;
  for (const char c : line) {
    if (c == '`') is_code = !is_code;
    if (!is_code) outside += c;
  }
  return is_code ? "unclosed" : outside;
}

// Outside of code, all lines equal those of a harmless report.
TEST(NastyTexts, StayInCodeInMarkdown) {
  for (const bool is_class : {false, true}) {
    const auto lines_with = [is_class](const std::string& text) {
      std::vector<std::string> lines;
      for (const std::string& line :
           lines_outside_fences(written("markdown", nasty_record({text}, is_class)))) {
        lines.push_back(outside_spans(line));
      }
      return lines;
    };
    const std::vector<std::string> harmless = lines_with("x");
    for (const std::string& text : nasty_texts()) {
      if (text.empty()) continue;
      EXPECT_EQ(lines_with(text), harmless) << in_quotes(text);
    }
  }
}

// Gradescope shows the texts of its JSON as Markdown.
TEST(NastyTexts, StayInCodeOnGradescope) {
  const auto lines_with = [](const std::string& text) {
    const flocking::testing::Json report =
        flocking::testing::parsed_json(written("gradescope", nasty_record({text}, false)));
    std::string markdown = report["output"].text;
    for (const auto& test : report["tests"].items) markdown += test["output"].text;
    std::vector<std::string> lines;
    for (const std::string& line : lines_outside_fences(markdown)) {
      lines.push_back(outside_spans(line));
    }
    return lines;
  };
  const std::vector<std::string> harmless = lines_with("x");
  for (const std::string& text : nasty_texts()) {
    if (text.empty()) continue;
    EXPECT_EQ(lines_with(text), harmless) << in_quotes(text);
  }
}

TEST(NastyTexts, AddNoCellsToMarkdownTables) {
  const auto bars_of = [](const std::string& text) {
    std::vector<std::ptrdiff_t> bars;
    for (const std::string& line :
         lines_outside_fences(written("markdown", nasty_record({text}, true)))) {
      bars.push_back(std::count(line.begin(), line.end(), '|'));
    }
    return bars;
  };
  for (const std::string& text : nasty_texts()) {
    if (text.empty()) continue;
    EXPECT_EQ(bars_of(text), bars_of("x")) << in_quotes(text);
  }
}

TEST(NastyTexts, OpenNoElementsOfXml) {
  const std::string harmless = written("junit", nasty_record({"x"}, false));
  for (const std::string& text : nasty_texts()) {
    if (text.empty()) continue;
    const std::string report = written("junit", nasty_record({text}, false));
    for (const char bracket : {'<', '>'}) {
      EXPECT_EQ(std::count(report.begin(), report.end(), bracket),
                std::count(harmless.begin(), harmless.end(), bracket))
          << report;
    }
  }
}

}  // namespace
}  // namespace flocking::report
