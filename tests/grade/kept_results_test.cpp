#include "grade/kept_results.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "base/error.h"
#include "support/temp_folder.h"

namespace flocking::grade {
namespace {

namespace fs = std::filesystem;
using flocking::testing::TempFolder;
using Journal = std::map<std::string, std::string>;

const std::string kNasty = std::string("a\nb\\n\\\n\0c \xff", 11);

TEST(KeptResults, AreReadAsTheyWere) {
  const TempFolder folder;
  const KeptResults kept(folder.path_of("a/results"));
  EXPECT_EQ(kept.read("anna"), Journal());
  EXPECT_TRUE(kept.add("anna", "run:1", kNasty));
  EXPECT_TRUE(kept.add("anna", "run:2", ""));
  EXPECT_TRUE(kept.add("bob", "run:1", "b"));
  EXPECT_EQ(kept.read("anna"), (Journal{{"run:1", kNasty}, {"run:2", ""}}));
  EXPECT_TRUE(kept.add("anna", "run:1", "newer"));
  EXPECT_EQ(kept.read("anna").at("run:1"), "newer");
  EXPECT_EQ(fs::status(folder.path_of("a/results")).permissions(), fs::perms(0700));
  EXPECT_EQ(fs::status(folder.path_of("a/results/anna")).permissions(), fs::perms(0600));
}

// Wherever a journal ends, earlier complete results and later additions survive.
TEST(KeptResults, SurviveAKillAtAnyByte) {
  const TempFolder folder;
  const KeptResults kept(folder.path_of("results"));
  ASSERT_TRUE(kept.add("anna", "run:1", kNasty));
  const std::size_t first = folder.text_of("results/anna").size();
  ASSERT_TRUE(kept.add("anna", "run:2", "two\nlines"));
  const std::string whole = folder.text_of("results/anna");
  for (std::size_t size = 0; size <= whole.size(); ++size) {
    static_cast<void>(folder.add("results/anna", whole.substr(0, size)));
    // The final line end is not needed: the checksum shows that the line is complete.
    Journal expected;
    if (size + 1 >= first) expected["run:1"] = kNasty;
    if (size + 1 >= whole.size()) expected["run:2"] = "two\nlines";
    EXPECT_EQ(kept.read("anna"), expected) << "cut at " << size;
    ASSERT_TRUE(kept.add("anna", "run:3", "later"));
    expected["run:3"] = "later";
    EXPECT_EQ(kept.read("anna"), expected) << "cut at " << size;
  }
}

TEST(KeptResults, LeaveOutWhatIsGarbled) {
  const TempFolder folder;
  const KeptResults kept(folder.path_of("results"));
  ASSERT_TRUE(kept.add("anna", "run:1", "WA"));
  std::string text = folder.text_of("results/anna");
  text.replace(text.find("WA"), 2, "AC");
  static_cast<void>(folder.add("results/anna", text));
  EXPECT_EQ(kept.read("anna"), Journal());
}

TEST(KeptResults, AreNotTakenFromFilesOfOthers) {
  const TempFolder folder;
  const KeptResults kept(folder.path_of("results"));
  ASSERT_TRUE(kept.add("anna", "run:1", "AC"));
  fs::create_symlink("anna", folder.path_of("results/bob"));
  EXPECT_EQ(kept.read("bob"), Journal());
  EXPECT_FALSE(kept.add("bob", "run:1", "AC"));
  fs::permissions(folder.path_of("results/anna"), fs::perms(0622));
  EXPECT_EQ(kept.read("anna"), Journal());
  EXPECT_FALSE(kept.add("anna", "run:1", "AC"));
}

TEST(KeptResults, NeedAFolderOfTheirOwn) {
  const TempFolder folder;
  fs::create_directory(folder.path_of("open"));
  fs::permissions(folder.path_of("open"), fs::perms(0777));
  EXPECT_THROW(KeptResults{folder.path_of("open")}, EnvironmentError);
  static_cast<void>(folder.add("file", ""));
  EXPECT_THROW(KeptResults{folder.path_of("file")}, EnvironmentError);
}

TEST(KeptResults, TakeLinesOfSeveralGraders) {
  const TempFolder folder;
  const KeptResults kept(folder.path_of("results"));
  std::vector<pid_t> children;
  for (const std::string who : {"a", "b", "c"}) {
    const pid_t child = fork();
    if (child == 0) {
      bool is_kept = true;
      for (int i = 0; i < 100; ++i) {
        is_kept = kept.add("anna", who + std::to_string(i), std::string(5000, who[0])) && is_kept;
      }
      _exit(is_kept ? 0 : 1);
    }
    children.push_back(child);
  }
  for (const pid_t child : children) {
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
  }
  const Journal journal = kept.read("anna");
  EXPECT_EQ(journal.size(), 300U);
  for (const auto& [key, text] : journal) EXPECT_EQ(text, std::string(5000, key[0]));
}

TEST(KeptResults, GoWhenTheyAreOld) {
  const TempFolder folder;
  static_cast<void>(KeptResults(folder.path_of("results")).add("old", "run:1", "AC"));
  static_cast<void>(KeptResults(folder.path_of("results")).add("new", "run:1", "AC"));
  const auto now = fs::file_time_type::clock::now();
  fs::last_write_time(folder.path_of("results/old"), now - std::chrono::hours(24 * 91));
  fs::last_write_time(folder.path_of("results/new"), now - std::chrono::hours(24 * 89));
  const KeptResults kept(folder.path_of("results"));
  EXPECT_FALSE(fs::exists(folder.path_of("results/old")));
  EXPECT_TRUE(fs::exists(folder.path_of("results/new")));
}

}  // namespace
}  // namespace flocking::grade
