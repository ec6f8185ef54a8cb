// Tests the real program, from its start to its exit status.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cmath>
#include <string>

#include "support/process.h"

namespace flocking::testing {
namespace {

constexpr const char* kTwoAgents = "1 0 0 0 1 0 0 2\n0 0.5 0 0\n0 -0.5 0 0\n";
constexpr const char* kFirstStep = "0.000 0.484 0.000 -0.125\n0.000 -0.484 0.000 0.125\n";

TEST(Program, AnswersTheAssignmentsExample) {
  const ProcessResult result = run_flocking({}, std::string(kTwoAgents) + "0.125\n");
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(result.output, kFirstStep);
  EXPECT_EQ(result.error, "");
}

TEST(Program, KnowsWhatThePublishedAnswersDoDifferently) {
  const std::string input = "0 10 1 0 0 1 0 2\n0.01 0 0 0\n-0.01 0 0 0\n0.125\n";
  EXPECT_EQ(run_flocking({"--rules", "course-tests"}, input).output,
            "0.791 0.000 6.250 0.000\n-0.791 0.000 -6.250 0.000\n");
  EXPECT_EQ(run_flocking({"--rules", "course"}, input).output,
            "0.026 0.000 0.125 0.000\n-0.026 0.000 -0.125 0.000\n");
}

TEST(Program, PrintsAllStepsBeforeABadOne) {
  const ProcessResult result = run_flocking({}, std::string(kTwoAgents) + "0.125\n0,5\n0.125\n");
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_EQ(result.output, kFirstStep);
  EXPECT_EQ(result.error,
            "flocking: error: <stdin>:5:1: expected a number for time step 2, found '0,5': write a "
            "decimal point, and blanks between numbers\n0,5\n^~~\n");
}

TEST(Program, NamesThePlaceOfABadAgent) {
  const ProcessResult result = run_flocking({}, "1 0 0 0 1 0 0 2\n0 0.5 0 0\n0 0 nan 0\n0.125\n");
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_EQ(result.output, "");
  EXPECT_EQ(result.error,
            "flocking: error: <stdin>:3:5: expected vx of agent 1 (N is 2, the first agent is 0), "
            "found 'nan', which is not a finite number\n0 0 nan 0\n    ^~~\n");
}

TEST(Program, RefusesMoreAgentsThanMemoryHolds) {
  const ProcessResult result = run_flocking({}, "1 1 1 1 1 1 1 1000000000000000\n");
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_LT(result.peak_kib, 20'000) << "checked before anything is allocated";
  EXPECT_TRUE(
      result.error.starts_with("flocking: error: <stdin>:1:15: expected N (number of agents) "
                               "that fits into memory, found '1000000000000000'; there is "
                               "room for "))
      << result.error;
}

TEST(Program, ReportsTheFirstNonFiniteStateOnce) {
  const ProcessResult result = run_flocking({}, "0 0 0 1 0 0 1 2\n0 0 1 0\n5 0 1e308 0\n1\n1\n1\n");
  EXPECT_EQ(result.exit_status, 0);
  // An agent at infinity has no distance to itself, so the second step computes 0/0. The sign of
  // the resulting NaN depends on the machine.
  const std::string nan = std::signbit(std::sqrt(result.exit_status - 1.0)) ? "-nan" : "nan";
  const std::string lost = nan + " " + nan + " " + nan + " " + nan + "\n";
  EXPECT_EQ(result.output,
            "2.000 0.000 2.000 0.000\ninf 0.000 inf 0.000\n6.000 0.000 4.000 0.000\n" + lost +
                "14.000 0.000 8.000 0.000\n" + lost);
  EXPECT_EQ(result.error,
            "flocking: warning: step 1, agent 1: x became inf; the output may contain inf and nan "
            "from here on\n");
}

TEST(Program, ExitsWith2OnWrongUsage) {
  const ProcessResult result = run_flocking({"--rulez"});
  EXPECT_EQ(result.exit_status, 2);
  EXPECT_EQ(result.output, "");
  EXPECT_EQ(result.error,
            "flocking: error: unknown option '--rulez'; did you mean --rules?\n"
            "Try 'flocking --help'.\n");
}

TEST(Program, ExitsWith3WhenItCannotRead) {
  const ProcessResult missing = run_flocking({"--input", "/no/such/file"});
  EXPECT_EQ(missing.exit_status, 3);
  EXPECT_EQ(missing.error,
            "flocking: error: /no/such/file: cannot open for reading: No such file or directory\n");
  const ProcessResult folder = run_flocking({"--input", "/"});
  EXPECT_EQ(folder.exit_status, 3);
  EXPECT_EQ(folder.error, "flocking: error: /: cannot open for reading: Is a directory\n");
}

TEST(Program, ExitsWith2RatherThanOverwriteItsInput) {
  const std::string path = ::testing::TempDir() + "/both-" + std::to_string(getpid());
  const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  ASSERT_EQ(write(file, "precious", 8), 8);
  const ProcessResult result = run_flocking({"--input", path, "--output", path});
  EXPECT_EQ(result.exit_status, 2);
  EXPECT_EQ(result.error, "flocking: error: --output " + path +
                              ": this is the input; give another file\nTry 'flocking --help'.\n");
  EXPECT_EQ(lseek(file, 0, SEEK_END), 8);
  close(file);
  unlink(path.c_str());
}

TEST(Program, ExitsWith3OnAFullDisk) {
  const int full = open("/dev/full", O_WRONLY | O_CLOEXEC);
  for (const char* arguments : {"simulate", "--help"}) {
    Process process({kProgram, arguments}, {.input = {}, .output = full});
    const ProcessResult result = process.finish(std::string(kTwoAgents) + "0.125\n");
    EXPECT_EQ(result.exit_status, 3) << arguments;
    EXPECT_EQ(result.error, "flocking: error: <stdout>: cannot write: No space left on device\n");
  }
  close(full);
  const ProcessResult result =
      run_flocking({"--output", "/dev/full"}, std::string(kTwoAgents) + "0.125\n");
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_EQ(result.error, "flocking: error: /dev/full: cannot write: No space left on device\n");
}

TEST(Program, EndsQuietlyWhenNobodyReadsAnyMore) {
  std::string input = kTwoAgents;
  for (int i = 0; i < 100'000; ++i) input += "0.125\n";
  Process process({kProgram});
  process.close_output();
  const ProcessResult result = process.finish(input);
  EXPECT_EQ(result.exit_status, 0);
  EXPECT_EQ(result.error, "");
}

TEST(Program, ReportsAClosedStandardInput) {
  Process process({"/bin/sh", "-c", "exec \"$0\" <&-", kProgram});
  const ProcessResult result = process.finish();
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_EQ(result.error, "flocking: error: <stdin>: cannot read: Bad file descriptor\n");
}

TEST(Program, ReportsAClosedStandardOutput) {
  Process process({"/bin/sh", "-c", "exec \"$0\" >&-", kProgram});
  const ProcessResult result = process.finish(std::string(kTwoAgents) + "0.125\n");
  EXPECT_EQ(result.exit_status, 3);
  EXPECT_EQ(result.error, "flocking: error: <stdout>: cannot write: Bad file descriptor\n");
}

}  // namespace
}  // namespace flocking::testing
