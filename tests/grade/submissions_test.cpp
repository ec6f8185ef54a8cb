#include "grade/submissions.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "base/error.h"
#include "base/printable.h"
#include "support/process.h"
#include "support/temp_folder.h"

namespace flocking::grade {
namespace {

namespace fs = std::filesystem;
using testing::TempFolder;
using Problems = std::vector<std::pair<std::string, std::string>>;
using Words = std::vector<std::string>;

class Submissions : public ::testing::Test {
 protected:
  void add(const std::string& name, bool executable = true) const {
    const std::string path = folder_.add("class/" + name, "#!/bin/sh\n");
    fs::permissions(path, fs::perms(executable ? 0755 : 0644));
  }
  [[nodiscard]] std::string root() const { return fs::canonical(folder_.path_of("class")); }
  [[nodiscard]] std::string given() const { return folder_.path_of("class"); }
  /// Returns every entry of the class, sorted by name.
  [[nodiscard]] std::vector<Submission> all() const {
    std::set<fs::path> entries;
    for (const auto& entry : fs::directory_iterator(root())) entries.insert(entry.path());
    std::vector<Submission> found;
    for (const fs::path& path : entries) found.push_back(submission_at(path, root()));
    return found;
  }
  [[nodiscard]] const TempFolder& folder() const { return folder_; }
  void link(const std::string& target, const std::string& name) const {
    const fs::path path = given() + "/" + name;
    fs::create_directories(path.parent_path());
    fs::create_symlink(target, path);
  }
  /// Returns each entry's name and problem, sorted.
  [[nodiscard]] Problems problems() const {
    Problems found;
    for (const Submission& one : all()) found.emplace_back(one.name, one.problem);
    return found;
  }

 private:
  TempFolder folder_;
};

TEST_F(Submissions, StartWhereTheirFilesAre) {
  add("anna/run");
  add("zoe");
  const std::vector<Submission> found = all();
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].command.executable, root() + "/anna/run");
  EXPECT_EQ(found[0].command.working_directory, root() + "/anna");
  EXPECT_EQ(found[1].command.executable, root() + "/zoe");
  EXPECT_EQ(found[1].command.arguments, (std::vector<std::string>{root() + "/zoe"}));
  for (const Submission& one : found) {
    EXPECT_EQ(one.problem, "");
    EXPECT_EQ(one.hidden, (std::vector<std::string>{root()}));
  }
}

TEST_F(Submissions, KnowWhatIsWrongWithOneOfThem) {
  fs::permissions(folder().add("class/typo", "#!/usr/bin/pyhton3\n"), fs::perms(0755));
  EXPECT_EQ(all().at(0).problem,
            "its first line names an interpreter that cannot be run: '/usr/bin/pyhton3'");
}

TEST_F(Submissions, MustBePrograms) {
  add("notes.txt", false);
  add(".hidden");
  add("half/run", false);
  add("norun/readme", false);
  add("rundir/run/x");
  fs::create_directories(given() + "/empty");
  ASSERT_EQ(mkfifo((given() + "/fifo").c_str(), 0777), 0);
  fs::create_directories(given() + "/runfifo");
  ASSERT_EQ(mkfifo((given() + "/runfifo/run").c_str(), 0777), 0);
  EXPECT_EQ(problems(),
            (Problems{{".hidden", "its name begins with a dot; rename it"},
                      {"empty", "its folder is empty"},
                      {"fifo", "it is a FIFO, not a program"},
                      {"half", "its file run is not executable; run chmod +x"},
                      {"norun", "its folder has no file named run, which is the program to start"},
                      {"notes.txt", "it is not executable; run chmod +x"},
                      {"rundir", "its file run is a folder, not a program"},
                      {"runfifo", "its file run is a FIFO, not a program"}}));
}

TEST_F(Submissions, MustBeReadable) {
  if (geteuid() == 0) GTEST_SKIP() << "root may read all files";
  add("secret");
  add("folder/run");
  fs::permissions(given() + "/secret", fs::perms(0111));
  fs::permissions(given() + "/folder", fs::perms(0));
  EXPECT_EQ(problems(), (Problems{{"folder", "its folder cannot be read: Permission denied"},
                                  {"secret", "it cannot be read: Permission denied"}}));
  fs::permissions(given() + "/folder", fs::perms(0755));
}

