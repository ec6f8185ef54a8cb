#include "intake/student_index.h"

#include <gtest/gtest.h>

namespace flocking::intake {
namespace {

TEST(StudentIndex, FindsStudentsByTheirOtherIdsToo) {
  const Roster canvas = parse_roster(
      "Student,ID,SIS User ID\n\"Berg, Anna\",101,0012\n\"Berg, Anna\",102,0013\n", "x");
  EXPECT_EQ(find_student(canvas, "0013", "0013"), 1);
  EXPECT_EQ(find_student(canvas, "13", "13"), StudentIndex::kNobody) << "zeros at the start count";
  const Roster moodle = parse_roster(
      "Identifier,Full name\nParticipant 12,Anna Berg\nParticipant 120,Anna Berg\n", "x");
  EXPECT_EQ(find_student(moodle, "120", "Anna Berg"), 1);
  EXPECT_EQ(find_student(moodle, "20", "Anna Berg"), StudentIndex::kSeveral);
}

TEST(StudentIndex, FindsStudentsByIdLoginAddressAndName) {
  const Roster roster = parse_roster(
      "id,name,login,email\n1,Anna Maria Berg,aberg,anna.b@x.edu\n2,Bob Doe,bdoe,bob@x.edu\n"
      "3,Sam Lee,,\n4,Lee Sam,,\n",
      "roster.csv");
  EXPECT_EQ(find_student(roster, "2", "unknown"), 1);
  EXPECT_EQ(find_student(roster, "ABERG", ""), 0);
  EXPECT_EQ(find_student(roster, "anna.b", ""), 0);
  EXPECT_EQ(find_student(roster, "Bob@X.edu", ""), 1);
  EXPECT_EQ(find_student(roster, "", "Berg, Anna Maria"), 0);
  EXPECT_EQ(find_student(roster, "77", "bergannamaria"), 0) << "as Canvas writes it";
  EXPECT_EQ(find_student(roster, "77", "mariabergANNA"), 0) << "two last names";
  EXPECT_EQ(find_student(roster, "77", "doebob"), 1);
  EXPECT_EQ(find_student(roster, "77", "Lee, Sam"), StudentIndex::kSeveral);
  EXPECT_EQ(find_student(roster, "77", "Nobody"), StudentIndex::kNobody);
  EXPECT_EQ(find_student(roster, "", ""), StudentIndex::kNobody);
}

}  // namespace
}  // namespace flocking::intake
