#include "grade/grading.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "support/temp_folder.h"

namespace flocking::grade {
namespace {

using flocking::testing::TempFolder;

Submission submission_that_says(const std::string& name, const std::string& words) {
  Submission submission;
  submission.name = name;
  submission.command = {
      .executable = "/bin/echo", .arguments = {"echo", words}, .working_directory = "/"};
  return submission;
}

// A failing program whose result is known as passed must not be run.
TEST(Grading, TakesOverWhatIsKnown) {
  const TempFolder folder;
  Case one;
  one.name = "a";
  one.group = ".";
  one.input_path = folder.add("a.in", "");
  one.answer_path = folder.add("a.out", "1\n");
  one.settings.points = 3.0;
  Case other = one;
  other.name = "b";
  const std::vector<Case> cases = {one, other};
  const std::vector<Submission> submissions = {submission_that_says("anna", "2"),
                                               submission_that_says("bob", "1")};
  CaseRun known;
  known.result.verdict = Verdict::kAccepted;
  known.result.detail = "known";
  const Work work{.cases = cases,
                  .submissions = submissions,
                  .layers = {},
                  .workers = 2,
                  .repeat = 1,
                  .keep_folder = {},
                  .keep_only_failed = false,
                  .known = {std::nullopt, known, std::nullopt, std::nullopt}};
  std::vector<std::string> runs;
  std::size_t all = 0;
  const std::vector<SubmissionResult> results = grade_all(
      work, std::nullopt, [] { return false; },
      [&](std::size_t submission, std::size_t number, const CaseRun& run) {
        runs.push_back(std::to_string(submission) + std::to_string(number) +
                       short_name(run.result.verdict));
      },
      [&](const Advance& advance) { all = advance.all; });
  EXPECT_THAT(runs, ::testing::UnorderedElementsAre("00WA", "10AC", "11AC"));
  EXPECT_EQ(all, 3U);
  EXPECT_EQ(results.at(0).cases.at(0).verdict, Verdict::kWrongAnswer);
  EXPECT_EQ(results.at(0).cases.at(1).verdict, Verdict::kAccepted);
  EXPECT_EQ(results.at(0).cases.at(1).detail, "known");
  EXPECT_EQ(results.at(0).cases.at(1).name, "b");
  EXPECT_EQ(results.at(0).cases.at(1).points, 3.0);
  EXPECT_EQ(results.at(1).cases.at(1).verdict, Verdict::kAccepted);
}

}  // namespace
}  // namespace flocking::grade
