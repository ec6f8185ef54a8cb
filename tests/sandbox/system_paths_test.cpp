#include "sandbox/system_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "sandbox/interpreter.h"

namespace flocking::sandbox {
namespace {

TEST(SystemPaths, AreThoseOfTheRowsWithTheirVersionsAndNoOthers) {
  for (const auto& [path, row] : system_paths()) {
    EXPECT_NE(path, "/usr/share");
    EXPECT_FALSE(path.starts_with("/usr/local"));
    EXPECT_FALSE(path.starts_with("/opt"));
  }
  EXPECT_TRUE(is_system("/usr/bin/env"));
  EXPECT_TRUE(is_system("/usr/lib/x"));
  EXPECT_FALSE(is_system("/usr/share/flocking/testcases"));
  EXPECT_FALSE(is_system("/usr/src"));
  EXPECT_FALSE(is_system("/usr/games/x"));
  EXPECT_FALSE(is_system("/etc/passwd"));
}

TEST(SystemPaths, OfALanguageAreSeenByItsProgramsAndByShellsAlone) {
  const auto sees = [](const std::vector<std::string>& programs, const std::string& path) {
    const std::vector<std::string> paths = system_paths_for(programs);
    return std::find(paths.begin(), paths.end(), path) != paths.end();
  };
  for (const SystemPath& one : system_paths()) {
    if (one.row->program != "perl") continue;
    EXPECT_TRUE(sees({"perl"}, one.path)) << one.path;
    EXPECT_TRUE(sees({"sh"}, one.path)) << one.path;
    EXPECT_FALSE(sees({}, one.path)) << one.path;
    EXPECT_FALSE(sees({"python3.11"}, one.path)) << one.path;
  }
  EXPECT_TRUE(sees({}, "/usr/lib"));
  EXPECT_FALSE(sees({"node"}, "/usr/include"));
  EXPECT_TRUE(sees({"g++", "sh"}, "/usr/include"));
}

TEST(SystemPaths, AreDocumentedByUser) {
  std::map<std::string, std::string> paths;
  std::vector<std::string> users;
  for (const SystemRow& row : system_rows()) {
    std::string& text = paths[std::string(row.users)];
    if (text.empty()) users.emplace_back(row.users);
    text += (text.empty() ? "`" : ", `") + std::string(row.start) + '`';
  }
  std::ifstream file(std::filesystem::path(FLOCKING_TESTCASES).parent_path() / "docs/security.md");
  const std::string page((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  for (const std::string& user : users) {
    const std::string line = "| " + user + " | " + paths[user] + " |\n";
    EXPECT_NE(page.find(line), std::string::npos) << "docs/security.md lacks\n" << line;
  }
}

TEST(KnownInterpreters, AreLanguagesAndShellsInAnyVersion) {
  for (const char* path : {"/usr/bin/python3", "python3.11", "/bin/sh", "/usr/bin/env", "node",
                           "/usr/bin/perl5.36.0", "lua5.4", "/opt/x/bin/ruby2.7"}) {
    EXPECT_TRUE(is_known_interpreter(path)) << path;
  }
  for (const char* path :
       {"", "/", "flock_solution", "/usr/bin/flocking", "python3-solution", "/usr/bin/python3/x"}) {
    EXPECT_FALSE(is_known_interpreter(path)) << path;
  }
}

}  // namespace
}  // namespace flocking::sandbox
