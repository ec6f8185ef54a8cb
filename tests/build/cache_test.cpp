#include "build/cache.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <string>
#include <vector>

#include "base/error.h"
#include "build/builder.h"
#include "support/temp_folder.h"

namespace flocking::build {
namespace {

namespace fs = std::filesystem;
using flocking::testing::TempFolder;

TEST(BuildCache, KeepsPrograms) {
  const TempFolder folder;
  const Cache cache(folder.path_of("a/b"));
  EXPECT_EQ(cache.find("1"), "");
  const std::string program = cache.keep("1", "bytes");
  EXPECT_EQ(cache.find("1"), program);
  EXPECT_EQ(folder.text_of("a/b/1/program"), "bytes");
  EXPECT_EQ(fs::status(program).permissions(), fs::perms(0755));
}

TEST(BuildCache, KeepsWarningsBesideThem) {
  const TempFolder folder;
  const Cache cache(folder.path_of("cache"));
  EXPECT_TRUE(cache.warnings("1").empty());
  static_cast<void>(cache.keep("1", "bytes", {"main.cpp:8: one", "main.cpp:9: two"}));
  EXPECT_EQ(cache.warnings("1"), (std::vector<std::string>{"main.cpp:8: one", "main.cpp:9: two"}));
}

TEST(BuildCache, IsForSeveralAtOnce) {
  const TempFolder folder;
  const Cache cache(folder.path_of("cache"));
  std::vector<pid_t> children;
  for (int i = 0; i < 8; ++i) {
    const pid_t child = fork();
    if (child == 0) {
      bool is_whole = true;
      for (int round = 0; round < 50; ++round) {
        const std::string hash = std::to_string(round);
        static_cast<void>(cache.keep(hash, std::string(100'000, 'x')));
        is_whole = is_whole && fs::file_size(cache.find(hash)) == 100'000;
      }
      _exit(is_whole ? 0 : 1);
    }
    children.push_back(child);
  }
  for (const pid_t child : children) {
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
  }
  std::size_t entries = 0;
  for (const auto& entry : fs::directory_iterator(folder.path_of("cache"))) {
    EXPECT_FALSE(entry.path().filename().string().starts_with(".")) << entry.path();
    ++entries;
  }
  EXPECT_EQ(entries, 50U);
}

// A partial build would fill a full disk even more.
TEST(BuildCache, LeavesNothingThatIsNotWhole) {
  const TempFolder folder;
  const Cache cache(folder.path_of("cache"));
  const pid_t child = fork();
  if (child == 0) {
    const rlimit small{1000, 1000};
    setrlimit(RLIMIT_FSIZE, &small);
    static_cast<void>(std::signal(SIGXFSZ, SIG_IGN));
    try {
      static_cast<void>(cache.keep("1", std::string(5000, 'x')));
    } catch (const EnvironmentError&) {
      _exit(7);
    }
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_EQ(WEXITSTATUS(status), 7);
  EXPECT_TRUE(fs::is_empty(folder.path_of("cache")));
}

TEST(BuildCache, IsSweptOfWhatKilledGradersLeft) {
  const TempFolder folder;
  for (const char* name : {".new-abcdef", ".new-uvwxyz"}) {
    static_cast<void>(folder.add("cache/" + std::string(name) + "/program", "half"));
  }
  fs::last_write_time(folder.path_of("cache/.new-abcdef"),
                      fs::file_time_type::clock::now() - std::chrono::hours(2));
  const Cache cache(folder.path_of("cache"));
  EXPECT_FALSE(fs::exists(folder.path_of("cache/.new-abcdef")));
  EXPECT_TRUE(fs::exists(folder.path_of("cache/.new-uvwxyz/program")));
}

TEST(BuildCache, IsNobodyElses) {
  const TempFolder folder;
  fs::create_directories(folder.path_of("open"));
  fs::permissions(folder.path_of("open"), fs::perms(0777));
  EXPECT_THROW(Cache(folder.path_of("open")), EnvironmentError);
  static_cast<void>(folder.add("file", "x"));
  EXPECT_THROW(Cache(folder.path_of("file")), EnvironmentError);
}

TEST(BuildHash, ChangesWithAllThatABuildIsMadeOf) {
  const TempFolder folder;
  static_cast<void>(folder.add("work/a.cpp", "int main() {}"));
  static_cast<void>(folder.add("work/a.h", "x"));
  Task task{.plan = plan_for(folder.path_of("work"), ""),
            .files = folder.path_of("work"),
            .tool = "/bin/sh",
            .hidden = {},
            .hash = {}};
  Settings settings;
  const std::string first = hash_of(task, settings);
  EXPECT_EQ(first.size(), 64U);
  EXPECT_EQ(hash_of(task, settings), first);
  settings.cxx_flags = "-O0";
  EXPECT_NE(hash_of(task, settings), first);
  settings.cxx_flags.clear();
  static_cast<void>(folder.add("work/a.h", "y"));
  EXPECT_NE(hash_of(task, settings), first);
  static_cast<void>(folder.add("work/a.h", "x"));
  EXPECT_EQ(hash_of(task, settings), first);
  static_cast<void>(folder.add("work/b.h", ""));
  EXPECT_NE(hash_of(task, settings), first);
  folder.remove("work/b.h");
  fs::create_directories(folder.path_of("work/debug"));
  EXPECT_NE(hash_of(task, settings), first);
  folder.remove("work/debug");
  EXPECT_EQ(hash_of(task, settings), first);
  task.tool = "/bin/cat";
  EXPECT_NE(hash_of(task, settings), first);
}

}  // namespace
}  // namespace flocking::build
