// Runs the grader like a user: verdicts, exit statuses, messages about wrong arguments.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "support/grading_place.h"
#include "support/process.h"

namespace flocking::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class GradeProgram : public ::testing::Test {
 protected:
  GradeProgram() {
    place_.add_case("a", 1);
    place_.add_case("deep/b", 3);
    place_.add_script("right", kRightScript);
    place_.add_script("wrong", kWrongScript);
  }
  [[nodiscard]] const GradingPlace& place() const { return place_; }
  [[nodiscard]] ProcessResult grade(const Words& more, const Words& variables = {}) const {
    return place_.grade(more, variables);
  }

  void refuses(const Words& arguments, const std::string& message) const {
    const ProcessResult result = grade(arguments);
    EXPECT_EQ(result.exit_status, 2);
    EXPECT_EQ(result.output, "");
    EXPECT_EQ(result.error, "flocking: error: " + message + "\nTry 'flocking grade --help'.\n");
  }

 private:
  GradingPlace place_;
};

TEST_F(GradeProgram, PassesWhatIsRight) {
  const ProcessResult result = grade({"--sandbox", "limits", "--", "./right"});
  EXPECT_EQ(result.exit_status, 0) << result.error;
  EXPECT_EQ(result.error, "");
  EXPECT_EQ(
      without_measures(result.output),
      "flocking 0.1.0, started #\nsubmission: ./right\n\n"
      "  case  CPU  wall  memory  points\n"
      "AC  a  #  #  #  1/1  largest error 0 of 0.001 allowed\n"
      "AC  deep/b  #  #  #  1/1  largest error 0 of 0.001 allowed\n\n"
      "answers follow course (2 of 2 cases; course-tests: 2)\n"
      "sandbox: limits, filters, landlock; processor time of each process, traced until it ends\n"
      "WARNING: the sandbox is missing namespaces (not wanted): submissions can list this "
      "machine's files and processes, but not read them\n"
      "WARNING: the sandbox is missing cgroup (not wanted): memory is sampled every few "
      "milliseconds instead of counted by the kernel\n"
      "2 of 2 cases pass, 2 of 2 points, graded in #\n");
}

// With this many agents, the simulator would use all processors; the grader allows one process.
TEST_F(GradeProgram, PassesTheSimulatorItself) {
  std::string crowd = "1.5 1 1 2 1 1 1 12000\n";
  for (int i = 0; i < 12000; ++i) {
    crowd += std::to_string(i % 120) + " " + std::to_string(i / 120) + " 0 1\n";
  }
  static_cast<void>(place().folder().add("cases/crowd.in", crowd + "0.1\n0.1\n"));
  for (const Words& threads : {Words{}, Words{"--threads", "8"}}) {
    Words words = {"--sandbox", "limits", "--", kProgram};
    words.insert(words.end(), threads.begin(), threads.end());
    const ProcessResult result = grade(words);
    EXPECT_EQ(result.exit_status, 0) << result.output << result.error;
    EXPECT_THAT(result.output, HasSubstr("3 of 3 cases pass"));
  }
}

TEST_F(GradeProgram, FailsWhatIsWrongWithItsFirstDifference) {
  const ProcessResult result = grade({"--", "./wrong"});
  EXPECT_EQ(result.exit_status, 1) << result.error;
  EXPECT_THAT(without_measures(result.output),
              HasSubstr("WA  a  #  #  #  0/1\n"
                        "  step 2, agent 0, vx: expected 1.000, found 1.500, off by 0.5 (line 2, "
                        "column 13 of the output)\n"
                        "  1 of 8 values differs, largest error 0.5 at step 2, agent 0, vx\n"
                        "  input:\n  | 0 0 0 0 0 0 0 1\n  | 0 0 1 0\n  | 1\n  | 1\n"));
  EXPECT_THAT(result.output, HasSubstr("\n0 of 2 cases pass, 0 of 2 points, graded in "));
}

