#include "sandbox/bubblewrap.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "support/temp_folder.h"

namespace flocking::sandbox {
namespace {

namespace fs = std::filesystem;
using testing::TempFolder;
using Words = std::vector<std::string>;

/// Where the words `words` begin within `all`; -1 where they do not stand there in a row.
std::ptrdiff_t place_of(const Words& words, const Words& all) {
  const auto found = std::search(all.begin(), all.end(), words.begin(), words.end());
  return found == all.end() ? -1 : found - all.begin();
}

class BubblewrapWords : public ::testing::Test {
 protected:
  BubblewrapWords() : root_(fs::canonical(folder_.path_of(""))) {}
  /// The real path of a new file.
  [[nodiscard]] std::string add(const std::string& name) const {
    return fs::canonical(folder_.add(name, "")).string();
  }
  [[nodiscard]] std::string path(const std::string& name) const { return root_ + "/" + name; }

 private:
  TempFolder folder_;
  std::string root_;
};

TEST_F(BubblewrapWords, BeginWithNamespacesAndAReadOnlySystem) {
  const Words words = bubblewrap_words("/usr/bin/bwrap", {});
  EXPECT_EQ(words.front(), "/usr/bin/bwrap");
  for (const char* word : {"--unshare-all", "--die-with-parent", "--as-pid-1", "--new-session"}) {
    EXPECT_GE(place_of({word}, words), 0) << word;
  }
  const std::ptrdiff_t system = place_of({"--ro-bind", "/", "/"}, words);
  ASSERT_GE(system, 0);
  EXPECT_GT(place_of({"--tmpfs", "/tmp"}, words), system);
  EXPECT_GT(place_of({"--tmpfs", "/home"}, words), system);
  EXPECT_GT(place_of({"--proc", "/proc"}, words), system);
  EXPECT_EQ(place_of({"--bind"}, words), -1);
  EXPECT_EQ(place_of({"--dev-bind"}, words), -1);
  EXPECT_EQ(place_of({"--share-net"}, words), -1);
}

TEST_F(BubblewrapWords, LimitTheSizeOfWhatCanBeWritten) {
  const Words words = bubblewrap_words(
      "bwrap", {.hidden = {}, .shown = {}, .working_directory = "/", .temporary_bytes = 12345});
  EXPECT_GE(place_of({"--size", "12345", "--tmpfs", "/tmp"}, words), 0);
  for (auto word = words.begin(); word != words.end(); ++word) {
    EXPECT_TRUE(*word != "--tmpfs" || *(word - 2) == "--size") << *word;
  }
}

TEST_F(BubblewrapWords, HideAndShowInside) {
  const std::string cases = path("cases");
  const std::string answer = add("cases/a.out");
  const std::string program = add("cases/solution");
  const std::string report = add("report.json");
  const View view{.hidden = {cases, report, path("no/such")}, .shown = {path(""), program}};
  const Words words = bubblewrap_words("bwrap", view);
  const std::ptrdiff_t hidden = place_of({"--tmpfs", cases}, words);
  const std::ptrdiff_t shown = place_of({"--ro-bind", program, program}, words);
  EXPECT_GT(hidden, place_of({"--tmpfs", "/tmp"}, words));
  EXPECT_GT(shown, hidden);
  EXPECT_GE(place_of({"--ro-bind", "/dev/null", report}, words), 0);
  EXPECT_GT(place_of({"--remount-ro", cases}, words), shown);
  EXPECT_EQ(place_of({path("no/such")}, words), -1);
  EXPECT_EQ(place_of({answer}, words), -1);
}

TEST_F(BubblewrapWords, ShowSurroundingsBeforeTheyHideInside) {
  const std::string cases = path("work/cases");
  static_cast<void>(add("work/cases/a.in"));
  const std::string work = path("work");
  const Words words = bubblewrap_words("bwrap", {.hidden = {cases}, .shown = {work}});
  const std::ptrdiff_t shown = place_of({"--ro-bind", work, work}, words);
  ASSERT_GE(shown, 0);
  EXPECT_GT(place_of({"--tmpfs", cases}, words), shown);
}

TEST_F(BubblewrapWords, NeedTheProgramItsFolderAndItsFiles) {
  const std::string program = add("bin/solution");
  const std::string data = add("data/map.csv");
  const Command command{.executable = program,
                        .arguments = {"solution", data, "--fast", "", "no/such"},
                        .working_directory = path("data")};
  const Words needed = needed_by(command, {});
  EXPECT_GE(place_of({program}, needed), 0);
  EXPECT_GE(place_of({path("bin")}, needed), 0);
  EXPECT_GE(place_of({data}, needed), 0);
  EXPECT_GE(place_of({path("data")}, needed), 0);
  const Words hidden = needed_by(command, {data, path("bin")});
  EXPECT_EQ(place_of({data}, hidden), -1);
  EXPECT_EQ(place_of({path("bin")}, hidden), -1);
  EXPECT_GE(place_of({program}, hidden), 0);
}

TEST_F(BubblewrapWords, NeedNothingPrivateAsAWhole) {
  const Command command{.executable = "/bin/sh",
                        .arguments = {"sh", "/", "/tmp", "/home", "/root", "/var/tmp", ".."},
                        .working_directory = "/tmp"};
  const Words needed = needed_by(command, {});
  for (const char* folder : {"/", "/tmp", "/home", "/root", "/var/tmp", "/run"}) {
    EXPECT_EQ(place_of({folder}, needed), -1) << folder;
  }
}

}  // namespace
}  // namespace flocking::sandbox
