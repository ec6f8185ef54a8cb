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
  Lines entries;  ///< "ID|NAME", and "=0" if it is the same as the first
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

TEST(Groups, LeaveWhoSubmittedAloneAlone) {
  const Shared all =
      shared({{"1", "lovelaceada"}, {"2", "hoppergrace"}}, kTeams, kStudents, Layout::kCanvas);
  EXPECT_THAT(all.entries, ElementsAre("1|lovelaceada", "2|hoppergrace"));
  EXPECT_THAT(all.notes, IsEmpty());
}

TEST(Groups, ShareNothingIfSeveralSubmitted) {
  const Shared all =
      shared({{"1", "a"}, {"2", "b"}}, "team,id\nT,1\nT,2\nT,3\n", kStudents, Layout::kCanvas);
  EXPECT_THAT(all.entries, ElementsAre("1|a", "2|b"));
  EXPECT_THAT(all.notes, ElementsAre("the group 'T' has submissions of several members, so the "
                                     "others get no grade"));
}

TEST(Groups, NeedNoRoster) {
  EXPECT_THAT(shared({{"team-1", "team-1"}}, kTeams, "", Layout::kGithub).entries,
              ElementsAre("alove|alove", "ghopp|ghopp=0"));
}

// A section of a course may be called a group, too.
TEST(Groups, OfTheRosterCountForEntriesWithTheirNamesAlone) {
  const std::string roster = "id,login,team\n1,alove,one\n2,ghopp,one\n3,aturing,two\n";
  EXPECT_THAT(shared({{"one", "one"}}, "", roster, Layout::kGithub).entries,
              ElementsAre("alove|alove", "ghopp|ghopp=0"));
  EXPECT_THAT(shared({{"alove", "alove"}}, "", roster, Layout::kGithub).entries,
              ElementsAre("alove|alove"));
}

TEST(Groups, NameStudentsThatTheRosterDoesNotKnow) {
  EXPECT_THAT(
      shared({{"T", "T"}}, "team,login\nT,alove\nT,enoether\n", kStudents, Layout::kFolders).notes,
      ElementsAre("the roster does not know 'enoether' of the group 'T'"));
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
