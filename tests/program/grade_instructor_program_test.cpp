// Mistakes of the person who wrote the cases or started the grader. They are reported before any
// program runs, with exit status 3, so that no student's grade suffers.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

class GradeInstructor : public ::testing::Test {
 protected:
  GradeInstructor() {
    place_.add_case("a", 1);
    place_.add_case("deep/b", 3);
    place_.add_script("right", kRightScript);
    // This file would show that the program was run.
    place_.add_script("class/anna", "touch was_run\n");
  }
  [[nodiscard]] const GradingPlace& place() const { return place_; }
  void add(const std::string& name, const std::string& text) const {
    static_cast<void>(place_.folder().add(name, text));
  }

  // Expects that a program, a class and an explanation are all refused with the same message,
  // because of the cases.
  void refuses_cases(const std::string& message) const {
    const std::string error = "flocking: error: " + message + "\n";
    for (const Words& words : {Words{"--report", "csv", "--", "./right"},
                               Words{"--report", "csv=r.csv", "--submissions", "class"}}) {
      const ProcessResult result = place_.grade(words);
      EXPECT_EQ(result.exit_status, 3);
      EXPECT_EQ(result.output, "");
      EXPECT_EQ(result.error, error);
    }
    EXPECT_FALSE(fs::exists(place_.path_of("r.csv")));
    const ProcessResult explained =
        place_.flocking({"explain", "--cases", "cases", "--", "./right"});
    EXPECT_EQ(explained.exit_status, 3);
    EXPECT_EQ(explained.error, error);
  }

  void refuses(const Words& flags, const std::string& message) const {
    Words words = flags;
    words.insert(words.end(), {"--", "./right"});
    const ProcessResult result = place_.grade(words);
    EXPECT_EQ(result.exit_status, 3);
    EXPECT_EQ(result.output, "");
    EXPECT_EQ(result.error, "flocking: error: " + message + "\n");
  }

 private:
  GradingPlace place_;
};

std::string cannot_judge(const std::string& count, const std::string& lines) {
  return count + " of the cases cannot be used for judging; nothing was run\n" + lines +
         "correct them; the simulator computes the answer of a case without one";
}

TEST_F(GradeInstructor, HasAnswersOfOtherKinds) {
  const std::string answer = place().path_of("cases/a.out");
  const auto refused = [&](const std::string& found) {
    refuses_cases(cannot_judge("a file", "  cases/a.out: expected a file, found " + found + "\n"));
    fs::remove(answer);
  };
  fs::remove(answer);
  ASSERT_EQ(mkfifo(answer.c_str(), 0666), 0);
  refused("a FIFO");
  fs::create_directory(answer);
  refused("a folder");
  fs::create_symlink("/dev/zero", answer);
  refused("a device");
  fs::create_symlink("nowhere", answer);
  refused("a link that leads nowhere");
}

TEST_F(GradeInstructor, HasInputsOfOtherKinds) {
  ASSERT_EQ(mkfifo(place().path_of("cases/c.in").c_str(), 0666), 0);
  fs::create_symlink("nowhere", place().path_of("cases/d.in"));
  fs::create_directory(place().path_of("cases/e.in"));
  refuses_cases(cannot_judge("3 files",
                             "  cases/c.in: expected a file, found a FIFO\n"
                             "  cases/d.in: expected a file, found a link that leads nowhere\n"
                             "  cases/e.in: expected a file, found a folder\n"));
  const ProcessResult package = place().flocking({"package", "--out", "p", "--cases", "cases"});
  EXPECT_EQ(package.exit_status, 3);
  EXPECT_THAT(package.error, HasSubstr("cases/c.in: expected a file, found a FIFO\n"));
}

TEST_F(GradeInstructor, HasAnswersToSomethingElse) {
  add("cases/a.out", "1.000 0.000 1.000 0.000\n2.000 0.000 one 0.000\n");
  add("cases/deep/b.out", "1.000 0.000 1.000 0.000\n\n");
  add("cases/deep/c.in", "1 2 3\n");
  refuses_cases(cannot_judge(
      "3 files",
      "  cases/a.out:2:13: expected a number for vx of agent 0 after step 2, found 'one'\n"
      "  cases/deep/b.out:3:1: expected 2 lines (1 agent, 2 steps), found 1\n"
      "  cases/deep/c.in:1:6: expected r_a (alignment radius), found the end of the input\n"));
}

