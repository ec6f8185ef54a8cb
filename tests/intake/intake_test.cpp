#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "base/error.h"
#include "intake/archive.h"
#include "intake/intake_fixture.h"
#include "support/made_archive.h"
#include "support/sanitized.h"
#include "support/temp_folder.h"

namespace flocking::intake {
namespace {

namespace fs = std::filesystem;
using flocking::testing::make_archive;
using flocking::testing::Member;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;
using Words = std::vector<std::string>;

TEST_F(Intake, TakesFoldersAndFilesWithoutClutter) {
  add("anna/main.cpp");
  add("anna/src/vec.h");
  add("anna/.git/config");
  add("anna/build/CMakeCache.txt");
  add("anna/cmake-build-debug/x");
  add("anna/__MACOSX/._main.cpp");
  add("anna/.vs/x");
  add("anna/._main.cpp");
  add("bob.cpp");
  for (const char* litter :
       {".git/run", ".gitignore", ".gitkeep", ".svn/x", ".DS_Store", "._zoe", "__MACOSX/run",
        "Thumbs.db", "desktop.ini", ".vs/x", ".idea/x", ".vscode/run"}) {
    add(litter);
  }
  const Class all = taken();
  EXPECT_THAT(described(all),
              ElementsAre("anna [anna]: main.cpp src/vec.h", "bob.cpp [bob]: bob.cpp"));
  EXPECT_EQ(all.layout, Layout::kFolders);
}

TEST_F(Intake, FollowsNoLinks) {
  add("anna/main.cpp");
  add("bob/secret.cpp");
  fs::create_symlink("../bob/secret.cpp", path_of("class/anna/stolen.cpp"));
  fs::create_directory_symlink("../bob", path_of("class/anna/friend"));
  const Class all = taken();
  EXPECT_THAT(described(all), ElementsAre("anna [anna]: main.cpp", "bob [bob]: secret.cpp"));
  EXPECT_THAT(all.entries[0].left_out, ElementsAre("'friend' is a link", "'stolen.cpp' is a link"));
}

TEST_F(Intake, GoesThroughFoldersInFolders) {
  add("anna/project/v2/main.cpp");
  add("anna/project/v2/vec.h");
  EXPECT_THAT(described(taken()), ElementsAre("anna [anna]: main.cpp vec.h"));
}

TEST_F(Intake, KnowsGradescope) {
  add("submission_1/main.cpp");
  add("submission_2/main.py");
  add("submission_metadata.yml",
      "---\nsubmission_1:\n  :submitters:\n  - :name: Anna Berg\n    :sid: '4711'\n");
  const Class all = taken();
  EXPECT_EQ(all.layout, Layout::kGradescope);
  EXPECT_THAT(described(all),
              ElementsAre("Anna Berg [4711]: main.cpp", "submission_2 [2]: main.py"));
}

TEST_F(Intake, KnowsStudentsWithoutASubmission) {
  set_roster("login,name,id\naberg,Anna Berg,4711\nbdoe,Bob Doe,12\n");
  add("aberg/main.cpp");
  add("stranger/main.cpp");
  const Class all = taken();
  EXPECT_THAT(
      described(all),
      ElementsAre("Anna Berg [4711]: main.cpp", "stranger [stranger]: main.cpp",
                  "Bob Doe [12]: PROBLEM unknown: 1 entry belongs to no student of the roster"));
  EXPECT_TRUE(all.entries[2].presence == Presence::kUnknown);
  EXPECT_THAT(all.notes, ElementsAre("the roster does not contain 'stranger'"));
}

TEST_F(Intake, TellsNamesakesApart) {
  set_roster("id,name\n1,Sam/../Lee\n2,Sam/../Lee\n");
  add("1/main.cpp");
  add("2/main.cpp");
  EXPECT_THAT(described(taken()),
              ElementsAre("Sam_.._Lee (1) [1]: main.cpp", "Sam_.._Lee (2) [2]: main.cpp"));
}

TEST_F(Intake, CanBeToldTheLayout) {
  add("hw1-anna/main.cpp");
  add("hw1-bob/main.cpp");
  EXPECT_THAT(described(taken()),
              ElementsAre("hw1-anna [hw1-anna]: main.cpp", "hw1-bob [hw1-bob]: main.cpp"));
  force(Layout::kGithub);
  EXPECT_THAT(described(taken()), ElementsAre("anna [anna]: main.cpp", "bob [bob]: main.cpp"));
}

TEST_F(Intake, SaysWhereThereIsNothing) {
  const auto fault = [this](const std::string& place) -> std::string {
    try {
      static_cast<void>(taken(place));
    } catch (const EnvironmentError& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_EQ(fault("nowhere"), "--submissions " + path_of("nowhere") +
                                  ": cannot read the folder: No such file or directory");
  add(".gitkeep");
  EXPECT_EQ(fault("class"),
            "--submissions " + path_of("class") + ": there is nothing in it to grade");
  static_cast<void>(folder().add("notes.txt", "x"));
  EXPECT_EQ(fault("notes.txt"), "--submissions " + path_of("notes.txt") +
                                    ": expected a folder or an archive (.zip, .tar.gz)");
}

TEST_F(Intake, OpensArchives) {
  if (!can_open_archives()) GTEST_SKIP() << "built without libarchive";
  if (testing::kIsSanitized)
    GTEST_SKIP() << "a sanitizer makes calls that the reader of archives may not";
  add("dan/readme.md");
  make_archive(path_of("class/anna.zip"),
               {{"anna/main.cpp", "x"}, {"anna/.vs/y", "y"}, {"__MACOSX/anna/._main.cpp", "z"}});
  make_archive(path_of("class/dan/work.tar.gz"), {{"main.cpp", "x"}});
  make_archive(path_of("class/eve.zip"), {{"../../eve", "x"}});
  add("zoe.zip", "no archive");
  EXPECT_THAT(described(taken()),
              ElementsAre("anna.zip [anna]: main.cpp", "dan [dan]: readme.md work.opened/main.cpp",
                          "eve.zip [eve]: PROBLEM '../../eve' leads out of the folder",
                          "zoe.zip [zoe]: PROBLEM its archive 'zoe.zip' cannot be opened: "
                          "Unrecognized archive format"));
}

TEST_F(Intake, OpensArchivesOfAnyNameForOneStudentAlone) {
  if (!can_open_archives()) GTEST_SKIP() << "built without libarchive";
  if (testing::kIsSanitized)
    GTEST_SKIP() << "a sanitizer makes calls that the reader of archives may not";
  const std::string stem(251, 'n');
  make_archive(path_of("class/anna/" + stem + ".zip"), {{"main.cpp", "x"}});
  add("anna/a.opened/other.cpp");
  add("anna/readme.md");
  make_archive(path_of("class/anna/a.zip"), {{"vec.h", "x"}});
  std::string deep = "bob";
  for (int i = 0; i < 16; ++i) deep += '/' + std::string(200, 'd');
  add(deep + "/main.cpp");
  add("bob/x.cpp");
  add("cleo.cpp");
  EXPECT_THAT(described(taken()),
              ElementsAre("anna [anna]: a.opened/other.cpp a.opened2/vec.h " + stem.substr(0, 60) +
                              ".opened/main.cpp readme.md",
                          ::testing::HasSubstr("bob [bob]:"), "cleo.cpp [cleo]: cleo.cpp"));
}

// Each archive would be within the limits if it were alone.
TEST_F(Intake, OpensNoMoreArchivesOfOneStudentThanThereIsRoomForSlow) {
  if (!can_open_archives()) GTEST_SKIP() << "built without libarchive";
  if (testing::kIsSanitized) GTEST_SKIP() << "a sanitizer makes calls that the reader may not";
  const std::string zeros(std::size_t{30} << 20U, '\0');
  for (const char* name : {"1", "2", "3"}) {
    fs::create_directories(path_of("class/anna"));
    make_archive(path_of("class/anna/" + std::string(name) + ".tar.gz"), {{name, zeros}});
  }
  make_archive(path_of("class/bob.zip"), {{"main.cpp", "x"}});
  const Class all = taken();
  EXPECT_EQ(all.entries[0].problem, "its archive '3.tar.gz' holds more than 64 MiB");
  EXPECT_EQ(all.entries[1].problem, "");
}

TEST_F(Intake, StopsOnRequest) {
  add("anna/main.cpp");
  Wish wish;
  wish.place = path_of("class");
  wish.between = [] { throw EnvironmentError("stopped"); };
  EXPECT_THROW(take_in(wish), EnvironmentError);
}

TEST_F(Intake, OpensTheArchiveOfAClass) {
  if (!can_open_archives()) GTEST_SKIP() << "built without libarchive";
  if (testing::kIsSanitized)
    GTEST_SKIP() << "a sanitizer makes calls that the reader of archives may not";
  make_archive(path_of("flat.zip"), {{"anna.cpp", "x"}, {"bob.cpp", "x"}});
  EXPECT_THAT(described(taken("flat.zip")),
              ElementsAre("anna.cpp [anna]: anna.cpp", "bob.cpp [bob]: bob.cpp"));
  make_archive(path_of("in.zip"), {{"in/anna.cpp", "x"}, {"in/bob.cpp", "x"}});
  EXPECT_THAT(described(taken("in.zip")),
              ElementsAre("anna.cpp [anna]: anna.cpp", "bob.cpp [bob]: bob.cpp"));
  make_archive(path_of("export.tar.gz"), {{"hw/anna/main.cpp", "x"}, {"hw/bob/main.cpp", "x"}});
  EXPECT_THAT(described(taken("export.tar.gz")),
              ElementsAre("anna [anna]: main.cpp", "bob [bob]: main.cpp"));
  make_archive(path_of("one.zip"), {{"anna/main.cpp", "x"}, {"anna/vec.h", "x"}});
  EXPECT_THAT(described(taken("one.zip")), ElementsAre("anna [anna]: main.cpp vec.h"));
}

TEST_F(Intake, MakesNoStudentOfNamesThatLeadOut) {
  if (!can_open_archives() || testing::kIsSanitized) GTEST_SKIP() << "archives cannot be opened";
  make_archive(
      path_of("class.zip"),
      {{"ada/run", "x"}, {"bob/run", "x"}, {"../../cleo/run", "x"}, {"/tmp/dan/run", "x"}});
  EXPECT_THAT(described(taken("class.zip")), ElementsAre("ada [ada]: run", "bob [bob]: run"));
}

TEST_F(Intake, ReadsNamesThatAreNotUtf8AsTheRosterHasThem) {
  set_roster("id,name\n1,José García\n2,Zoë Müller\n");
  const std::string jose = std::string("Jos\x82 Garc\xa1") + 'a';
  const std::string zoe = "Mu\xcc\x88ller, ZOE\xcc\x88";
  add(jose + "/main.cpp");
  add(zoe + "/main.cpp");
  const Class opened = taken();
  EXPECT_THAT(described(opened),
              ElementsAre("José García [1]: main.cpp", "Zoë Müller [2]: main.cpp"));
  EXPECT_THAT(opened.notes,
              ElementsAre("1 name in the folder is not UTF-8; read as CP437, in which 1 contains a "
                          "name of the roster"));
  if (!can_open_archives() || testing::kIsSanitized) GTEST_SKIP() << "archives cannot be opened";
  make_archive(path_of("class.zip"), {{.name = jose + "/main.cpp", .has_utf8_flag = false},
                                      {.name = zoe + "/main.cpp", .has_utf8_flag = false}});
  const Class archive = taken("class.zip");
  EXPECT_EQ(described(archive), described(opened));
  EXPECT_THAT(
      archive.notes,
      ElementsAre("1 name in the archive is not UTF-8; read as CP437, in which 1 contains a "
                  "name of the roster"));
}

// A student with far too many files takes no space from other students, in any layout.
TEST_F(Intake, CountsBoundsOfEachStudentInFlatLayouts) {
  if (!can_open_archives()) GTEST_SKIP() << "built without libarchive";
  if (testing::kIsSanitized) GTEST_SKIP() << "a sanitizer makes calls that the reader may not";
  const std::string block(1000, 'x');
  for (const std::string start :
       {"lovelaceada_1_", "Ada Lovelace_1_assignsubmission_file_", "Ada Lovelace - ",
        "F_alove_attempt_2026-11-12-10-00-00_", "1-9 - Ada Lovelace - Nov 13, 2026 755 AM - "}) {
    std::string other = start;
    for (char& c : other) c = c == '1' ? '2' : c == 'a' ? 'e' : c;
    std::vector<Member> members;
    for (int i = 0; i < 60; ++i) {
      members.push_back({std::string(start) + std::to_string(100 + i) + "_large.cpp", block + "x"});
      members.push_back({std::string(start) + std::to_string(200 + i) + "_more.cpp", block});
    }
    members.push_back({other + "300_main.cpp", block});
    make_archive(path_of("class.zip"), members);
    Bounds of_class = kBoundsOfClass;
    of_class.file_bytes = block.size();
    of_class.bytes = 10 * block.size();  // five for each student
    Bounds of_student = kBoundsOfStudent;
    of_student.bytes = of_student.file_bytes = of_student.group_bytes = 5 * block.size();
    bound(of_class, of_student);
    const Class all = taken("class.zip");
    ASSERT_EQ(all.entries.size(), 2U) << start;
    const bool is_first = all.entries[0].left_out.empty();
    EXPECT_TRUE(all.entries[is_first ? 0 : 1].left_out.empty()) << start;
    EXPECT_EQ(all.entries[is_first ? 0 : 1].problem, "") << start;
    EXPECT_TRUE(
        fs::is_regular_file(fs::directory_iterator(all.entries[is_first ? 0 : 1].files)->path()));
    const Words& notes = all.entries[is_first ? 1 : 0].left_out;
    ASSERT_EQ(notes.size(), 21U) << start;
    EXPECT_EQ(notes.back(), "and 95 more") << start;
    EXPECT_THAT(all.notes, Each(Not(HasSubstr("left out")))) << start;
  }
}

TEST_F(Intake, MakesAtMostTwentyNotesOfAStudent) {
  if (!can_open_archives()) GTEST_SKIP() << "built without libarchive";
  if (testing::kIsSanitized) GTEST_SKIP() << "a sanitizer makes calls that the reader may not";
  for (int i = 0; i < 3; ++i) {
    fs::create_directories(path_of("class/anna"));
    make_archive(path_of("class/anna/" + std::to_string(i) + ".zip"),
                 std::vector<Member>(10, Member{"../x", ""}));
  }
  add("anna/main.cpp");
  const Class all = taken();
  ASSERT_EQ(all.entries.at(0).left_out.size(), 21U);
  EXPECT_EQ(all.entries[0].left_out.back(), "and 10 more");
}

// A student must not vanish because all files of the student are too large.
TEST_F(Intake, KeepsStudentsWhoseFilesAreAllLeftOut) {
  if (!can_open_archives()) GTEST_SKIP() << "built without libarchive";
  if (testing::kIsSanitized) GTEST_SKIP() << "a sanitizer makes calls that the reader may not";
  make_archive(path_of("class.zip"), {{"Ada Lovelace - main.cpp", "x"},
                                      {"Emmy Noether - main.cpp", std::string(2000, 'x')}});
  Bounds of_class = kBoundsOfClass;
  of_class.file_bytes = 1000;
  bound(of_class, kBoundsOfStudent);
  EXPECT_THAT(
      described(taken("class.zip")),
      ElementsAre("Ada Lovelace []: main.cpp",
                  "Emmy Noether []: PROBLEM 'Emmy Noether - main.cpp' is larger than 0 MiB"));
}

TEST_F(Intake, FindsSakaiBelowTheFolderOfTheAssignment) {
  add("Flocking/grades.csv");
  add("Flocking/Lovelace, Ada(alove)/Submission attachment(s)/main.cpp");
  add("Flocking/Lovelace, Ada(alove)/timestamp.txt", "20261112234610000");
  add("Flocking/Noether, Emmy(enoether)/comments.txt", "");
  add("Flocking/Noether, Emmy(enoether)/timestamp.txt", "");
  fs::create_directories(path_of("class/Flocking/Turing, Alan(aturing)/Submission attachment(s)"));
  const Class all = taken();
  EXPECT_EQ(all.layout, Layout::kSakai);
  EXPECT_THAT(described(all), ElementsAre("Lovelace, Ada [alove]: main.cpp",
                                          "Noether, Emmy [enoether]: PROBLEM nothing was submitted",
                                          "Turing, Alan [aturing]: PROBLEM nothing was submitted"));
  EXPECT_EQ(all.entries[0].submitted_at, (LocalDateTime{2026, 11, 12, 23, 46, 10}));
  EXPECT_EQ(all.entries[1].presence, Presence::kMissing);
  EXPECT_EQ(all.entries[2].presence, Presence::kMissing);
}

TEST_F(Intake, SaysThatThereIsOnlyAText) {
  add("Ada Lovelace_1_assignsubmission_file_/main.cpp");
  add("Ada Lovelace_1_assignsubmission_onlinetext_/onlinetext.html");
  add("Alan Turing_2_assignsubmission_onlinetext_/onlinetext.html");
  fs::create_directories(path_of("class/Emmy Noether_3_assignsubmission_file_"));
  add("Emmy Noether_3_assignsubmission_onlinetext_/onlinetext.html");
  EXPECT_THAT(described(taken()),
              ElementsAre("Ada Lovelace [1]: main.cpp", "Alan Turing [2]: PROBLEM only a text",
                          "Emmy Noether [3]: PROBLEM only a text"));
}

TEST_F(Intake, GivesEverySubmitterOfGradescopeAnEntry) {
  set_roster("id,name\n1,Ada Lovelace\n2,Grace Hopper\n3,Alan Turing\n");
  add("submission_7/main.cpp");
  add("submission_metadata.yml",
      "---\nsubmission_7:\n  :submitters:\n  - :name: Ada Lovelace\n    :sid: '1'\n"
      "  - :name: Grace Hopper\n    :sid: '2'\n");
  const Class all = taken();
  ASSERT_EQ(all.entries.size(), 3U);
  EXPECT_EQ(all.entries[1].name, "Grace Hopper");
  EXPECT_EQ(all.entries[1].same_as, 0U);
  EXPECT_EQ(all.entries[1].roster_line, 3U);
  EXPECT_EQ(all.entries[2].name, "Alan Turing");
}

}  // namespace
}  // namespace flocking::intake