TEST_F(Submissions, MayNotLeadElsewhere) {
  add("anna");
  link("anna", "bob");
  link("/bin/cat", "cat");
  link("/no/such/place", "lost");
  link("circle", "circle");
  link("/proc/self/exe", "self");
  fs::create_directories(given() + "/out");
  link("../anna", "out/run");
  fs::create_directories(given() + "/system");
  link("/bin/cat", "system/run");
  fs::create_directories(given() + "/nowhere");
  link("no", "nowhere/run");
  fs::create_directories(given() + "/exe");
  link("/proc/self/exe", "exe/run");
  add("friend/run");
  link("../../anna", "friend/lib/helper");
  EXPECT_EQ(
      problems(),
      (Problems{{"anna", ""},
                {"bob", "it is a link to another file: 'anna'; submit the program itself"},
                {"cat", "it is a link to another file: '/bin/cat'; submit the program itself"},
                {"circle", "it is a link that leads nowhere: 'circle'"},
                {"exe", "its file run is a link to the flocking simulator"},
                {"friend", "its 'lib/helper' is a link to another submission: '../../anna'"},
                {"lost", "it is a link that leads nowhere: '/no/such/place'"},
                {"nowhere", "its file run is a link that leads nowhere: 'no'"},
                {"out", "its file run is a link that leads out of its folder: '../anna'"},
                {"self", "it is a link to the flocking simulator"},
                {"system", "its file run is a link that leads out of its folder: '/bin/cat'"}}));
}

TEST_F(Submissions, MayHaveLinksOfTheirOwn) {
  add("anna/bin/program");
  link("bin/program", "anna/run");
  link("/usr/bin/env", "anna/venv/python");
  link("gone", "anna/venv/old");
  EXPECT_EQ(problems(), (Problems{{"anna", ""}}));
}

TEST_F(Submissions, MayNotBeTheSimulator) {
  const std::string it = "it is the flocking simulator itself, not a program of the student's";
  add("deep/run");
  fs::create_directories(given() + "/deep/lib");
  fs::copy_file(testing::kProgram, given() + "/copy");
  fs::create_directories(folder().path_of("named"));
  fs::copy_file(testing::kProgram, folder().path_of("named/flocking"));
  fs::copy_file(testing::kProgram, given() + "/deep/lib/solve");
  fs::permissions(given() + "/deep/lib/solve", fs::perms(0644));
  fs::copy_file(testing::kProgram, given() + "/longer");
  std::ofstream(given() + "/longer", std::ios::app) << "more";
  EXPECT_EQ(
      problems(),
      (Problems{
          {"copy", it},
          {"deep", "its 'lib/solve' is the flocking simulator itself, not a file of the student's"},
          {"longer", it}}));
}

TEST_F(Submissions, AreLookedThroughWithinBounds) {
  add("deep/run");
  fs::path path = given() + "/deep";
  for (int i = 0; i < 99; ++i) path /= "d";
  fs::create_directories(path);
  add("large/run");
  EXPECT_EQ(problems(), (Problems{{"deep", ""}, {"large", ""}}));
  fs::create_directories(path / "d");
  static_cast<void>(folder().add("class/large/data", "x"));
  fs::resize_file(given() + "/large/data", std::uintmax_t{1} << 40U);
  EXPECT_EQ(problems(),
            (Problems{{"deep", "its folders are more than 100 levels deep"}, {"large", ""}}));
}

TEST_F(Submissions, MayNotStartWithWhatIsNoInterpreter) {
  const auto script = [this](const std::string& name, const std::string& line) {
    fs::permissions(folder().add("class/" + name, "#!" + line + "\n"), fs::perms(0755));
  };
  const std::string odd = " as its interpreter, which is not a program of this system";
  script("device", "/dev/fd/3");
  // A first line cannot name a path with a blank, so a link without blanks is used.
  const std::string program = folder().path_of("simulator");
  fs::create_symlink(testing::kProgram, program);
  script("env", "/usr/bin/env -S " + program + " --scenario");
  script("fine", " /bin/sh -e");
  script("itself", " " + program + " --scenario");
  script("proc", "/usr/../proc/self/exe --scenario");
  script("relative", "run");
  script("inner/run", "/bin/sh");
  script("outer/run", given() + "/inner/run");
  script("round", given() + "/round");
  const std::string simulator = in_quotes(program);
  EXPECT_EQ(
      problems(),
      (Problems{{"device", "its first line names '/dev/fd/3'" + odd},
                {"env", "its first line names " + simulator +
                            ", the flocking simulator, as its interpreter"},
                {"fine", ""},
                {"inner", ""},
                {"itself", "its first line names " + simulator +
                               ", the flocking simulator, as its interpreter"},
                {"outer", "its first line names " + in_quotes(given() + "/inner/run") +
                              " as its interpreter, which is not one that submissions may use; use "
                              "python3, node, java, ruby, perl, bash or sh, or name the "
                              "interpreter in the command that you grade"},
                {"proc", "its first line names '/usr/../proc/self/exe'" + odd},
                {"relative",
                 "its first line names 'run' as its interpreter, which depends on the current "
                 "folder; write an absolute path"},
                {"round",
                 "its first line names a script as its interpreter, which needs another script, "
                 "and so on"}}));
}

TEST_F(Submissions, MayBeTheSimulatorWhereItIsNamed) {
  const std::string self = fs::read_symlink("/proc/self/exe");
  const Submission named = one_submission({self, "--rules", "course"}, {});
  EXPECT_TRUE(named.names_simulator);
  EXPECT_EQ(named.problem, "");
  const Submission behind = one_submission({"/usr/bin/env", self}, {});
  EXPECT_TRUE(behind.names_simulator);
  add("solution");
  EXPECT_FALSE(one_submission({given() + "/solution"}, {}).names_simulator);
}

