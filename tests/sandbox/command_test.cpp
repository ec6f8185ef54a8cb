#include "sandbox/command.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "base/error.h"
#include "sandbox/stand_in.h"
#include "support/temp_folder.h"

namespace flocking::sandbox {
namespace {

namespace fs = std::filesystem;
using testing::TempFolder;

class FindCommand : public ::testing::Test {
 protected:
  void add(const std::string& name, std::string_view text, unsigned mode = 0755) const {
    fs::permissions(folder_.add(name, text), fs::perms(mode));
  }
  [[nodiscard]] std::string problem(const std::string& name) const {
    std::string text;
    static_cast<void>(find_command({name}, folder_.path_of(""), text));
    return text;
  }
  [[nodiscard]] const TempFolder& folder() const { return folder_; }

 private:
  TempFolder folder_;
};

TEST_F(FindCommand, LooksInThePath) {
  std::string problem;
  const Command command = find_command({"sh", "-c", "exit 1"}, "/", problem);
  EXPECT_EQ(problem, "");
  EXPECT_TRUE(command.executable.starts_with('/'));
  EXPECT_TRUE(command.executable.ends_with("/sh"));
  EXPECT_EQ(command.arguments, (std::vector<std::string>{"sh", "-c", "exit 1"}));
  EXPECT_EQ(command.working_directory, "/");
}

TEST_F(FindCommand, LooksFromTheWorkingDirectory) {
  add("deep/run", "#!/bin/sh\n");
  std::string problem;
  const std::string root = fs::path(folder().path_of("")).lexically_normal();
  EXPECT_EQ(find_command({"deep/run"}, root, problem).executable, root + "deep/run");
  EXPECT_EQ(find_command({"./deep/../deep/run"}, root, problem).executable, root + "deep/run");
  EXPECT_EQ(find_command({root + "deep/run"}, "/", problem).executable, root + "deep/run");
  EXPECT_EQ(problem, "");
}

TEST_F(FindCommand, DescribesTheProblem) {
  add("right", "#!/bin/sh\n");
  add("plain", "#!/bin/sh\n", 0644);
  add("flock.cpp", "int main() {}\n", 0644);
  add("flock.py", "print()\n", 0644);
  add("typo", "#!/usr/bin/pyhton3 -u\n");
  add("nameless", "#!  \n");
  add("windows", "#!/bin/sh\r\necho\r\n");
  add("program",
      "\x7f"
      "ELF");
  add("empty", "");
  const std::string cannot = "its first line names an interpreter that cannot be run: ";
  const std::vector<std::pair<std::string, std::string>> problems = {
      {"./right", ""},
      {"./program", ""},
      {"./empty", ""},
      {"./missing", "there is no such file"},
      {"missing", "there is no such command"},
      {"", "there is no such command"},
      {"right", "there is no such command; did you mean ./right?"},
      {"./", "it is a folder; give the path of the program in it"},
      {"./plain",
       "it is not executable; run chmod +x, or write its interpreter first, such as python3"},
      {"./flock.cpp",
       "it is a source file; compile it: g++ -O2 -o flock flock.cpp, then use ./flock"},
      {"flock.cpp",
       "it is a source file; compile it: g++ -O2 -o flock flock.cpp, then use ./flock"},
      {"missing.cpp", "there is no such command"},
      {"./flock.py", "it is a source file; name its interpreter: python3 flock.py"},
      {"./typo", cannot + "'/usr/bin/pyhton3'"},
      {"./nameless", "its first line #! names no interpreter"},
      {"./windows",
       cannot + "'/bin/sh', followed by a carriage return; save the file with Unix line ends"}};
  for (const auto& [name, text] : problems) {
    EXPECT_EQ(problem(name), text) << name;
  }
}

TEST_F(FindCommand, MakesWhatTheScriptSaysHarmless) {
  add("evil", "#!/bin/\x1b[31m\xff\n");
  EXPECT_EQ(problem("./evil"),
            "its first line names an interpreter that cannot be run: '/bin/\\x1b[31m\\xff'");
}

TEST_F(FindCommand, NeedsACommand) {
  std::string problem;
  EXPECT_THROW(static_cast<void>(find_command({}, "/", problem)), UsageError);
}

TEST_F(FindCommand, ReplacesAStandInByTheRealProgram) {
  add("real/python3", "#!/bin/sh\necho $0\n");
  add("shims/node", "#!/bin/sh\nexit 1\n");
  add("shims/python2", "#!/bin/sh\necho nothing\n");
  add("shims/cc", "#!/bin/sh\necho /bin/sh\n");
  add("others/python3", "#!/bin/sh\necho /bin/sh\n");
  const std::string root = fs::path(folder().path_of("")).lexically_normal();
  add("shims/python3",
      "#!/bin/sh\necho \"$PWD $*\" >>\"$0.asked\"\necho '" + root + "real/python3'\n");
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(behind_stand_in(root + "shims/python3"), root + "real/python3");
  }
  EXPECT_EQ(folder().text_of("shims/python3.asked"), "/ -I -c import sys; print(sys.executable)\n");
  for (const char* name : {"shims/node", "shims/python2", "shims/cc", "others/python3"}) {
    EXPECT_EQ(behind_stand_in(root + name), root + name);
  }
}

}  // namespace
}  // namespace flocking::sandbox
