// Exports of each platform: the place of the grades, the maximum, the cells that stay.
#include "gradebook/grade_platforms.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "base/date_text.h"
#include "base/error.h"
#include "report/records.h"

namespace flocking::report {
namespace {

using ::testing::HasSubstr;

const char* const kBrightspace =
    "OrgDefinedId,Username,Flocking Points Grade <Numeric MaxPoints:10 Weight:5>,Lab Points Grade "
    "<Numeric MaxPoints:5>,End-of-Line Indicator\r\n"
    "#001,#ada,,4,#\r\n"
    "#002,#eve,3.5,,#\r\n";
const char* const kBlackboard =
    "\"Last Name\",\"Username\",\"Flocking [Total Pts: up to 10 Score] |12345\",\"Lab [Total Pts: "
    "5 "
    "Score] |6\"\n"
    "\"Lovelace\",\"ada\",\"Needs Grading\",\"\"\n"
    "\"Absent\",\"eve\",\"Exempt\",\"\"\n";
const char* const kSakai =
    "\"Flocking\",\"Points\"\n\"\"\n"
    "\"Display ID\",\"ID\",\"Last Name\",\"First Name\",\"grade\",\"Submission date\",\"Late "
    "submission\"\n"
    "\"ada\",\"ada\",\"Lovelace\",\"Ada\",\"\",\"Nov 12, 2026 11:46 PM\",\"\"\n"
    "\"eve\",\"eve\",\"Absent\",\"Eve\",\"3\",\"\",\"\"\n";
const char* const kGerman =
    "ID;Status;Bewertung;Bestwertung;Bewertung kann ge\xe4ndert werden;Zuletzt ge\xe4ndert "
    "(Abgabe);Feedback\n"
    "Teilnehmer/in101;Zur Bewertung abgegeben;;10,00;Ja;Donnerstag, 12. November 2026, 23:46;\n"
    "Teilnehmer/in102;Keine Abgabe;;10,00;Nein;-;\n";

// Gives 7.5 points to the students in these lines.
std::string filled(gradebook::Platform platform, const std::string& text,
                   const std::string& assignment, const std::vector<std::uint64_t>& lines) {
  grade::Record record = testing::class_record();
  const grade::SubmissionResult first = record.submissions.front();
  record.submissions.clear();
  for (const std::uint64_t line : lines) {
    record.submissions.push_back(first);
    record.submissions.back().roster_line = line;
    record.submissions.back().cases.front().points = 7.5;
  }
  return gradebook::with_grades(
             gradebook::read_grade_export(platform, text, "grades.csv", assignment),
             redaction::redacted(record))
      .text;
}

// Returns `text` with each `old` replaced by `now`.
std::string replaced(std::string text, const std::string& old, const std::string& now) {
  for (std::size_t at = 0; (at = text.find(old, at)) != std::string::npos; at += now.size()) {
    text.replace(at, old.size(), now);
  }
  return text;
}

// Returns the exit status, then the message.
std::string fault(gradebook::Platform platform, const std::string& text,
                  const std::string& assignment = "") {
  try {
    static_cast<void>(gradebook::read_grade_export(platform, text, "grades.csv", assignment));
  } catch (const Error& error) {
    return std::to_string(static_cast<int>(error.status())) + ' ' + error.what();
  }
  return "";
}

std::optional<double> maximum(gradebook::Platform platform, const std::string& text,
                              const std::string& assignment = "") {
  return gradebook::read_grade_export(platform, text, "grades.csv", assignment).points_possible;
}

TEST(GradePlatforms, FillInBrightspace) {
  std::string expected = replaced(kBrightspace, "#ada,,", "#ada,7.5,");
  EXPECT_EQ(filled(gradebook::Platform::kBrightspace, kBrightspace, "Flocking", {2}), expected);
  EXPECT_EQ(filled(gradebook::Platform::kBrightspace, kBrightspace, "lab", {3}),
            replaced(kBrightspace, "3.5,,#", "3.5,7.5,#"));
  EXPECT_EQ(maximum(gradebook::Platform::kBrightspace, kBrightspace, "Flocking"), 10.0);
  EXPECT_THAT(fault(gradebook::Platform::kBrightspace, kBrightspace),
              HasSubstr("has 2 assignments"));
  EXPECT_EQ(fault(gradebook::Platform::kBrightspace,
                  replaced(kBrightspace, "MaxPoints:10", "MaxPoints:ten"), "Flocking"),
            "3 --report brightspace: grades.csv: the maximum of the grades is unknown, so no grade "
            "was written: expected a number after MaxPoints. Export the grades again");
  EXPECT_THAT(fault(gradebook::Platform::kBrightspace, "OrgDefinedId,Username\n#1,#a\n"),
              HasSubstr("the column End-of-Line Indicator is missing"));
}

TEST(GradePlatforms, FillInBlackboard) {
  EXPECT_EQ(filled(gradebook::Platform::kBlackboard, kBlackboard, "Flocking", {2, 3}),
            replaced(kBlackboard, "Needs Grading", "7.5"))
      << "who is exempt stays so";
  EXPECT_EQ(maximum(gradebook::Platform::kBlackboard, kBlackboard, "12345"), 10.0);
  EXPECT_EQ(maximum(gradebook::Platform::kBlackboard, kBlackboard, "6"), 5.0);
  EXPECT_THAT(fault(gradebook::Platform::kBlackboard,
                    replaced(kBlackboard, "10 Score", "10 Percentage"), "Flocking"),
              HasSubstr("expected a column of scores, found Percentage"));
  EXPECT_THAT(
      fault(gradebook::Platform::kBlackboard, replaced(kBlackboard, "to 10", "to ?"), "Flocking"),
      HasSubstr("3 --report blackboard: grades.csv: the maximum of the grades is unknown"));
}

TEST(GradePlatforms, FillInUtf16) {
  const CsvStyle style{TextEncoding::kUtf16LittleEndian, '\t'};
  const auto as_utf16 = [&style](const std::string& text) {
    return "\xff\xfe" + encode(replaced(text, "\",\"", "\"\t\""), style.encoding);
  };
  EXPECT_EQ(filled(gradebook::Platform::kBlackboard, as_utf16(kBlackboard), "Flocking", {2}),
            as_utf16(replaced(kBlackboard, "Needs Grading", "7.5")));
}

TEST(GradePlatforms, FillInSakai) {
  EXPECT_EQ(filled(gradebook::Platform::kSakai, kSakai, "", {4}),
            replaced(kSakai, "\"Ada\",\"\"", "\"Ada\",\"7.5\""));
  EXPECT_EQ(maximum(gradebook::Platform::kSakai, kSakai, "Flocking"), std::nullopt);
  EXPECT_THAT(fault(gradebook::Platform::kSakai, replaced(kSakai, "Points", "Letter grade")),
              HasSubstr("is graded by \"Letter grade\", not by points"));
  const auto times = gradebook::submission_times(kSakai);
  ASSERT_EQ(times.size(), 1U);
  EXPECT_EQ(text_of(times.at(4)), "2026-11-12 23:46");
}

TEST(GradePlatforms, FillInMoodleInOtherLanguages) {
  EXPECT_EQ(filled(gradebook::Platform::kMoodle, kGerman, "", {2, 3}),
            replaced(kGerman, "abgegeben;;", "abgegeben;7,5;"))
      << "102 is locked";
  EXPECT_EQ(maximum(gradebook::Platform::kMoodle, kGerman), 10.0);
  EXPECT_EQ(text_of(gradebook::submission_times(kGerman).at(2)), "2026-11-12 23:46");
  EXPECT_THAT(
      fault(gradebook::Platform::kMoodle, replaced(kGerman, "Nein", "Vielleicht")),
      HasSubstr("has in line 3 the value \"Vielleicht\" for whether the grade can be changed, "
                "which is not yes or no in a known language; export it in English"));
}

TEST(GradePlatforms, RefuseAMaximumThatIsUnknown) {
  EXPECT_EQ(maximum(gradebook::Platform::kMoodle,
                    "Identifier,Grade,Maximum Grade\nParticipant 1,,100.00\n"),
            100.0);
  EXPECT_THAT(
      fault(gradebook::Platform::kMoodle, "Identifier,Grade\nParticipant 1,\n"),
      HasSubstr("3 --report moodle: grades.csv: the maximum of the grades is unknown, so no "
                "grade was written: expected a column Maximum grade"));
  EXPECT_THAT(fault(gradebook::Platform::kMoodle,
                    "Identifier,Grade,Maximum grade\nParticipant 1,,10\nParticipant 2,,20\n"),
              HasSubstr("found \"20\" in line 3"));
  EXPECT_THAT(fault(gradebook::Platform::kCanvas,
                    "Student,ID,Section,A (1)\n    Points Possible,,,\nX,1,x,\n"),
              HasSubstr("expected a number in the row Points Possible"));
  EXPECT_EQ(maximum(gradebook::Platform::kCanvas,
                    "Student,ID,Section,A (1)\n    Puntos posibles,,,100\nX,1,x,\n"),
            100.0);
}

// Returns one line of a table in Markdown.
std::string document_row(const gradebook::PlatformRow& row) {
  std::string exported(row.exported);
  exported.erase(0, exported.find(", ") + 2);
  return fmt::format("| {} | `{}` | {} | {} | {} | {} | {} |", row.name, row.flag, exported,
                     row.imported, replaced(std::string(row.column), "|", "\\|"), row.maximum,
                     row.locked);
}

TEST(GradePlatforms, AreInTheDocument) {
  const std::filesystem::path root = std::filesystem::path(FLOCKING_TESTCASES).parent_path();
  std::ostringstream text;
  text << std::ifstream(root / "docs" / "grading.md").rdbuf();
  for (const gradebook::PlatformRow& row : gradebook::platforms())
    EXPECT_THAT(text.str(), HasSubstr(document_row(row)));
}

}  // namespace
}  // namespace flocking::report
