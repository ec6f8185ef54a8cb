#include "grade/adjustments.h"

#include <gtest/gtest.h>

#include <string>

#include "base/error.h"

namespace flocking::grade {
namespace {

std::string table_fault(const std::string& text) {
  try {
    static_cast<void>(parse_adjustments(text, "adjustments.csv"));
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

TEST(Adjustments, AreReadInAnyOrderOfColumns) {
  const auto rows = parse_adjustments(
      "reason,Points,id,percent,keep\r\noral exam,7.5,101,,\r\n,,102,80,\r\nappeal,,103,,yes\r\n"
      ",keep,104,,\r\n,50%,105,,no\r\n",
      "a.csv");
  ASSERT_EQ(rows.size(), 5U);
  EXPECT_EQ(rows[0].student, "101");
  EXPECT_EQ(rows[0].reason, "oral exam");
  EXPECT_EQ(points_of(rows[0], 10.0), 7.5);
  EXPECT_EQ(points_of(rows[1], 10.0), 8.0);
  EXPECT_EQ(rows[2].kind, Adjustment::Kind::kKeep);
  EXPECT_EQ(rows[3].kind, Adjustment::Kind::kKeep);
  EXPECT_EQ(points_of(rows[4], 10.0), 5.0);
  EXPECT_EQ(rows[1].line, 3U);
  EXPECT_EQ(rows[1].column, 3U);
}

TEST(Adjustments, KnowStudentsByNameOnlyWithoutIds) {
  EXPECT_TRUE(parse_adjustments("name,points\nAda,1\n", "x").front().is_name);
  EXPECT_FALSE(parse_adjustments("name,points,login\nAda,1,ada\n", "x").front().is_name);
}

TEST(Adjustments, SayWhereTheyAreWrong) {
  EXPECT_EQ(table_fault("id,points\n101,-1\n"),
            "adjustments.csv:2:5: expected a number of at least 0, or keep, found '-1'");
  EXPECT_EQ(table_fault("id,points\n\n101,\"ten\"\n"),
            "adjustments.csv:3:5: expected a number of at least 0, or keep, found 'ten'");
  EXPECT_EQ(table_fault("id,points,percent\n101,1,2\n"),
            "adjustments.csv:2:5: expected one of points, percent and keep for '101', found "
            "several");
  EXPECT_EQ(table_fault("id,points\n101\n"),
            "adjustments.csv:2:1: expected one of points, percent and keep for '101', found none");
  EXPECT_EQ(table_fault("id,points\n,3\n"),
            "adjustments.csv:2:1: expected the id of a student, found nothing");
  EXPECT_EQ(table_fault("student,points\n"),
            "adjustments.csv:1:1: expected the columns id (or login, email, name), points (or "
            "percent, keep) and reason, found 'student,points'");
  EXPECT_EQ(table_fault(""), "adjustments.csv:1:1: the table of adjustments is empty");
}

}  // namespace
}  // namespace flocking::grade