TEST_F(GradeProgram, SaysOnceThatNothingCanBeStarted) {
  place().add_script("no_interpreter", "");
  static_cast<void>(place().folder().add("no_interpreter", "#!/no/such/shell\n"));
  static_cast<void>(place().folder().add("plain", "#!/bin/sh\n"));
  const std::vector<std::pair<std::string, std::string>> causes = {
      {"./missing", "there is no such file"},
      {"right", "there is no such command; did you mean ./right?"},
      {"./cases", "it is a folder; give the path of the program in it"},
      {"./plain",
       "it is not executable; run chmod +x, or write its interpreter first, such as python3"},
      {"./no_interpreter",
       "its first line names an interpreter that cannot be run: '/no/such/shell'"}};
  for (const auto& [program, cause] : causes) {
    const ProcessResult result = grade({"--", program});
    EXPECT_EQ(result.exit_status, 1) << result.error;
    EXPECT_THAT(result.output, HasSubstr("submission: " + program + "\n\ncannot start: " + cause +
                                         "; its 2 cases were not run\n\nanswers follow "));
  }
}

TEST_F(GradeProgram, TellsEndsByStatusAndSignalSlow) {
  place().add_script("fails", std::string(kRightScript) + "exit 3\n");
  place().add_script("dies", "kill -SEGV $$\n");
  place().add_script("sleeps", "exec sleep 20\n");
  place().add_script("spins", "while :; do :; done\n");
  place().add_script("talks", "while :; do echo 1.000 2.000 3.000 4.000; done\n");
  place().add_script("forks", std::string(kRightScript) + "sleep 0 || exit 7\n");
  const auto csv = [&](const std::string& name, const Words& limits = {}) {
    return place().report("csv", "./" + name, limits);
  };
  EXPECT_THAT(csv("fails"), HasSubstr("\"a\",RTE,\"exit status 3\",0,1,"));
  EXPECT_THAT(csv("dies"), HasSubstr("\"a\",RTE,\"signal 11 (SIGSEGV)\",0,1,"));
  EXPECT_THAT(csv("sleeps", {"--wall-limit", "0.6"}),
              HasSubstr("\"a\",TLE,\"more than 0.6 s of wall time\",0,1,"));
  // The wall limit is long enough, even if the machine is busy.
  EXPECT_THAT(csv("spins", {"--time-limit", "0.3", "--wall-limit", "60"}),
              HasSubstr("\"a\",TLE,\"more than 0.3 s of CPU time\",0,1,"));
  EXPECT_THAT(csv("talks", {"--output-limit", "0.5", "--wall-limit", "60"}),
              HasSubstr("\"a\",OLE,\"more than 0.5 MiB of output\",0,1,"));
  EXPECT_THAT(csv("forks"), HasSubstr("\"a\",RTE,\"exit status "));
  const Words more = {"--process-limit", "8"};
  EXPECT_THAT(place().report("csv", "./forks", more), HasSubstr("\"a\",AC,\"\",1,1,"));
}

TEST_F(GradeProgram, RefusesWrongArguments) {
  const std::string formats =
      "text, markdown, html, json, junit, tap, github, codequality, gradescope, "
      "classroom50, csv, gradebook, canvas, moodle, brightspace, blackboard, sakai";
  const std::string least = "expected a number of at least 0, found ";
  const std::vector<std::pair<Words, std::string>> wrong = {
      {{}, "nothing to grade; give a program after --, or a class with --submissions DIR"},
      {{"--"}, "nothing to grade; give a program after --, or a class with --submissions DIR"},
      {{"./right"},
       "unexpected argument './right'; write -- before a program: flocking grade -- ./right"},
      {{"--submissions", ".", "--", "x"},
       "--submissions cannot be combined with a program after --"},
      {{"--layout", "canvas", "--", "x"},
       "--layout is for a class; give one with --submissions PLACE, or leave out this flag"},
      {{"--cache", "x", "--", "x"},
       "--cache is for a class; give one with --submissions PLACE, or leave out this flag"},
      {{"--resume", "--", "x"},
       "--resume is for a class; give one with --submissions PLACE, or leave out this flag"},
      {{"--lines", "--explain", "text", "--", "./right"},
       "--lines is for a class; give one with --submissions PLACE, or leave out this flag"},
      {{"--lines", "--submissions", "x"},
       "--lines names lines of programs that are explained; add --explain text"},
      {{"--since", "r.json", "--", "x"},
       "--since is for a class; give one with --submissions PLACE, or leave out this flag"},
      {{"--jobs", "0", "--", "x"}, "--jobs: expected a whole number from 1 to 1024, found '0'"},
      {{"-j", "2.5", "--", "x"}, "--jobs: expected a whole number from 1 to 1024, found '2.5'"},
      {{"-j", "1025", "--", "x"}, "--jobs: expected a whole number from 1 to 1024, found '1025'"},
      {{"--repeat", "0", "--", "x"},
       "--repeat: expected a whole number from 1 to 1000000000, found '0'"},
      {{"--points", "-1", "--", "x"}, "--points: " + least + "'-1'"},
      {{"--points", "nan", "--", "x"}, "--points: " + least + "'nan'"},
      {{"--points", "inf", "--", "x"}, "--points: " + least + "'inf'"},
      {{"--rules", "book", "--", "x"}, "--rules: expected course or course-tests, found 'book'"},
      {{"--sandbox", "fulll", "--", "x"},
       "--sandbox: expected one of: auto, full, limits, none, found 'fulll'; did you mean full?"},
      {{"--require-sandbox", "limits,cgrop", "--", "x"},
       "--require-sandbox: expected one of: limits, filters, landlock, namespaces, cgroup, found "
       "'cgrop'; did you "
       "mean cgroup?"},
      {{"--disclose", "al", "--", "x"},
       "--disclose: expected one of: full, difference, verdict, found 'al'"},
      {{"--shard", "1", "--", "x"}, "--shard: expected I/N such as 1/4, found '1'"},
      {{"--shard", "3/2", "--", "x"}, "--shard: expected a whole number from 1 to 2, found '3'"},
      {{"--shard", "0/2", "--", "x"}, "--shard: expected a whole number from 1 to 2, found '0'"},
      {{"--report", "jsn", "--", "x"},
       "--report: expected one of: " + formats + ", found 'jsn'; did you mean json?"},
      {{"--report", "json=", "--", "x"}, "--report json=: expected the name of a file after ="},
      {{"--reprot", "json", "--", "x"}, "unknown option '--reprot'; did you mean --report?"}};
  for (const auto& [arguments, message] : wrong) refuses(arguments, message);
}

