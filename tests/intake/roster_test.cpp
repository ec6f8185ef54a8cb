#include "intake/roster.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/error.h"
#include "base/text_encoding.h"
#include "intake/gradescope_metadata.h"
#include "intake/name_key.h"
#include "intake/roster_columns.h"

namespace flocking::intake {
namespace {

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

struct Sample {
  const char* platform;
  std::string text;
  std::string student;  // the first student: "id|name|login|email|section|group"
};

std::string first_of(const std::string& text) {
  const Student one = parse_roster(text, "roster.csv").students.at(0);
  std::string all = one.id;
  for (const std::string& field : {one.name, one.login, one.email, one.section, one.group}) {
    all += '|' + field;
  }
  return all;
}

TEST(Roster, KnowsTheTablesOfPlatforms) {
  const std::vector<Sample> samples = {
      {"Brightspace",
       "OrgDefinedId,Username,Last Name,First Name,Email,Flocking Points Grade "
       "<Numeric MaxPoints:10>,End-of-Line "
       "Indicator\n#0012345,#alove,Lovelace,Ada,a@x.example,,#\n",
       "0012345|Ada Lovelace|alove|a@x.example||"},
      {"Blackboard",
       "\"Last Name\",\"First Name\",\"Username\",\"Student ID\",\"Flocking [Total Pts: 10 Score] "
       "|12345\"\n\"Lovelace\",\"Ada\",\"alove\",\"12\",\"\"\n",
       "12|Ada Lovelace|alove|||"},
      {"Sakai",
       "\"Flocking\",\"Points (max 10)\"\n\"\"\n\"Display ID\",\"ID\",\"Last Name\",\"First "
       "Name\",\"grade\",\"Submission date\",\"Late submission\"\n"
       "\"alove\",\"u-1\",\"Lovelace\",\"Ada\",\"\",\"\",\"\"\n",
       "u-1|Ada Lovelace|alove|||"},
      {"Gradescope", "First Name,Last Name,SID,Email,Sections\nAda,Lovelace,12,a@x.example,A\n",
       "12|Ada Lovelace||a@x.example|A|"},
      {"GitHub Classroom",
       "\"identifier\",\"github_username\",\"github_id\",\"name\"\n\"12\",\"alove\",\"99\","
       "\"Ada\"\n",
       "12|Ada|alove|||"},
      {"Google Classroom",
       "Last Name,First Name,Email Address,Flocking\nDate,,,2026-11-13\nPoints,,,10\n"
       "Class Average,,,5\nLovelace,Ada,a@x.example,\n",
       "|Ada Lovelace||a@x.example||"},
      {"Moodle",
       "Identifier,Full name,Email address,Status,Group,Grade,Maximum grade\n"
       "Participant 12,Ada Lovelace,a@x.example,No submission - ,A,,10.00\n",
       "Participant 12|Ada Lovelace||a@x.example||A"},
      {"Moodle in German, from Excel",
       "sep=;\r\nVorname;Nachname;Matrikelnummer;E-Mail-Adresse;;\r\nAda;Lovelace;12;a@x.example;;"
       "\r\n",
       "12|Ada Lovelace||a@x.example||"},
  };
  for (const Sample& sample : samples) {
    EXPECT_EQ(first_of(sample.text), sample.student) << sample.platform;
  }
}

TEST(Roster, KnowsEveryHeadingOfItsTable) {
  for (const ColumnWord& word : column_words()) {
    const RosterColumns columns({"other", std::string(word.key)});
    EXPECT_EQ(columns.of({.line = 2, .fields = {"x", "y"}, .places = {}}, word.column), "y")
        << word.key << ", " << word.where;
    EXPECT_EQ(key_of(word.key), word.key);
  }
}

TEST(Roster, IsReadInEveryEncoding) {
  const std::string text = "id;name\r\n1;Zoë Müller\r\n";
  for (const TextEncoding encoding : {TextEncoding::kUtf8, TextEncoding::kUtf16LittleEndian,
                                      TextEncoding::kUtf16BigEndian, TextEncoding::kWindows1252}) {
    EXPECT_EQ(first_of(encode(text, encoding)), "1|Zoë Müller||||");
  }
}

TEST(Roster, HasNoTestStudentAndNoRowOfTheTable) {
  const Roster roster = parse_roster(
      "Student,ID,SIS User ID,SIS Login ID,Section,Flocking (777)\n,,,,,Manual Posting\n"
      "\"    Points Possible\",,,,,10\n\"Lovelace, Ada\",1001,0001,ada,A,\n"
      "\"Student, Test\",1099,,c9d8,A,\n",
      "roster.csv");
  ASSERT_EQ(roster.students.size(), 1U);
  EXPECT_EQ(roster.students[0].line, 4U);
  ASSERT_EQ(roster.test_students.size(), 1U);
  EXPECT_EQ(roster.test_students[0].id, "1099");
}

TEST(Roster, TakesAStudentForATestStudentByNoNameAlone) {
  const Roster roster =
      parse_roster("Student,ID,SIS User ID\n\"Student, Test\",666,S666\n\"Student, Test\",1099,\n",
                   "roster.csv");
  ASSERT_EQ(roster.students.size(), 1U);
  EXPECT_EQ(roster.students[0].id, "666");
  ASSERT_EQ(roster.test_students.size(), 1U);
}

TEST(Roster, ReadsWorksheetsOfMoodleInAnyLanguageAndWithoutNames) {
  const Roster blind = parse_roster(
      "Kennung;Stand;Bewertung;Bestwertung;Kann geändert werden\n"
      "Teilnehmer/in101;Abgegeben;;10,00;Ja\nTeilnehmer/in102;Abgegeben;;10,00;Ja\n",
      "roster.csv");
  ASSERT_EQ(blind.students.size(), 2U);
  EXPECT_EQ(blind.students[1].id, "Teilnehmer/in102");
  EXPECT_EQ(blind.students[1].participant, "102");
  EXPECT_EQ(blind.students[1].name, "");
}

TEST(Roster, SaysWhatIsWrong) {
  EXPECT_EQ(fault_of(""), "roster.csv:1:1: the roster is empty");
  EXPECT_EQ(
      fault_of("colour,shape\nred,round\n"),
      "roster.csv:1:1: no column identifies students: expected one of id, name, login, email, "
      "found 'colour', 'shape'. Name the columns in the first line; if a platform wrote this "
      "file in another language, export it in English.");
  EXPECT_EQ(fault_of("id,name\n1,\"A\nB\"\n\n2,C\n1,D\n"),
            "roster.csv:6:1: two students have the id '1': lines 2 and 6. Correct one of them, or "
            "remove it.");
}

TEST(Roster, FindsStudentsWhoAreEqualAfterNormalization) {
  EXPECT_EQ(fault_of("name,login\nA,ada\nB,\nC,\nD,ADA\n"),
            "roster.csv:5:1: two students have the login 'ADA': lines 2 ('ada') and 5. Upper and "
            "lower case count as equal. Correct one of them, or remove it.");
  EXPECT_EQ(
      fault_of("id\nJos\u00e9\nJose\u0301\n"),
      "roster.csv:3:1: two students have the id 'Jose\u0301': lines 2 ('Jos\u00e9') and 3. Upper "
      "and lower case count as equal. Correct one of them, or remove it.");
  EXPECT_EQ(fault_of("name,email\nA,a@x.example\nB,A@X.example\n"),
            "roster.csv:3:1: two students have the email address 'A@X.example': lines 2 "
            "('a@x.example') and 3. Upper and lower case count as equal. Correct one of them, or "
            "remove it.");
}

TEST(Gradescope, HasEverySubmitterAndTheDate) {
  const auto submissions = parse_gradescope(
      "---\n"
      "submission_1:\n"
      "  :submitters:\n"
      "  - :name: Ada Lovelace\n"
      "    :sid: '4711'\n"
      "    :email: ada@x.example\n"
      "  - :name: \"Emmy Noether\"\n"
      "    :sid: '12'\n"
      "  :created_at: 2026-11-12 23:46:10.000000000 Z\n"
      "  :history:\n"
      "  - :created_at: 2026-11-11 10:00:00.000000000 Z\n"
      "  :results:\n"
      "    :name: not a student\n"
      "submission_2:\n"
      "  :submitters: []\n"
      "submission_3:\n"
      "  :submitters:\n"
      "  - :name: 'Brian O''Toole'\n");
  ASSERT_EQ(submissions.size(), 3U);
  const GradescopeSubmission& first = submissions.at("submission_1");
  ASSERT_EQ(first.submitters.size(), 2U);
  EXPECT_EQ(first.submitters[0].name, "Ada Lovelace");
  EXPECT_EQ(first.submitters[0].id, "4711");
  EXPECT_EQ(first.submitters[0].email, "ada@x.example");
  EXPECT_EQ(first.submitters[1].name, "Emmy Noether");
  EXPECT_EQ(first.submitters[1].id, "12");
  EXPECT_EQ(first.created_at, (LocalDateTime{2026, 11, 12, 23, 46, 10, 0}));
  EXPECT_TRUE(submissions.at("submission_2").submitters.empty());
  EXPECT_EQ(submissions.at("submission_3").submitters.at(0).name, "Brian O'Toole");
}

// YAML folds long values, and students choose their names.
TEST(Gradescope, LinesOfAFoldedNameAreNoFields) {
  const auto submissions = parse_gradescope(
      "submission_1:\n"
      "  :submitters:\n"
      "  - :name: 'Eve xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n"
      "      - :sid: 103'\n"
      "    :sid: '666'\n"
      "  :created_at: 2026-11-12 10:00:00 Z\n");
  const std::vector<Submitter>& submitters = submissions.at("submission_1").submitters;
  ASSERT_EQ(submitters.size(), 1U);
  EXPECT_EQ(submitters.front().id, "666");
  EXPECT_TRUE(submitters.front().name.ends_with("xxx - :sid: 103"));
  EXPECT_TRUE(submissions.at("submission_1").created_at);
}

}  // namespace
}  // namespace flocking::intake
