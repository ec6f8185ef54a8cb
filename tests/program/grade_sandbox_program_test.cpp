// Tests what a submission can see and access inside of namespaces, by its kept output.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "support/grading_place.h"

namespace flocking::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;

class GradeInNamespaces : public ::testing::Test {
 protected:
  void SetUp() override {
    place_.add_case("a", 1);
    place_.add_script("class/right", kRightScript);
    fs::permissions(place_.path_of("class"), fs::perms(0755));
    const ProcessResult result = place_.grade({"--sandbox", "full", "--", "class/right"});
    if (result.exit_status == 3) GTEST_SKIP() << result.error;
  }
  /// Returns the output of a script that is graded as a submission; it is run twice.
  [[nodiscard]] std::string printed(const std::string& script, const Words& more = {}) const {
    place_.add_script("class/asks", script);
    place_.add_case("b", 1);
    Words words = {"--sandbox",     "full",  "--keep",          "kept",
                   "--submissions", "class", "--process-limit", "8"};
    words.insert(words.end(), more.begin(), more.end());
    const ProcessResult result = place_.grade(words);
    EXPECT_EQ(result.exit_status, 1) << result.error;
    const std::string text = place_.folder().text_of("kept/asks/a.out");
    EXPECT_EQ(text, place_.folder().text_of("kept/asks/b.out"));
    return text;
  }
  [[nodiscard]] const GradingPlace& place() const { return place_; }

 private:
  GradingPlace place_;
};

TEST_F(GradeInNamespaces, HidesCasesAndOthers) {
  static_cast<void>(place().folder().add("report.json", "precious\n"));
  const std::string text = printed(
      "echo cases:" + place().path_of("cases/*") + "\necho class:" + place().path_of("class/*") +
          "\ncat " + place().path_of("report.json") + " 2>/dev/null || echo no report\n",
      {"--report", "json=report.json"});
  EXPECT_THAT(text, Not(HasSubstr("a.out")));
  EXPECT_THAT(text, Not(HasSubstr("a.in")));
  EXPECT_THAT(text, HasSubstr("no report\n"));
  EXPECT_THAT(text, Not(HasSubstr("right")));
  EXPECT_THAT(text, Not(HasSubstr("precious")));
}

TEST_F(GradeInNamespaces, HidesAnswersThatAreLinks) {
  const std::string answer = place().folder().text_of("cases/a.out");
  static_cast<void>(place().folder().add("course/answers/a.out", answer));
  fs::remove(place().path_of("cases/a.out"));
  fs::create_symlink("../course/answers/a.out", place().path_of("cases/a.out"));
  place().add_script("course/reads", "exec cat \"${0%/*}/answers/a.out\"\n");
  EXPECT_EQ(place()
                .grade({"--sandbox", "full", "--process-limit", "4", "--", "course/reads"})
                .exit_status,
            1);
}

// Each file next to a copy of the simulator is shown separately.
TEST_F(GradeInNamespaces, ShowsMorePathsThanACommandLineCanHold) {
  std::string deep = "mine";
  for (int i = 0; i < 18; ++i) deep += '/' + std::string(200, 'd');
  for (int i = 0; i < 60; ++i) {
    static_cast<void>(place().folder().add(deep + "/file" + std::to_string(i), ""));
  }
  fs::copy_file(kProgram, place().path_of(deep + "/copy"));
  place().add_script("mine/run", kRightScript);
  // The kernel allows a quarter of the stack for arguments.
  Words command = {"/bin/sh", "-c", "ulimit -s 1024 && exec \"$@\"", "sh"};
  for (const std::string& word :
       place().grade_command({"--sandbox", "full", "--wall-limit", "60", "--", "mine/run"})) {
    command.push_back(word);
  }
  const ProcessResult result = Process(command).finish();
  EXPECT_EQ(result.exit_status, 0) << result.output << result.error;
}

