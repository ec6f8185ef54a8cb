#include "intake/student_match.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace flocking::intake {
namespace {

using Kind = StudentMatch::Kind;
using IdsAndNames = std::vector<std::pair<std::string, std::string>>;

// "0 ? 2t 1c": found, unknown, taken, contested, in the order of the entries.
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
    if (match.kind == Kind::kContested) text += 'c';
  }
  return text;
}

TEST(StudentMatch, IsByTheLoginAloneWhereGithubIsConcerned) {
  const std::string roster =
      "identifier,github_username,name\nBob Builder,bobgit,Bob Builder\nAnna A,annagit,\n"
      "Mallory M,bob-builder,Mallory M\n20210001,carl,Carl C\n";
  EXPECT_EQ(matched(roster, Layout::kGithub,
                    {{"annagit", "annagit"}, {"bob-builder", "bob-builder"}, {"bobgit", "bobgit"}}),
            "1 2 0");
  // Who is on no roster becomes nobody on it.
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

TEST(StudentMatch, GivesNobodyWhatTwoClaimAlike) {
  EXPECT_EQ(matched("id\nbob\nanna\n", Layout::kFiles,
                    {{"bob", "bob.c"}, {"bob", "bob.py"}, {"anna", "anna.c"}, {"b o b", "b o b"}}),
            "0c 0c 1 0t");
}

}  // namespace
}  // namespace flocking::intake