TEST_F(GradeInstructor, HasInputsThatTheSimulatorRefuses) {
  add("cases/c.in", "0 0 0 0 0 0 0 1\n0 0 7 0\n1\nset masss 3\n1\n");
  refuses_cases(
      "the case c has no answer and cannot be simulated: cases/c.in:4:5: unknown setting 'masss'; "
      "did you mean mass?\nset masss 3\n    ^~~~~");
}

TEST_F(GradeInstructor, HasNoCases) {
  fs::remove_all(place().path_of("cases"));
  fs::create_directory(place().path_of("cases"));
  refuses_cases("--cases cases: it contains no NAME.in");
}

TEST_F(GradeInstructor, HasWrongSettingsOfCases) {
  add("cases/cases.toml", "weight = 2\nweigth = 3\n");
  refuses_cases(
      "cases/cases.toml:2:1: weigth: there is no setting 'weigth' of cases; did you mean weight?\n"
      "weigth = 3\n^~~~~~");
  add("cases/cases.toml", "weight = \"two\"\n");
  refuses_cases(
      "cases/cases.toml:1:1: weight: expected a number of at least 0, found 'two'\n"
      "weight = \"two\"\n^~~~~~");
  add("cases/cases.toml", "[case.b]\nweight = 2\n");
  refuses_cases("cases/cases.toml:1:1: there is no case 'b' in its folder");
  add("cases/cases.toml", "weight = [[" + std::string(100'000, '[') + "\n");
  EXPECT_THAT(place().grade({"--", "./right"}).error,
              HasSubstr("cases/cases.toml:1:73: expected tables and lists at most 64 levels deep"));
}

TEST_F(GradeInstructor, HasNowhereToWrite) {
  const std::string no_folder = ": cannot open for writing: No such file or directory";
  fs::create_directory(place().path_of("folder"));
  refuses({"--report", "junit=no/x.xml"}, "--report junit=no/x.xml" + no_folder);
  refuses({"--report", "csv", "--report", "json=folder"},
          "--report json=folder: cannot open for writing: Is a directory");
  refuses({"--explain", "text=/proc/x"}, "--explain text=/proc/x" + no_folder);
  refuses({"--keep", "right"}, "--keep right: cannot make this folder: Not a directory");
  refuses({"--replays", "/proc/x"},
          "--replays /proc/x: cannot make this folder: No such file or directory");
  refuses({"--keep", "/proc"}, "--keep /proc/.flocking" + no_folder);
}

TEST_F(GradeInstructor, MayWriteNothing) {
  if (geteuid() == 0) GTEST_SKIP() << "root may write anywhere";
  fs::create_directory(place().path_of("folder"));
  fs::permissions(place().path_of("folder"), fs::perms(0555));
  const std::string denied = ": cannot open for writing: Permission denied";
  refuses({"--report", "csv=folder/x"}, "--report csv=folder/x" + denied);
  refuses({"--keep", "folder"}, "--keep folder/.flocking" + denied);
}

TEST_F(GradeInstructor, FindsThePlaceAsItWas) {
  add("r.csv", "old");
  add("r.csv.part-flocking", "of a grader that was killed");
  add("kept/.flocking.part-flocking", "");
  const ProcessResult result =
      place().grade({"--report", "csv=r.csv", "--keep", "kept", "--", "./missing"});
  EXPECT_EQ(result.exit_status, 1) << result.error;
  EXPECT_THAT(place().folder().text_of("r.csv"), HasSubstr("\"./missing\""));
  EXPECT_FALSE(fs::exists(place().path_of("r.csv.part-flocking")));
  EXPECT_TRUE(fs::is_empty(place().path_of("kept")));
}

TEST_F(GradeInstructor, LetsFilesGrowTooLittle) {
  const auto limited = [&](const std::string& blocks, const Words& more) {
    Words command = {"/bin/sh", "-c", "ulimit -f " + blocks + "; exec \"$@\"", "sh"};
    const Words grade = place().grade_command(more);
    command.insert(command.end(), grade.begin(), grade.end());
    return Process(command).finish();
  };
  const ProcessResult none = limited("0", {"--report", "csv=r.csv", "--", "./right"});
  EXPECT_EQ(none.exit_status, 3);
  EXPECT_EQ(none.output, "");
  EXPECT_EQ(none.error,
            "flocking: error: ulimit -f allows files of 0 bytes, but grading these cases needs "
            "files of 1048576 bytes; raise it with ulimit -f unlimited\n");
}

TEST_F(GradeInstructor, WritesOverNoCase) {
  fs::create_symlink("cases/a.in", place().path_of("link"));
  for (const char* file : {"cases/a.out", "link"}) {
    const ProcessResult result =
        place().grade({"--report", std::string("csv=") + file, "--", "./right"});
    EXPECT_EQ(result.exit_status, 2);
    EXPECT_EQ(result.error,
              std::string("flocking: error: --report csv=") + file +
                  ": this is a file of the cases; give another file\nTry 'flocking grade "
                  "--help'.\n");
  }
  EXPECT_EQ(place().grade({"--", "./right"}).exit_status, 0);
}

TEST_F(GradeInstructor, WritesOverNothingOfTheClass) {
  place().add_script("students/anna/run", kRightScript);
  static_cast<void>(place().folder().add("roster.csv", "name\nanna\n"));
  static_cast<void>(place().folder().add("cases/cases.toml", "weight = 2\n"));
  const auto refusal = [&](const Words& reports) {
    Words words = {"--submissions", "students", "--roster", "roster.csv"};
    words.insert(words.end(), reports.begin(), reports.end());
    const ProcessResult result = place().grade(words);
    EXPECT_EQ(result.exit_status, 2) << result.output;
    return result.error.substr(0, result.error.find('\n'));
  };
  const std::string error = "flocking: error: ";
  const std::string advice = "; give another file";
  EXPECT_EQ(refusal({"--report", "csv=students/anna/run"}),
            error + "--report csv=students/anna/run: this is a file of the submissions" + advice);
  EXPECT_EQ(refusal({"--explain", "text=roster.csv"}),
            error + "--explain text=roster.csv: this is the roster" + advice);
  EXPECT_EQ(refusal({"--report", "text=cases/cases.toml"}),
            error + "--report text=cases/cases.toml: this is a file of the cases" + advice);
  EXPECT_EQ(refusal({"--report", "csv=one", "--explain", "json=./one"}),
            error + "--explain json=./one: this is the file of --report csv=one too" + advice);
  EXPECT_EQ(place().folder().text_of("students/anna/run"),
            std::string("#!/bin/sh\n") + kRightScript);
  for (const char* place_of_both : {"/dev/null", "/dev/stderr"}) {
    const ProcessResult both =
        place().grade({"--submissions", "students", "--report", std::string("csv=") + place_of_both,
                       "--report", std::string("tap=") + place_of_both});
    EXPECT_EQ(both.exit_status, 0) << both.error;
  }
}

// The reader of one report may close it early; the other reports must still be complete.
TEST_F(GradeInstructor, MayReadNoMoreOfAReport) {
  place().add_script("wrong", kWrongScript);
  Words command = {"/bin/sh", "-c", "{ \"$@\"; echo $? >&2; } | true", "sh"};
  const Words grade = place().grade_command(
      {"--report", "html", "--report", "csv=r.csv", "--explain", "text=why.txt", "--", "./wrong"});
  command.insert(command.end(), grade.begin(), grade.end());
  const ProcessResult result = Process(command).finish();
  EXPECT_EQ(result.error, "1\n");
  EXPECT_THAT(place().folder().text_of("r.csv"), HasSubstr("\"a\",WA,"));
  EXPECT_THAT(place().folder().text_of("why.txt"), HasSubstr("./wrong"));
}

}  // namespace
}  // namespace flocking::testing