// An older explanation, too, contains reasons why a program fails.
TEST_F(GradeInNamespaces, HidesExplanationsBesideTheProgram) {
  static_cast<void>(place().folder().add("mine/why.txt", "precious\n"));
  place().add_script("mine/peeks",
                     std::string("[ -r \"${0%/*}/why.txt\" ] && exit 7\n") + kRightScript);
  const ProcessResult result =
      place().grade({"--sandbox", "full", "--explain", "text=mine/why.txt", "--", "mine/peeks"});
  EXPECT_EQ(result.exit_status, 0) << result.output << result.error;
}

TEST_F(GradeInNamespaces, GivesAPrivateAndEmptyTmp) {
  EXPECT_EQ(printed("cd \"$TMPDIR\" && pwd\n[ -e mark ] && echo seen\necho x >mark\n"
                    "[ -e mark ] && echo written\n[ -e /tmp/mark ] && echo here\n"),
            "/tmp\nwritten\nhere\n");
  EXPECT_FALSE(fs::exists("/tmp/mark"));
}

TEST_F(GradeInNamespaces, GivesAReadOnlySystem) {
  EXPECT_EQ(
      printed("for folder in / /etc /usr /var " + place().path_of("class") +
              "; do (echo x >$folder/mark) 2>/dev/null && echo wrote $folder; done; echo end\n"),
      "end\n");
}

TEST_F(GradeInNamespaces, GivesACleanEnvironmentAndNoDescriptors) {
  const std::string text = printed("env | sort | sed 's/=.*//'\nls /proc/self/fd\n");
  EXPECT_EQ(text, "HOME\nLANG\nPATH\nPWD\nTMPDIR\n0\n1\n2\n3\n");
}

// The launcher's process is named after the number of its file descriptor.
TEST_F(GradeInNamespaces, HasNoOtherProcessesAndNoNetwork) {
  EXPECT_EQ(printed("for process in /proc/[0-9]*; do read -r name <$process/comm\n"
                    "case $name in asks | [0-9]*) ;; *) echo $name ;; esac; done\n"
                    "while read -r line; do echo \"${line%%[!a-zA-Z]*}\"; done </proc/net/route\n"),
            "Iface\n");
}

TEST_F(GradeInNamespaces, RefusesAForkByDefault) {
  place().add_script("forks", std::string(kRightScript) + "sleep 0 || exit 7\n");
  EXPECT_THAT(place().report("csv", "./forks", {"--sandbox", "full"}),
              HasSubstr("\"a\",RTE,\"exit status "));
}

// Like the scripts of version managers: it starts further processes before it becomes the
// interpreter.
constexpr const char* kStandIn =
    "#!/bin/sh\nroot=$(dirname \"$(dirname \"$0\")\")\n"
    "sleep 0.01\nexec \"$root/versions/3/bin/${0##*/}\" \"$@\"\n";
constexpr const char* kPythonScript =
    "import sys\nlines = sys.stdin.read().split('\\n')\n"
    "x, y, vx, vy = map(float, lines[1].split())\nfor line in lines[2:]:\n"
    "    if line:\n        x += vx * float(line)\n"
    "        print('%.3f %.3f %.3f %.3f' % (x, y, vx, vy))\n";

TEST(GradeStandIns, AreNotWhatRuns) {
  const std::string python = "/usr/bin/python3";
  if (!fs::exists(python)) GTEST_SKIP() << "no " << python;
  const GradingPlace place;
  place.add_case("a", 1);
  fs::permissions(place.folder().add("manager/shims/python3", kStandIn), fs::perms(0755));
  fs::create_directories(place.path_of("manager/versions/3/bin"));
  fs::create_symlink(python, place.path_of("manager/versions/3/bin/python3"));
  static_cast<void>(place.folder().add("solution.py", kPythonScript));
  fs::permissions(
      place.folder().add("solution", std::string("#!/usr/bin/env python3\n") + kPythonScript),
      fs::perms(0755));
  const Words surroundings = {"PATH=" + place.path_of("manager/shims") + ":/usr/bin:/bin"};
  for (const Words& submission : {Words{"python3", "solution.py"}, Words{"./solution"}}) {
    Words words = {"--report", "csv", "--"};
    words.insert(words.end(), submission.begin(), submission.end());
    EXPECT_THAT(place.grade(words, surroundings).output, HasSubstr(",AC,")) << submission.front();
  }
}

}  // namespace
}  // namespace flocking::testing
