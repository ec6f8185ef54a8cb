// Exports of platforms are imported with other grades and no other change.
#include "gradebook/grade_export.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/error.h"
#include "report/records.h"

namespace flocking::report {
namespace {

using ::testing::HasSubstr;

// Returns an export whose students are in lines 4, 5, 6, 8 and 9.
std::string canvas_with(const std::string& anna, const std::string& juergen,
                        const std::string& zoe) {
  return "\xef\xbb\xbf"
         "Student,ID,SIS User ID,SIS Login ID,Section,\"Lab 1, warm-up (11)\",Flocking "
         "(12),Current "
         "Score\r\n"
         ",,,,,Manual Posting,,\r\n"
         "    Points Possible,,,,,5.00,10.00,(read only)\r\n"
         "\"Berg, Anna\",101,0012345,aberg,\"CS 1, A\",4.50," +
         anna +
         ",90\r\n"
         "\"M\xc3\xbcller, J\xc3\xbcrgen\",102,0000007,jm ,\"CS 1, A\",5," +
         juergen +
         ",50\r\n"
         "\"Doe, \"\"Bob\"\"\",103,0000008,bd,\"CS 1\r\n and 2\",,EX,\r\n"
         "\"Fox, Cleo\",104,,cf,CS 1,,N/A,\r\n"
         "\"Zuhn, Zoe\",105,00105,zz,CS 1,," +
         zoe + ",";
}

const char* const kMoodle =
    "Identifier,\"Full name\",\"Email address\",Status,Grade,\"Maximum grade\",\"Grade can be "
    "changed\",\"Feedback comments\"\n"
    "\"Participant 12\",\"Anna, Berg\",anna@x.edu,\"Submitted for grading - - "
    "\",,10.00,Yes,\"well, "
    "done\"\n"
    "\"Participant 13\",Bob Doe,bob@x.edu,No submission,3.00,10.00,No,\n";

// Gives 7.5 points to the students in these lines.
redaction::RedactedRecord record_with(const std::vector<std::uint64_t>& lines) {
  grade::Record record = testing::class_record();
  const grade::SubmissionResult first = record.submissions.front();
  record.submissions.clear();
  for (const std::uint64_t line : lines) {
    record.submissions.push_back(first);
    record.submissions.back().roster_line = line;
    record.submissions.back().cases.front().points = 7.5;
  }
  return redaction::redacted(record);
}

std::string filled_in(gradebook::Platform platform, const std::string& text,
                      const redaction::RedactedRecord& record, const std::string& assignment = "") {
  return gradebook::with_grades(
             gradebook::read_grade_export(platform, text, "roster.csv", assignment), record)
      .text;
}

std::string fault_of(gradebook::Platform platform, const std::string& text,
                     const std::string& assignment = "") {
  try {
    static_cast<void>(gradebook::read_grade_export(platform, text, "roster.csv", assignment));
  } catch (const Error& error) {
    return (error.status() == ExitStatus::kEnvironment ? "status 3: " : "") +
           std::string(error.what());
  }
  return "";
}

// Returns the remarks on a worksheet of Moodle in which the students have these submissions.
redaction::RedactedRecord record_of(const std::vector<grade::SubmissionResult>& submissions) {
  grade::Record record = testing::class_record();
  record.submissions = submissions;
  return redaction::redacted(record);
}

grade::SubmissionResult result_in(std::uint64_t line, Presence presence) {
  grade::SubmissionResult result = testing::class_record().submissions.front();
  result.cases.resize(1);
  result.cases.front().points = presence == Presence::kSubmitted ? 7.5 : 0.0;
  result.roster_line = line;
  result.presence = presence;
  return result;
}

TEST(GradeExport, ChangesGradesAndNothingElse) {
  const std::string before = canvas_with("", "\"3\"", " 9.25");
  EXPECT_EQ(
      filled_in(gradebook::Platform::kCanvas, before, record_with({4, 5, 6, 8, 9}), "Flocking"),
      canvas_with("7.5", "\"7.5\"", "7.5"))
      << "cells with EX and N/A stay";
  EXPECT_EQ(filled_in(gradebook::Platform::kCanvas, before, record_with({}), "12"), before);
  EXPECT_EQ(filled_in(gradebook::Platform::kCanvas, before, record_with({5}), "flocking"),
            canvas_with("", "\"7.5\"", " 9.25"))
      << "who was not graded keeps the grade";
  EXPECT_EQ(
      filled_in(gradebook::Platform::kCanvas, before, record_with({0, 1, 2, 3, 7, 10}), "Flocking"),
      before)
      << "lines of no student";
}

TEST(GradeExport, LeavesTheGradeWhereTheGraderFailed) {
  grade::Record record = testing::record_of({testing::passed_case(), testing::judge_error_case()});
  record.submissions.front().roster_line = 4;
  const std::string before = canvas_with("1", "", "");
  EXPECT_EQ(
      filled_in(gradebook::Platform::kCanvas, before, redaction::redacted(record), "Flocking (12)"),
      before);
  record.submissions.front().cases.pop_back();
  EXPECT_EQ(
      filled_in(gradebook::Platform::kCanvas, before, redaction::redacted(record), "Flocking (12)"),
      canvas_with("1", "", ""))
      << "one point";
}

TEST(GradeExport, FillsInWorksheetsOfMoodle) {
  std::string after = kMoodle;
  after.replace(after.find(" - - \",,") + 7, 0, "7.5");
  EXPECT_EQ(filled_in(gradebook::Platform::kMoodle, kMoodle, record_with({2, 3})), after)
      << "13 is locked";
  const gradebook::GradeExport found =
      gradebook::read_grade_export(gradebook::Platform::kMoodle, kMoodle, "x", "");
  EXPECT_EQ(found.points_possible, 10.0);
  EXPECT_EQ(found.column, "Grade");
}

TEST(GradeExport, WritesNumbersAsThePlatformDoes) {
  const std::string semicolons =
      "Student;ID;Section;Flocking (1)\n    Points Possible;;;10,00\nA;1;x;2,50\n";
  EXPECT_EQ(filled_in(gradebook::Platform::kCanvas, semicolons, record_with({3})),
            "Student;ID;Section;Flocking (1)\n    Points Possible;;;10,00\nA;1;x;7,5\n");
  const std::string commas =
      "Identifier,Full name,Grade,Maximum grade\nParticipant 1,A,,\"10,00\"\n";
  EXPECT_EQ(filled_in(gradebook::Platform::kMoodle, commas, record_with({2})),
            "Identifier,Full name,Grade,Maximum grade\nParticipant 1,A,\"7,5\",\"10,00\"\n");
}

TEST(GradeExport, KnowsThePointsPossible) {
  const gradebook::GradeExport found = gradebook::read_grade_export(
      gradebook::Platform::kCanvas, canvas_with("", "", ""), "x", "Lab 1, warm-up");
  EXPECT_EQ(found.points_possible, 5.0);
  EXPECT_EQ(found.column, "Lab 1, warm-up (11)");
}

TEST(GradeExport, NamesStudentsWhoKeepAnEarlierGradeForNoProgram) {
  grade::SubmissionResult eve = result_in(4, Presence::kSubmitted);
  eve.name = "Evil, Eve";
  eve.cannot_start = "two programs";
  eve.refused_as = grade::Verdict::kNotGradable;
  const auto earlier = [&eve](const std::string& grade) {
    const gradebook::GradeExport gradebook = gradebook::read_grade_export(
        gradebook::Platform::kCanvas, canvas_with(grade, "", ""), "roster.csv", "Flocking");
    return gradebook::earlier_grades_words(
        gradebook::with_grades(gradebook, record_of({eve})).earlier_grades);
  };
  EXPECT_EQ(earlier("3"),
            "1 student keeps an earlier grade, because the new submission cannot be graded: 'Evil, "
            "Eve' (3); check it, or use --missing zero");
  EXPECT_EQ(earlier("0"), "");
  EXPECT_EQ(earlier(""), "");
}

TEST(GradeExport, OfCanvasHasATestStudentWithoutAnIdOfTheSchoolAlone) {
  const auto export_of = [](const std::string& id, const std::string& grade) {
    return "Student,ID,SIS User ID,Section,Flocking (1)\n    Points Possible,,,,10\n"
           "\"Student, Test\",9," +
           id + ",x," + grade + "\n";
  };
  EXPECT_EQ(filled_in(gradebook::Platform::kCanvas, export_of("S666", "3"), record_with({3})),
            export_of("S666", "7.5"));
  EXPECT_EQ(filled_in(gradebook::Platform::kCanvas, export_of("", "3"), record_with({3})),
            export_of("", "3"));
}

TEST(GradeExport, SaysWhichColumnsAreMissing) {
  EXPECT_EQ(
      fault_of(gradebook::Platform::kCanvas, "name,ID,login\nAnna,1,a\n"),
      "--report canvas: roster.csv is not an export of Canvas' gradebook: the columns Student, "
      "Section are missing; in Canvas, choose Grades, Export, Export Entire Gradebook, and "
      "give that file with --roster");
  EXPECT_EQ(fault_of(gradebook::Platform::kMoodle, "Identifier,Full name\n"),
            "--report moodle: roster.csv is not a grading worksheet of Moodle: the column "
            "Grade is missing; in Moodle, switch on Offline grading worksheet among the "
            "assignment's feedback types, choose Submissions, Download grading worksheet, and give "
            "that file with --roster");
  EXPECT_THAT(fault_of(gradebook::Platform::kCanvas, "Student,ID,Section,Flocking (1)\nA,1,x,\n"),
              HasSubstr("the row Points Possible is missing"));
}

TEST(GradeExport, SaysWhichAssignmentsThereAre) {
  const std::string canvas = canvas_with("", "", "");
  EXPECT_EQ(fault_of(gradebook::Platform::kCanvas, canvas),
            "--report canvas: roster.csv has 2 assignments: \"Lab 1, warm-up (11)\", \"Flocking "
            "(12)\"; name one with --assignment");
  EXPECT_EQ(fault_of(gradebook::Platform::kCanvas, canvas, "Lab 2"),
            "--report canvas: roster.csv has no assignment \"Lab 2\"; it has \"Lab 1, warm-up "
            "(11)\", \"Flocking (12)\"");
  EXPECT_THAT(fault_of(gradebook::Platform::kCanvas, canvas, "Current Score"),
              HasSubstr("no assignment"))
      << "it is read-only";
  const std::string twice = "Student,ID,Section,A (1),A (2)\nPoints Possible,,,1,1\nX,1,x,,\n";
  EXPECT_EQ(fault_of(gradebook::Platform::kCanvas, twice, "A"),
            "--report canvas: roster.csv has several assignments \"A\": \"A (1)\", \"A (2)\"; name "
            "one with its number");
  EXPECT_EQ(fault_of(gradebook::Platform::kCanvas, twice, "2"), "");
  EXPECT_THAT(fault_of(gradebook::Platform::kCanvas, "Student,ID,Section\nPoints Possible,,\n"),
              HasSubstr("has no column of an assignment"));
  EXPECT_THAT(fault_of(gradebook::Platform::kMoodle, kMoodle, "Points"),
              HasSubstr("has no assignment \"Points\"; it has \"Identifier\", \"Full name\""));
  EXPECT_EQ(fault_of(gradebook::Platform::kCanvas,
                     "Student,ID,Section,A (1)\nPoints Possible,,,1\nX,1\n"),
            "--report canvas: roster.csv has no cell of \"A (1)\" in line 3");
}

// Returns an export with ten students; those with an even number already have a grade.
std::string worksheet() {
  std::string text = "Identifier,Full name,Grade,Maximum grade\n";
  for (int i = 1; i <= 10; ++i) {
    text += "Participant " + std::to_string(i) + ",A B," + (i % 2 == 0 ? "3.00" : "") + ",10.00\n";
  }
  return text;
}

// Each reason to keep a cell.
redaction::RedactedRecord kept_record() {
  using Submissions = std::vector<grade::SubmissionResult>;
  Submissions all = {result_in(2, Presence::kSubmitted), result_in(3, Presence::kSubmitted),
                     result_in(4, Presence::kMissing),   result_in(5, Presence::kMissing),
                     result_in(6, Presence::kUnknown),   result_in(7, Presence::kSubmitted),
                     result_in(8, Presence::kSubmitted), result_in(9, Presence::kSubmitted)};
  all[5].cases.front().verdict = grade::Verdict::kJudgeError;
  all[6].grade_change = grade::GradeChange::kKept;
  all[7].cannot_start = "only a text";
  all[7].refused_as = grade::Verdict::kNotGradable;
  return record_of(all);
}

gradebook::FilledExport filled_by(gradebook::MissingGrade missing) {
  gradebook::GradeExport gradebook =
      gradebook::read_grade_export(gradebook::Platform::kMoodle, worksheet(), "x", "");
  gradebook.missing = missing;
  return gradebook::with_grades(gradebook, kept_record());
}

TEST(GradeExport, KeepsTheGradesOfWhoeverHasNoSubmission) {
  const gradebook::FilledExport filled = filled_by(gradebook::MissingGrade::kKeep);
  std::string expected = worksheet();
  expected.replace(expected.find("1,A B,") + 6, 0, "7.5");
  expected.replace(expected.find("2,A B,") + 6, 4, "7.5");
  EXPECT_EQ(filled.text, expected);
  EXPECT_EQ(gradebook::counts_words(filled.counts),
            "2 grades written, 4 cells kept (no submission in this run), 1 unknown; 1 grade "
            "replaced by another, 1 cell kept (not gradable), 1 cell kept (could not be judged), 1 "
            "cell kept (--adjustments)");
}

TEST(GradeExport, EmptiesOrZeroesMissingGradesOnlyIfAsked) {
  const gradebook::FilledExport zeros = filled_by(gradebook::MissingGrade::kZero);
  EXPECT_THAT(zeros.text, HasSubstr("\nParticipant 3,A B,0,"));
  EXPECT_THAT(zeros.text, HasSubstr("\nParticipant 4,A B,0,"));
  EXPECT_THAT(zeros.text, HasSubstr("\nParticipant 5,A B,,")) << "unknown";
  EXPECT_THAT(zeros.text, HasSubstr("\nParticipant 6,A B,3.00,")) << "could not be judged";
  EXPECT_THAT(zeros.text, HasSubstr("\nParticipant 10,A B,3.00,")) << "not in this run";
  EXPECT_EQ(gradebook::counts_words(zeros.counts),
            "2 grades written, 2 cells kept (no submission in this run), 1 unknown; 3 grades "
            "replaced by another, 3 cells set to 0 (--missing zero), 1 cell kept (could not be "
            "judged), 1 cell kept (--adjustments)");
  EXPECT_THAT(filled_by(gradebook::MissingGrade::kBlank).text, HasSubstr("\nParticipant 4,A B,,"));
}

TEST(GradeExport, LeavesAGradeThatIsTheSameNumber) {
  const std::string text = "Identifier,Grade,Maximum grade\nParticipant 1,7.50,10\n";
  const gradebook::FilledExport filled = gradebook::with_grades(
      gradebook::read_grade_export(gradebook::Platform::kMoodle, text, "x", ""),
      record_of({result_in(2, Presence::kSubmitted)}));
  EXPECT_EQ(filled.text, text);
  EXPECT_EQ(filled.counts.written, 1U);
  EXPECT_EQ(filled.counts.replaced, 0U);
}

TEST(GradeExport, WritesAdjustedGradesOfUnknownStudents) {
  grade::SubmissionResult result = result_in(2, Presence::kUnknown);
  result.grade_change = grade::GradeChange::kSet;
  result.point_changes = {{grade::PointChange::Kind::kAdjustment, 4.0, "oral"}};
  const std::string text = "Identifier,Grade,Maximum grade\nParticipant 1,,10\n";
  EXPECT_EQ(gradebook::with_grades(
                gradebook::read_grade_export(gradebook::Platform::kMoodle, text, "x", ""),
                record_of({result}))
                .text,
            "Identifier,Grade,Maximum grade\nParticipant 1,4,10\n");
}

}  // namespace
}  // namespace flocking::report