TEST_F(Submissions, MayNotTurnOutToBeTheSimulator) {
  add("other");
  link(testing::kProgram, "solution");
  fs::copy_file(testing::kProgram, given() + "/copy");
  fs::create_directories(folder().path_of("named"));
  fs::copy_file(testing::kProgram, folder().path_of("named/flocking"));
  fs::permissions(folder().add("class/script", "#!/proc/self/exe --scenario\n"), fs::perms(0755));
  for (const Words& words :
       {Words{given() + "/solution"}, Words{given() + "/copy"},
        Words{folder().path_of("named/flocking")}, Words{"/usr/bin/env", given() + "/copy"}}) {
    const Submission one = one_submission(words, {});
    EXPECT_FALSE(one.names_simulator);
    EXPECT_EQ(one.problem, "it is the flocking simulator itself, not a program of the student's");
  }
  EXPECT_EQ(
      one_submission({given() + "/script"}, {}).problem,
      "its first line names '/proc/self/exe' as its interpreter, which is not a program of this "
      "system");
}

TEST_F(Submissions, AreWhatALauncherStarts) {
  const std::string text = [] {
    std::ostringstream read;
    read << std::ifstream(std::string(FLOCKING_TESTCASES) + "/../flocking").rdbuf();
    return read.str();
  }();
  fs::permissions(folder().add("tree/flocking", text), fs::perms(0755));
  fs::create_directories(folder().path_of("tree/build/release"));
  const std::string program = folder().path_of("tree/build/release/flocking");
  fs::create_symlink(fs::read_symlink("/proc/self/exe"), program);
  const std::string script = folder().path_of("tree/flocking");
  const Submission one = one_submission({script, "--rules", "course"}, {});
  EXPECT_TRUE(one.names_simulator);
  EXPECT_EQ(one.problem, "");
  EXPECT_TRUE(fs::equivalent(one.command.executable, program));
  EXPECT_EQ(one.command.arguments, (Words{script, "--rules", "course"}));
}

TEST_F(Submissions, MayNotLeadOutOfTheirFolders) {
  add("theirs");
  static_cast<void>(folder().add("reference/solution", "#!/bin/sh\n"));
  fs::permissions(folder().path_of("reference/solution"), fs::perms(0755));
  fs::create_directories(given() + "/bob");
  fs::create_symlink("../../reference/solution", given() + "/bob/solution");
  fs::create_symlink("../theirs", given() + "/bob/also");
  fs::create_symlink("/bin/sh", given() + "/bob/system");
  for (const Words& words : {Words{given() + "/bob/solution"}, Words{given() + "/bob/also"},
                             Words{"sh", given() + "/bob/solution"}}) {
    EXPECT_THAT(one_submission(words, {}).problem, ::testing::HasSubstr("leads out of its folder"));
  }
  fs::create_symlink("theirs", given() + "/inside");
  for (const char* fine : {"/theirs", "/inside", "/bob/system"}) {
    EXPECT_EQ(one_submission({given() + fine}, {}).problem, "") << fine;
  }
}

TEST_F(Submissions, DoNotSeeTheSimulatorBesideThem) {
  fs::create_directories(given() + "/bob/lib");
  add("bob/solution");
  const std::string solution = given() + "/bob/solution";
  EXPECT_EQ(one_submission({solution}, {}).problem, "");
  EXPECT_EQ(one_submission({solution}, {}, true).command.masked, Words());
  const std::string copy = fs::canonical(given() + "/bob/lib").string() + "/flocking";
  fs::copy_file(testing::kProgram, copy);
  const Submission masked = one_submission({solution}, {}, true);
  EXPECT_EQ(masked.problem, "");
  EXPECT_EQ(masked.command.masked, Words{copy});
  fs::create_hard_link(copy, copy + "-2");
  EXPECT_EQ(one_submission({solution}, {}, true).command.masked.size(), 2U);
}

TEST_F(Submissions, AreRefusedBesideTheSimulatorWhereNothingCanBeHidden) {
  fs::create_directories(given() + "/bob/lib");
  add("bob/solution");
  fs::copy_file(testing::kProgram, given() + "/bob/lib/flocking");
  EXPECT_EQ(one_submission({given() + "/bob/solution"}, {}, false).problem,
            "its folder contains a copy of flocking (lib/flocking), which the program could call, "
            "and this sandbox cannot hide it. Move the program to a separate folder");
}

TEST_F(Submissions, MayBeOneByItsCommand) {
  add("solution");
  const Submission one = one_submission({given() + "/solution", "-x", ""}, {});
  EXPECT_EQ(one.name, given() + "/solution");
  EXPECT_EQ(one.problem, "");
  EXPECT_EQ(one.command.arguments.size(), 3U);
  EXPECT_EQ(one_submission({given() + "/no"}, {}).problem, "there is no such file");
  EXPECT_THROW(one_submission({}, {}), UsageError);
}

}  // namespace
}  // namespace flocking::grade
