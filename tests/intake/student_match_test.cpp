#include "intake/student_match.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace flocking::intake {
namespace {

using Kind = StudentMatch::Kind;
using IdsAndNames = std::vector<std::pair<std::string, std::string>>;

// Returns, for example, "0 ? ?s 2t 1c": found, unknown, one of several, taken, contested, in the
// order of the entries.
std::string matched(const std::string& roster, Layout layout, const IdsAndNames& handed_in) {
  std::vector<Entry> entries;
  for (const auto& [id, name] : handed_in) {
    Entry entry{};
    entry.id = id;
    entry.name = name;
    entries.push_back(entry);
  }
  std::string text;
  for (const StudentMatch& match :
       match_students(parse_roster(roster, "roster.csv"), entries, layout)) {
    text += text.empty() ? "" : " ";
    text += match.student < 0 ? "?" : std::to_string(match.student);
    if (match.kind == Kind::kTaken) text += 't';
    if (match.kind == Kind::kSeveral) text += 's';
    if (match.kind == Kind::kTestStudent) text += "test";
    if (match.kind == Kind::kContested) text += 'c';
  }
  return text;
}

TEST(StudentMatch, UsesOnlyTheLoginForGithub) {
  const std::string roster =
      "identifier,github_username,name\nBob Builder,bobgit,Bob Builder\nAnna A,annagit,\n"
      "Mallory M,bob-builder,Mallory M\n20210001,carl,Carl C\n";
  EXPECT_EQ(matched(roster, Layout::kGithub,
                    {{"annagit", "annagit"}, {"bob-builder", "bob-builder"}, {"bobgit", "bobgit"}}),
            "1 2 0");
  // An entry that is not in the roster belongs to no student of the roster.
  EXPECT_EQ(matched(roster, Layout::kGithub,
                    {{"20210001", "20210001"}, {"BobGit", "BobGit"}, {"Anna-A", "Anna-A"}}),
            "? 0 ?");
}

TEST(StudentMatch, IsByWhateverFitsWhereTheRosterTellsNoLogin) {
  EXPECT_EQ(matched("id,name\n1,Bob Builder\n", Layout::kGithub, {{"bob-builder", "bob-builder"}}),
            "0");
}

TEST(StudentMatch, PrefersWhatIsNamedExactly) {
  const std::string roster = "id,name,login,email\n1,Bob Builder,bb1,b@x\n2,Anna A,aa,a@x\n";
  EXPECT_EQ(
      matched(roster, Layout::kMoodle, {{"77", "B B 1"}, {"78", "Bob Builder"}, {"79", "Anna A"}}),
      "0t 0 1");
  EXPECT_EQ(matched("id\nbob\nanna\n", Layout::kFiles,
                    {{"Bob", "Bob.py"}, {"bob", "bob.py"}, {"ANNA", "ANNA.py"}}),
            "0t 0 1");
}

TEST(StudentMatch, ComparesNumbersOfAPlatformWithItsOwnAlone) {
  const std::string roster =
      "Identifier,Full name,ID number\nParticipant 12,Bob Builder,77\nParticipant 77,Anna A,12\n";
  EXPECT_EQ(matched(roster, Layout::kMoodle, {{"77", "Anna A"}, {"12", "Bob Builder"}}), "1 0");
  EXPECT_EQ(matched(roster, Layout::kMoodle, {{"5", "Carl C"}}), "?");
  EXPECT_EQ(matched("Student,ID,SIS User ID\n\"B, Bob\",1,77\n", Layout::kCanvas, {{"77", "carl"}}),
            "?");
}

TEST(StudentMatch, AssignsNothingThatTwoStudentsClaimEqually) {
  EXPECT_EQ(matched("id\nbob\nanna\n", Layout::kFiles,
                    {{"bob", "bob.c"}, {"bob", "bob.py"}, {"anna", "anna.c"}, {"b o b", "b o b"}}),
            "0c 0c 1 0t");
}

TEST(StudentMatch, FindsDecomposedNamesAndOtherCases) {
  const std::string roster =
      "id,name,login\n1,Jos\u00e9 Garc\u00eda,JGarcia\n2,Zo\u00eb M\u00fcller,zoe\n";
  EXPECT_EQ(matched(roster, Layout::kFolders,
                    {{"", "Jose\u0301 Garci\u0301a"}, {"", "Mu\u0308ller, ZOE\u0308"}}),
            "0 1");
  EXPECT_EQ(matched(roster, Layout::kGithub, {{"jgarcia", "jgarcia"}}), "0");
}

TEST(StudentMatch, GuessesNamesWithoutMarksOnlyIfOneStudentFits) {
  const std::string one = "id,name\n1,Zoë Müller\n2,Ada Lovelace\n";
  EXPECT_EQ(matched(one, Layout::kFiles, {{"", "Zoe Muller"}}), "0");
  EXPECT_EQ(matched(one, Layout::kFiles, {{"", "Mueller Zoe"}}), "0");
  EXPECT_EQ(matched(one, Layout::kCanvas, {{"7", "muellerzoe"}}), "0");
  const std::string two = "id,name\n1,Zoe Müller\n2,Zoe Muller\n";
  EXPECT_EQ(matched(two, Layout::kFiles, {{"", "Zoe Muller"}, {"", "Zoe Mueller"}}), "1 0");
  EXPECT_EQ(matched(two, Layout::kFiles, {{"", "Zoë Muller"}}), "?s");
}

TEST(StudentMatch, AssignsNothingThatMayBelongToSeveral) {
  EXPECT_EQ(
      matched("name,email\nA,ada@x.example\nB,ada@y.example\n", Layout::kFolders, {{"ada", "ada"}}),
      "?s");
  EXPECT_EQ(matched("name,login\nAda Lovelace,x\nEve,ada-lovelace\n", Layout::kFolders,
                    {{"", "lovelace ada"}, {"", "ada_lovelace"}}),
            "0 ?s")
      << "a login that reads like another student's name";
  EXPECT_EQ(matched("id,name\n1,Sam Lee\n2,Lee Sam\n", Layout::kFolders,
                    {{"", "Lee, Sam"}, {"", "Sam Lee"}}),
            "?s 0");
}

TEST(StudentMatch, KnowsBlindParticipants) {
  const std::string english = "Identifier,Status,Grade\nParticipant 101,x,\nParticipant 102,x,\n";
  EXPECT_EQ(matched(english, Layout::kMoodle, {{"102", "Participant"}, {"101", "Participant 101"}}),
            "1 0");
  const std::string german =
      "ID;Status;Bewertung;Bestwertung;Kann geändert werden\nTeilnehmer/in101;x;;10;Ja\n"
      "Teilnehmer/in102;x;;10;Ja\n";
  EXPECT_EQ(matched(german, Layout::kMoodle, {{"102", "Teilnehmer/in"}}), "1");
}

// The roster's ids are numbers like the platform's, by chance.
TEST(StudentMatch, PrefersNamesToIdsThatContradictThem) {
  const std::string own = "id,name\n1,Ada Lovelace\n2,Grace Hopper\n3,Emmy Noether\n";
  EXPECT_EQ(matched(own, Layout::kMoodle,
                    {{"3", "Ada Lovelace"}, {"1", "Grace Hopper"}, {"2", "Emmy Noether"}}),
            "0 1 2");
}

// Small numbers may be both students' ids and numbers of other participants.
TEST(StudentMatch, TakesNumbersOfAPlatformForIdsOnlyIfNamesConfirmThem) {
  const std::string own = "id,name\n101,Ada Lovelace\n102,Grace Hopper\n";
  EXPECT_EQ(matched(own, Layout::kMoodle, {{"102", "Participant"}, {"205", "Participant"}}), "? ?");
  EXPECT_EQ(matched("id\n101\n102\n", Layout::kCanvas, {{"102", "hoppergrace"}}), "1");
}

TEST(StudentMatch, TakesNoNamesakeForAStudentWithAnotherId) {
  EXPECT_EQ(matched("Student,ID\n\"Lovelace, Ada\",1001\n\"Hopper, Grace\",1002\n", Layout::kCanvas,
                    {{"1002", "hoppergrace"}, {"9001", "lovelaceada"}}),
            "1 ?");
}

TEST(StudentMatch, KnowsTheTestStudentOfCanvas) {
  EXPECT_EQ(matched("Student,ID\n\"Lovelace, Ada\",1001\n\"Student, Test\",1099\n", Layout::kCanvas,
                    {{"1099", "studenttest"}, {"1001", "lovelaceada"}}),
            "?test 0");
}

}  // namespace
}  // namespace flocking::intake
