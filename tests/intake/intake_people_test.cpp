// Tests of who submitted which files, by platform and by roster.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "intake/archive.h"
#include "intake/intake_fixture.h"
#include "support/made_archive.h"
#include "support/sanitized.h"

namespace flocking::intake {
namespace {

using flocking::testing::make_archive;
using flocking::testing::Member;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class IntakeOfPeople : public Intake {};

TEST_F(IntakeOfPeople, KnowsGroupsOfMoodleByTheNamesOfTheRoster) {
  set_roster("name\nJean-Luc Picard\n\"Sartre, Jean-Paul\"\nAda Lovelace\n");
  add("Group A-Jean-Luc Picard_1_assignsubmission_file_/main.cpp");
  add("Group A-Jean-Paul Sartre_2_assignsubmission_file_/main.cpp");
  add("Group-B-Ada Lovelace_3_assignsubmission_file_/main.cpp");
  const Class all = taken();
  EXPECT_THAT(all.notes, IsEmpty());
  EXPECT_THAT(described(all), ElementsAre("Jean-Luc Picard [Jean-Luc Picard]: main.cpp",
                                          "Sartre, Jean-Paul [Sartre, Jean-Paul]: main.cpp",
                                          "Ada Lovelace [Ada Lovelace]: main.cpp"));
}

TEST_F(IntakeOfPeople, KnowsStudentsByTheNamesOfTheirArchives) {
  if (!can_open_archives()) GTEST_SKIP() << "built without libarchive";
  if (testing::kIsSanitized)
    GTEST_SKIP() << "a sanitizer makes calls that the reader of archives may not";
  set_roster("login\nada\ngrace\neve.v2\n");
  add("grace.cpp");
  make_archive(path_of("class/ada.tar.gz"), {{"main.cpp", "x"}});
  make_archive(path_of("class/eve.v2.zip"), {{"main.cpp", "x"}});
  EXPECT_THAT(described(taken()),
              ElementsAre("ada.tar.gz [ada]: main.cpp", "eve.v2.zip [eve.v2]: main.cpp",
                          "grace.cpp [grace]: grace.cpp"));
}

TEST_F(IntakeOfPeople, CountsNoFilesThatItIgnores) {
  if (!can_open_archives()) GTEST_SKIP() << "built without libarchive";
  if (testing::kIsSanitized)
    GTEST_SKIP() << "a sanitizer makes calls that the reader of archives may not";
  Bounds bounds = kBoundsOfClass;
  bounds.group_files = 10;
  bound(bounds, kBoundsOfStudent);
  std::vector<Member> members = {{"hw-ada/.git/HEAD", "x"}, {"hw-bob/.git/HEAD", "x"}};
  for (int i = 0; i < 50; ++i) {
    members.push_back({"hw-ada/.git/objects/" + std::to_string(i), "x"});
  }
  members.push_back({"hw-ada/main.cpp", "x"});
  members.push_back({"hw-bob/main.cpp", "x"});
  make_archive(path_of("clones.zip"), members);
  const Class all = taken("clones.zip");
  EXPECT_EQ(all.layout, Layout::kGithub);
  EXPECT_THAT(described(all), ElementsAre("ada [ada]: main.cpp", "bob [bob]: main.cpp"));
}

TEST_F(IntakeOfPeople, BelievesMostOfWhatGradescopeSaysOfAPerson) {
  set_roster("Name,SID,Email\nGrace Hopper,102,grace@x.edu\nEve Evil,666,eve@x.edu\n");
  add("submission_1/main.py");
  add("submission_2/main.py");
  add("submission_metadata.yml",
      "---\nsubmission_1:\n  :submitters:\n  - :name: Eve Evil\n    :sid: '102'\n"
      "    :email: eve@x.edu\nsubmission_2:\n  :submitters:\n  - :name: Grace Hopper\n"
      "    :sid: '102'\n    :email: grace@x.edu\n");
  const Class all = taken();
  EXPECT_THAT(described(all),
              ElementsAre("Eve Evil [666]: main.py", "Grace Hopper [102]: main.py"));
  EXPECT_THAT(all.notes,
              ElementsAre("Gradescope says that 'Eve Evil' has the id '102', which belongs to "
                          "another student; the name and the email address were used"));
}

TEST_F(IntakeOfPeople, GradesOthersWhereTwoStudentsOfGradescopeHaveOneId) {
  set_roster(
      "Name,SID,Email\nGrace Hopper,102,grace@x.edu\nEve Evil,102,eve@x.edu\n"
      "Ada Lovelace,101,ada@x.edu\n");
  add("submission_1/main.py");
  add("submission_2/main.py");
  add("submission_metadata.yml",
      "---\nsubmission_1:\n  :submitters:\n  - :name: Eve Evil\n    :sid: '102'\n"
      "    :email: eve@x.edu\nsubmission_2:\n  :submitters:\n  - :name: Ada Lovelace\n"
      "    :sid: '101'\n    :email: ada@x.edu\n");
  const Class all = taken();
  EXPECT_THAT(described(all),
              ElementsAre("Eve Evil [eve@x.edu]: main.py", "Ada Lovelace [101]: main.py",
                          "Grace Hopper [grace@x.edu]: PROBLEM nothing was submitted"));
  EXPECT_THAT(all.notes, ElementsAre("several students of the roster have the id '102' (lines 2, "
                                     "3); email addresses and names are used instead"));
}

TEST_F(IntakeOfPeople, WarnsOfNamesThatStudentsChooseOnGoogle) {
  add("Ada Lovelace - main.py");
  add("Grace Hopper - main.py");
  const Class all = taken();
  EXPECT_EQ(all.layout, Layout::kGoogle);
  EXPECT_THAT(all.notes, ElementsAre(::testing::HasSubstr("may come from several students")));
}

}  // namespace
}  // namespace flocking::intake
