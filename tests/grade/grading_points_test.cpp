// Tests of points: grade_all() is stopped before the first run.
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "grade/grading.h"

namespace flocking::grade {
namespace {

Case case_worth(double weight, std::optional<double> points = std::nullopt) {
  Case one;
  one.name = "c";
  one.settings.weight = weight;
  one.settings.points = points;
  one.settings.hidden = true;
  return one;
}

std::vector<SubmissionResult> graded(const std::vector<Case>& cases, std::optional<double> points,
                                     const std::string& problem = "it is a folder") {
  Submission submission;
  submission.name = "s";
  submission.problem = problem;
  const std::vector<Submission> submissions = {submission};
  const Work work{.cases = cases,
                  .submissions = submissions,
                  .layers = {},
                  .workers = 1,
                  .repeat = 1,
                  .keep_folder = {}};
  return grade_all(
      work, points, [] { return false; }, [](std::size_t, std::size_t, const CaseRun&) {},
      [](const Advance&) {});
}

std::vector<double> most_points(const std::vector<Case>& cases, std::optional<double> points) {
  std::vector<double> most;
  const std::vector<SubmissionResult> results = graded(cases, points);
  for (const CaseResult& result : results.at(0).cases) {
    most.push_back(result.max_points);
    EXPECT_EQ(result.points, 0.0);
  }
  return most;
}

TEST(GradingPoints, AreWeightsUnlessTheyAreSet) {
  const std::vector<Case> cases = {case_worth(1), case_worth(2.5), case_worth(0),
                                   case_worth(3, 8.0), case_worth(3, 0.0)};
  EXPECT_EQ(most_points(cases, std::nullopt), (std::vector<double>{1, 2.5, 0, 8, 0}));
}

TEST(GradingPoints, AreSharedByWeight) {
  const std::vector<Case> cases = {case_worth(1), case_worth(3), case_worth(0),
                                   case_worth(4, 100.0)};
  EXPECT_EQ(most_points(cases, 16), (std::vector<double>{2, 6, 0, 8}));
  EXPECT_EQ(most_points(cases, 0), (std::vector<double>{0, 0, 0, 0}));
  EXPECT_EQ(most_points({case_worth(0), case_worth(0)}, 10), (std::vector<double>{0, 0}));
}

TEST(GradingPoints, KeepWhatIsKnownOfACaseThatWasNotRun) {
  const std::vector<SubmissionResult> results = graded({case_worth(1)}, std::nullopt);
  EXPECT_EQ(results.at(0).cannot_start, "it is a folder");
  const CaseResult& result = results.at(0).cases.at(0);
  EXPECT_EQ(result.verdict, Verdict::kRuntimeError);
  EXPECT_EQ(result.detail, "cannot start");
  EXPECT_EQ(result.name, "c");
  EXPECT_TRUE(result.hidden);
  EXPECT_FALSE(result.comparison.has_value());
}

}  // namespace
}  // namespace flocking::grade
