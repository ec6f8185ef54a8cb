#include "app/point_changes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "base/date_text.h"

namespace flocking::app {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Returns a submission with 10 of 10 points.
grade::SubmissionResult right_result(const std::string& submitted_at) {
  grade::SubmissionResult result;
  result.name = result.id = "ada";
  result.cases.emplace_back();
  result.cases.front().points = result.cases.front().max_points = 10.0;
  result.submitted_at = find_date_time(submitted_at);
  return result;
}

GradeOptions penalty_options(const std::string& due) {
  GradeOptions options;
  options.due = find_date_time(due);
  options.late_penalty = grade::parse_late_penalty("1/hour", "--late-penalty");
  return options;
}

double lost_points(const std::string& due, const std::string& submitted_at) {
  grade::Record record;
  record.submissions = {right_result(submitted_at)};
  change_points(penalty_options(due), {}, record);
  double lost = 0.0;
  for (const grade::PointChange& change : record.submissions.front().point_changes) {
    lost -= change.points;
  }
  return lost;
}

TEST(PointChanges, CompareTimesOfOneClock) {
  EXPECT_EQ(lost_points("2026-11-13 23:59", "2026-11-13 23:59"), 0.0);
  EXPECT_EQ(lost_points("2026-11-13 23:59", "2026-11-14 00:59:01"), 2.0);
}

TEST(PointChanges, CompareTimesWithOffsets) {
  EXPECT_EQ(lost_points("2026-11-13 23:59 +01:00", "2026-11-13 22:59 Z"), 0.0);
  EXPECT_EQ(lost_points("2026-11-13 23:59 +01:00", "2026-11-13 23:29 Z"), 1.0);
}

TEST(PointChanges, LeaveLateSubmissionsWithoutATime) {
  grade::Record record;
  record.submissions = {right_result(""), right_result("2026-11-12 10:00")};
  record.submissions.front().is_late = true;
  EXPECT_EQ(change_points(penalty_options("2026-11-13 23:59"), {}, record), 1U);
  EXPECT_THAT(record.submissions[0].point_changes, IsEmpty());
  EXPECT_THAT(record.submissions[0].notes,
              ElementsAre("late, but the time is unknown, so there is no late penalty"));
  EXPECT_THAT(record.submissions[1].notes, IsEmpty());
}

TEST(PointChanges, AdjustSubmissionsWithoutARoster) {
  const AdjustmentFile file{"a.csv", grade::parse_adjustments("id,points\nADA,3\n", "a.csv")};
  PointRules rules;
  rules.adjustments = &file;
  grade::Record record;
  record.submissions = {right_result("2026-11-14 00:30")};
  change_points(penalty_options("2026-11-13 23:59"), rules, record);
  const grade::SubmissionResult& result = record.submissions.front();
  ASSERT_EQ(result.point_changes.size(), 2U);
  EXPECT_EQ(result.point_changes[0].points, -1.0);
  EXPECT_EQ(result.point_changes[1].points, -6.0) << "from 9 to 3";
  EXPECT_EQ(result.grade_change, grade::GradeChange::kSet);
}

}  // namespace
}  // namespace flocking::app
