#include "intake/roster.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/error.h"
#include "intake/gradescope_metadata.h"

namespace flocking::intake {
namespace {

using ::testing::ElementsAre;

std::string fault_of(const std::string& text) {
  try {
    static_cast<void>(parse_roster(text, "roster.csv"));
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

TEST(Roster, FindsItsColumnsByTheirNames) {
  const Roster roster = parse_roster(
      "Section,Email Address,ID,Login,Full name,Grade\n"
      "A,anna@x.edu,4711,aberg,Anna Berg,\n"
      "B,bob@x.edu,12,,\"Doe, Bob\",3\n",
      "roster.csv");
  ASSERT_EQ(roster.students.size(), 2U);
  EXPECT_EQ(roster.students[0].id, "4711");
  EXPECT_EQ(roster.students[0].login, "aberg");
  EXPECT_EQ(roster.students[0].name, "Anna Berg");
  EXPECT_EQ(roster.students[0].email, "anna@x.edu");
  EXPECT_EQ(roster.students[1].section, "B");
  EXPECT_EQ(roster.students[1].name, "Doe, Bob");
}

TEST(Roster, TakesCanvasExportsAndSplitNames) {
  const Roster canvas = parse_roster(
      "Student,ID,SIS User ID,SIS Login ID,Section,Flocking (99)\n"
      "    Points Possible,,,,,10\n"
      "\"Berg, Anna\",4711,s1,aberg,A,\n",
      "roster.csv");
  ASSERT_EQ(canvas.students.size(), 1U);
  EXPECT_EQ(canvas.students[0].id, "4711");
  EXPECT_EQ(canvas.students[0].login, "aberg");
  EXPECT_EQ(canvas.students[0].other_id, "s1");
  EXPECT_EQ(canvas.students[0].line, 3U);
  const Roster split = parse_roster("first name,surname,login\nAnna,Berg,ab\n", "roster.csv");
  EXPECT_EQ(split.students[0].name, "Anna Berg");
}

TEST(Roster, FindsStudentsByTheirOtherIdsToo) {
  const Roster canvas = parse_roster(
      "Student,ID,SIS User ID\n\"Berg, Anna\",101,0012\n\"Berg, Anna\",102,0013\n", "x");
  EXPECT_EQ(find_student(canvas, "0013", "0013"), 1);
  EXPECT_EQ(find_student(canvas, "13", "13"), -1) << "zeros at the start count";
  const Roster moodle = parse_roster(
      "Identifier,Full name\nParticipant 12,Anna Berg\nParticipant 120,Anna Berg\n", "x");
  EXPECT_EQ(find_student(moodle, "120", "Anna Berg"), 1);
  EXPECT_EQ(find_student(moodle, "20", "Anna Berg"), -1);
}

TEST(Roster, FindsStudentsByWhateverIsKnown) {
  const Roster roster = parse_roster(
      "id,name,login,email\n1,Anna Maria Berg,aberg,anna.b@x.edu\n2,Bob Doe,bdoe,bob@x.edu\n"
      "3,Sam Lee,,\n4,Lee Sam,,\n",
      "roster.csv");
  EXPECT_EQ(find_student(roster, "2", "whoever"), 1);
  EXPECT_EQ(find_student(roster, "ABERG", ""), 0);
  EXPECT_EQ(find_student(roster, "anna.b", ""), 0);
  EXPECT_EQ(find_student(roster, "", "Berg, Anna Maria"), 0);
  EXPECT_EQ(find_student(roster, "77", "bergannamaria"), 0) << "as Canvas writes it";
  EXPECT_EQ(find_student(roster, "77", "doebob"), 1);
  EXPECT_EQ(find_student(roster, "77", "Sam Lee"), -1) << "two have these words";
  EXPECT_EQ(find_student(roster, "77", "Nobody"), -1);
  EXPECT_EQ(find_student(roster, "", ""), -1);
}

TEST(Roster, SaysWhatIsWrong) {
  EXPECT_EQ(fault_of(""), "roster.csv:1:1: the roster is empty");
  EXPECT_EQ(fault_of("colour,shape\nred,round\n"),
            "roster.csv:1:1: the first line names no column to tell students by; expected some of "
            "id, name, login, email, section");
  EXPECT_EQ(fault_of("id,name\n1,\"A\nB\"\n\n2,C\n1,D\n"),
            "roster.csv:6:1: two students have the id '1'; the other one is in line 2");
  EXPECT_EQ(fault_of("name,login\nA,a\nB,\nC,\nD,a\n"),
            "roster.csv:5:1: two students have the login 'a'; the other one is in line 2");
}

TEST(Gradescope, TellsWhoHandedIn) {
  const auto submitters = parse_gradescope(
      "---\n"
      "submission_1:\n"
      "  :submitters:\n"
      "  - :name: Anna Berg\n"
      "    :sid: '4711'\n"
      "    :email: anna@x.edu\n"
      "  - :name: \"Bob Doe\"\n"
      "    :sid: '12'\n"
      "  :created_at: 2026-01-01\n"
      "  :results:\n"
      "    :name: not a student\n"
      "submission_2:\n"
      "  :submitters: []\n");
  ASSERT_EQ(submitters.size(), 2U);
  EXPECT_EQ(submitters.at("submission_1").name, "Anna Berg, Bob Doe");
  EXPECT_EQ(submitters.at("submission_1").id, "4711");
  EXPECT_EQ(submitters.at("submission_1").email, "anna@x.edu");
  EXPECT_EQ(submitters.at("submission_2").name, "");
}

}  // namespace
}  // namespace flocking::intake