TEST_F(GradeProgram, RefusesWrongLimits) {
  const std::string least = "expected a number of at least 0, found ";
  const std::string above = "expected a number above 0, found ";
  const std::vector<std::pair<Words, std::string>> wrong = {
      {{"--abs-tolerance", "-1", "--", "x"}, "--abs-tolerance: " + least + "'-1'"},
      {{"--rel-tolerance", "1e", "--", "x"}, "--rel-tolerance: " + least + "'1e'"},
      {{"--time-limit", "0", "--", "x"}, "--time-limit: " + above + "'0'"},
      {{"--wall-limit", "x", "--", "x"}, "--wall-limit: " + above + "'x'"},
      {{"--memory-limit", "-5", "--", "x"}, "--memory-limit: " + above + "'-5'"},
      {{"--output-limit", "1 2", "--", "x"}, "--output-limit: " + above + "'1 2'"},
      {{"--process-limit", "1.5", "--", "x"},
       "--process-limit: expected a whole number of at least 1, found '1.5'"}};
  for (const auto& [arguments, message] : wrong) refuses(arguments, message);
}

TEST_F(GradeProgram, RefusesEmptyValues) {
  const std::vector<std::pair<Words, std::string>> wrong = {
      {{"--time-limit", "", "--", "./right"}, "--time-limit: expected a number above 0, found ''"},
      {{"--points", "", "--", "./right"}, "--points: expected a number of at least 0, found ''"},
      {{"--shard", "", "--", "./right"}, "--shard: expected I/N such as 1/4, found ''"},
      {{"--keep", "", "--", "./right"}, "--keep: expected a folder name, found ''"},
      {{"--submissions", ""}, "--submissions: expected a folder name, found ''"}};
  for (const auto& [arguments, message] : wrong) refuses(arguments, message);
}

TEST_F(GradeProgram, RefusesAPartWithoutASubmission) {
  const ProcessResult result = grade({"--shard", "2/2", "--", "./right"});
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_EQ(result.output, "");
  EXPECT_EQ(result.error,
            "flocking: error: --shard 2/2: this shard contains no submission; there is 1 in all\n");
  EXPECT_EQ(grade({"--shard", "1/2", "--", "./right"}).exit_status, 0);
}

TEST_F(GradeProgram, NamesAClassReportForOneOnlyBeforeItGrades) {
  const ProcessResult result =
      grade({"--submissions", ".", "--report", "gradescope", "--report", "csv=grades.csv"});
  EXPECT_EQ(result.exit_status, 2);
  EXPECT_EQ(result.error,
            "flocking: error: --report gradescope: the format is for one submission, and there are "
            "3; give a folder with a single submission\nTry 'flocking grade --help'.\n");
}

