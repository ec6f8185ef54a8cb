#include "intake/intake.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "base/error.h"
#include "intake/archive.h"
#include "support/made_archive.h"
#include "support/sanitized.h"
#include "support/temp_folder.h"

namespace flocking::intake {
namespace {

namespace fs = std::filesystem;
using flocking::testing::make_archive;
using flocking::testing::Member;
using flocking::testing::TempFolder;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using Words = std::vector<std::string>;

class Intake : public ::testing::Test {
 protected:
  void add(const std::string& name, std::string_view text = "x") const {
    static_cast<void>(folder_.add("class/" + name, text));
  }
  [[nodiscard]] std::string path_of(const std::string& name) const { return folder_.path_of(name); }
  [[nodiscard]] Class taken(const std::string& place = "class") const {
    Wish wish;
    wish.place = path_of(place);
    wish.layout = layout_;
    wish.roster = roster_.students.empty() ? nullptr : &roster_;
    return take_in(wish);
  }
  /// "NAME [ID]: FILES", or the problem, of each.
  static Words described(const Class& all) {
    Words lines;
    for (const Entry& entry : all.entries) {
      std::string line = entry.name + " [" + entry.id + "]:";
      Words files;
      if (!entry.files.empty()) {
        for (const auto& file : fs::recursive_directory_iterator(entry.files)) {
          if (file.is_directory()) continue;
          files.push_back(file.path().lexically_relative(entry.files).string());
        }
      }
      std::sort(files.begin(), files.end());
      for (const std::string& file : files) line += ' ' + file;
      if (!entry.problem.empty()) line += " PROBLEM " + entry.problem;
      lines.push_back(line);
    }
    return lines;
  }
  void set_roster(const std::string& text) { roster_ = parse_roster(text, "roster.csv"); }
  void force(Layout layout) { layout_ = layout; }
  [[nodiscard]] const TempFolder& folder() const { return folder_; }

 private:
  TempFolder folder_;
  Roster roster_;
  std::optional<Layout> layout_;
};

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

TEST_F(Intake, KnowsWhoHandedInNothing) {
  set_roster("login,name,id\naberg,Anna Berg,4711\nbdoe,Bob Doe,12\n");
  add("aberg/main.cpp");
  add("stranger/main.cpp");
  const Class all = taken();
  EXPECT_THAT(
      described(all),
      ElementsAre("Anna Berg [4711]: main.cpp", "stranger [stranger]: main.cpp",
                  "Bob Doe [12]: PROBLEM unknown: 1 entry belongs to no student of the roster"));
  EXPECT_TRUE(all.entries[2].presence == Presence::kUnknown);
  EXPECT_THAT(all.notes, ElementsAre("the roster does not know 'stranger'"));
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
                          "eve.zip [eve]:",
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

// Each of them alone would be within bounds.
TEST_F(Intake, OpensNoMoreArchivesOfOneStudentThanThereIsRoomFor) {
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

TEST_F(Intake, EndsWhereSomebodyStops) {
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

}  // namespace
}  // namespace flocking::intake
