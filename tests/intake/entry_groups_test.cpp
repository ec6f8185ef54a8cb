#include "intake/entry_groups.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/error.h"

namespace flocking::intake {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using Lines = std::vector<std::string>;

std::vector<Entry> entries_of(const std::vector<Owner>& owners) {
  std::vector<Entry> entries;
  for (const Owner& owner : owners) {
    entries.push_back({.id = owner.id,
                       .name = owner.name,
                       .files = {},
                       .own = {},
                       .problem = {},
                       .left_out = {}});
  }
  return entries;
}

/// The result of share_entries() for a class.
struct Shared {
  Lines entries;  ///< "ID|NAME", with "=0" if it has the files of the first entry
  Lines notes;
};

Shared shared(const std::vector<Owner>& owners, const std::string& groups,
              const std::string& roster, Layout layout) {
  std::vector<Entry> entries = entries_of(owners);
  Shared result;
  const Roster group_table = parse_groups(groups.empty() ? "group,id\n" : groups, "groups.csv");
  const Roster students = parse_roster(roster.empty() ? "id\n" : roster, "roster.csv");
  share_entries(entries, groups.empty() ? nullptr : &group_table,
                roster.empty() ? nullptr : &students, layout, result.notes);
  for (const Entry& entry : entries) {
    std::string line = entry.id + "|" + entry.name;
    if (entry.same_as) line += "=" + std::to_string(*entry.same_as);
    result.entries.push_back(line);
  }
  return result;
}

constexpr const char* kTeams = "group,login\nTeam 1,alove\nTeam 1,ghopp\nTeam 2,aturing\n";
constexpr const char* kStudents =
    "id,login,name\n1,alove,Ada Lovelace\n2,ghopp,Grace Hopper\n3,aturing,Alan Turing\n";

TEST(Groups, ShareTheSubmissionThatIsNamedAsTheyAre) {
  EXPECT_THAT(
      shared({{"team-1", "team-1"}, {"team-2-1", "team-2-1"}}, kTeams, kStudents, Layout::kGithub)
          .entries,
      ElementsAre("alove|Ada Lovelace", "aturing|Alan Turing", "ghopp|Grace Hopper=0"));
}

TEST(Groups, ShareTheSubmissionOfOneStudent) {
  EXPECT_THAT(shared({{"1", "lovelaceada"}}, kTeams, kStudents, Layout::kCanvas).entries,
              ElementsAre("1|lovelaceada", "2|Grace Hopper=0"));
}

TEST(Groups, ChangeNothingForStudentsWhoSubmitAlone) {
  const Shared all =
      shared({{"1", "lovelaceada"}, {"2", "hoppergrace"}}, kTeams, kStudents, Layout::kCanvas);
  EXPECT_THAT(all.entries, ElementsAre("1|lovelaceada", "2|hoppergrace"));
  EXPECT_THAT(all.notes, IsEmpty());
}

TEST(Groups, ShareNothingIfSeveralSubmitted) {
  const Shared all = shared({{"1", "lovelaceada"}, {"2", "hoppergrace"}},
                            "team,id\nT,1\nT,2\nT,3\n", kStudents, Layout::kCanvas);
  EXPECT_THAT(all.entries, ElementsAre("1|lovelaceada", "2|hoppergrace"));
  EXPECT_THAT(all.notes, ElementsAre("the group 'T' has submissions of several members, so members "
                                     "without a submission get no grade"));
}

TEST(Groups, NeedNoRoster) {
  EXPECT_THAT(shared({{"team-1", "team-1"}}, kTeams, "", Layout::kGithub).entries,
              ElementsAre("alove|alove", "ghopp|ghopp=0"));
}

// A section of a course may also be called a group.
TEST(Groups, OfTheRosterCountForEntriesWithTheirNamesAlone) {
  const std::string roster = "id,login,team\n1,alove,one\n2,ghopp,one\n3,aturing,two\n";
  EXPECT_THAT(shared({{"one", "one"}}, "", roster, Layout::kGithub).entries,
              ElementsAre("alove|alove", "ghopp|ghopp=0"));
  EXPECT_THAT(shared({{"alove", "alove"}}, "", roster, Layout::kGithub).entries,
              ElementsAre("alove|alove"));
}

TEST(Groups, WithTheSameLettersAndDigitsAreDifferent) {
  const std::string groups = "group,login\nteam-12,alove\nteam-12,ghopp\nteam-1-2,aturing\n";
  EXPECT_THAT(
      shared({{"team-1-2", "team-1-2"}, {"team-12", "team-12"}}, groups, kStudents, Layout::kGithub)
          .entries,
      ElementsAre("aturing|Alan Turing", "alove|Ada Lovelace", "ghopp|Grace Hopper=1"));
  const std::string freeride = "group,login\nteam-12,alove\nTeam 1.2,aturing\n";
  EXPECT_THAT(shared({{"team-12", "team-12"}}, freeride, kStudents, Layout::kGithub).entries,
              ElementsAre("alove|Ada Lovelace"));
}

TEST(Groups, GiveNothingWhereSeveralMayBeMeant) {
  const Shared all = shared({{"team1", "team1"}}, "group,login\nTeam 1,alove\nteam-1,aturing\n",
                            kStudents, Layout::kGithub);
  EXPECT_THAT(all.entries, ElementsAre("group team1|group team1"));
  EXPECT_THAT(all.notes, ElementsAre("the submission 'team1' may be that of the group 'Team 1' or "
                                     "of another one; no student gets its grade"));
}

TEST(Groups, NamedAsAStudentOfAnotherGroupTakeNothingFromThatStudent) {
  const Shared all = shared({{"ghopp", "ghopp"}, {"team-1", "team-1"}},
                            "group,login\nteam-1,alove\nteam-1,ghopp\nghopp,aturing\n", kStudents,
                            Layout::kGithub);
  EXPECT_THAT(all.entries,
              ElementsAre("group ghopp|group ghopp", "alove|Ada Lovelace", "ghopp|Grace Hopper=1"));
  EXPECT_THAT(all.notes,
              ElementsAre("the submission 'ghopp' may be that of the group 'ghopp' or of the "
                          "student 'Grace Hopper'; no student gets its grade"));
}

TEST(Groups, AreNoNamesOfStudentsWherePlatformsNameStudents) {
  const std::string roster = "name\nAda Lovelace\nGrace Hopper\nEve Evil\n";
  const std::string groups = "group,name\nTeam 12,Ada Lovelace\nTeam 12,Grace Hopper\n";
  EXPECT_THAT(
      shared({{"66", "team12"}, {"1", "lovelaceada"}}, groups, roster, Layout::kCanvas).entries,
      ElementsAre("66|team12", "1|lovelaceada", "|Grace Hopper=1"));
}

TEST(Groups, ShareOneSubmissionWithEachMember) {
  const Shared all =
      shared({{"team-1", "team-1"}, {"alove", "alove"}}, kTeams, kStudents, Layout::kGithub);
  EXPECT_THAT(all.entries, ElementsAre("ghopp|Grace Hopper", "alove|alove"));
}

TEST(Groups, AreOfLoginsWhateverStudentsCallThemselves) {
  const std::string roster = "login,name\nalove,Ada\nghopp,Grace\nenoether,ghopp\n";
  EXPECT_THAT(
      shared({{"T", "T"}}, "team,login\nT,alove\nT,ghopp\n", roster, Layout::kGithub).entries,
      ElementsAre("alove|Ada", "ghopp|Grace=0"));
}

TEST(Groups, NameStudentsThatTheRosterDoesNotKnow) {
  EXPECT_THAT(
      shared({{"T", "T"}}, "team,login\nT,alove\nT,enoether\n", kStudents, Layout::kFolders).notes,
      ElementsAre("the roster does not contain 'enoether' of the group 'T'"));
}

TEST(Groups, NeedAColumnOfGroups) {
  try {
    static_cast<void>(parse_groups("login,name\nalove,Ada\n", "groups.csv"));
    FAIL();
  } catch (const InputError& error) {
    EXPECT_STREQ(error.what(),
                 "groups.csv:2:1: the table of groups has no group for 'Ada'; expected a column "
                 "group or team");
  }
}

TEST(Groups, OfAnEmptyTableAreAnError) {
  try {
    static_cast<void>(parse_groups(" \n", "groups.csv"));
    FAIL();
  } catch (const InputError& error) {
    EXPECT_STREQ(
        error.what(),
        "groups.csv:1:1: the table of groups is empty; expected columns group and login, id "
        "or name");
  }
}

}  // namespace
}  // namespace flocking::intake