TEST_F(GradeProgram, NamesWhatIsNotThere) {
  const ProcessResult cases = grade({"--cases", "nowhere", "--", "./right"});
  EXPECT_EQ(cases.exit_status, 3);
  EXPECT_EQ(cases.error, "flocking: error: --cases nowhere: there is no such folder\n");
  std::filesystem::create_directory(place().path_of("empty"));
  const ProcessResult empty = grade({"--cases", "empty", "--", "./right"});
  EXPECT_EQ(empty.exit_status, 3);
  EXPECT_EQ(empty.error, "flocking: error: --cases empty: it contains no NAME.in\n");
  const ProcessResult no_entries = grade({"--submissions", "empty"});
  EXPECT_EQ(no_entries.exit_status, 3);
  EXPECT_EQ(no_entries.error,
            "flocking: error: --submissions empty: there is nothing in it to grade\n");
  const ProcessResult nowhere = grade({"--submissions", "nowhere"});
  EXPECT_EQ(nowhere.exit_status, 3);
  EXPECT_EQ(nowhere.error,
            "flocking: error: --submissions nowhere: cannot read the folder: No such file or "
            "directory\n");
}

TEST_F(GradeProgram, NamesTheLineOfAWrongCasesFile) {
  static_cast<void>(place().folder().add("cases/cases.toml", "weight = 2\nweigth = 3\n"));
  const ProcessResult result = grade({"--", "./right"});
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_EQ(result.error,
            "flocking: error: cases/cases.toml:2:1: weigth: there is no setting 'weigth' of cases; "
            "did you mean weight?\nweigth = 3\n^~~~~~\n");
}

TEST_F(GradeProgram, IsTheGradersFaultWhenAnAnswerIsNone) {
  static_cast<void>(place().folder().add("cases/c.in", "0 0 0 0 0 0 0 1\n0 0 1 0\n1\n"));
  static_cast<void>(place().folder().add("cases/c.out", "one two three four\n"));
  const ProcessResult result = grade({"--report", "csv", "--", "./right"});
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_EQ(result.output, "");
  EXPECT_THAT(result.error, HasSubstr("cases/c.out:1:1: expected a number for x of agent 0"));
}

TEST_F(GradeProgram, GradesWithNothingLessThanRequired) {
  const ProcessResult result =
      grade({"--sandbox", "limits", "--require-sandbox", "namespaces", "--", "./right"});
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_EQ(result.output, "");
  EXPECT_EQ(result.error, "flocking: error: the sandbox has no namespaces: not wanted\n");
  EXPECT_EQ(grade({"--require-sandbox", "limits", "--", "./right"}).exit_status, 0);
}

TEST_F(GradeProgram, AcceptsTheLimitInDecimals) {
  const auto judged = [&](const std::string& printed, const std::string& tolerance) {
    place().add_script("prints", "echo '" + printed + "'\n");
    return grade({"--cases", "one", "--abs-tolerance", tolerance, "--", "./prints"}).exit_status;
  };
  static_cast<void>(place().folder().add("one/c.in", "0 0 0 0 0 0 0 1\n0 0 1 0\n1\n"));
  static_cast<void>(place().folder().add("one/c.out", "1.234 0.000 -0.000 0.000\n"));
  EXPECT_EQ(judged("1.235 -0.000 0.000 0.000", "0.001"), 0);
  EXPECT_EQ(judged("1.235 -0.000 0.000 0.000", "0.0009"), 1);
  EXPECT_EQ(judged("1.234 -0.000 0.000 0.000", "0"), 0);
  EXPECT_EQ(judged("1.234 nan 0.000 0.000", "1000"), 1);
  EXPECT_EQ(judged("1e10 0.000 0.000 0.000", "1e10"), 0);
}

TEST_F(GradeProgram, JudgesTheLayoutOnlyWhenAsked) {
  place().add_script("windows",
                     "while read -r _; do :; done\nprintf '1.000 0.000 1.000 0.000\\r\\n"
                     "2.000 0.000 1.000 0.000\\r\\n'\n");
  EXPECT_THAT(place().report("csv", "./windows"), HasSubstr("\"a\",AC,\"\",1,1,"));
  EXPECT_THAT(place().report("csv", "./windows", {"--strict-format"}),
              HasSubstr("\"a\",PE,\"layout\",0,1,"));
}

}  // namespace
}  // namespace flocking::testing
