// support/in_time.sh, by which long checks begin: what it starts, and what it leaves out; and what
// run_tests.sh tells of what was left out.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ctime>
#include <string>
#include <vector>

#include "support/process.h"
#include "support/temp_folder.h"

namespace flocking::testing {
namespace {

/// A check that may begin `until` then, in seconds since 1970; without a limit where that is empty.
ProcessResult begun(const std::string& until) {
  const std::string script = std::string(FLOCKING_TESTCASES) + "/../tests/support/in_time.sh";
  std::vector<std::string> command{"/usr/bin/env", "-u", "FLOCKING_BEGIN_UNTIL"};
  if (!until.empty()) {
    command.insert(command.end(), {"FLOCKING_BEGIN_UNTIL=" + until, "FLOCKING_MINUTES=45"});
  }
  command.insert(command.end(),
                 {script, "/bin/sh", "-c", "echo \"$1\"; exit 5", "sh", "two words"});
  return Process(command).finish();
}

std::string seconds_from_now(std::time_t seconds) {
  return std::to_string(std::time(nullptr) + seconds);
}

void expect_that_it_ran(const ProcessResult& result) {
  EXPECT_EQ(result.exit_status, 5);
  EXPECT_EQ(result.output, "two words\n");
  EXPECT_THAT(result.error,
              ::testing::MatchesRegex(
                  "took [0-9.]+ s of processor time and [0-9.]+ s of the system, in [0-9.]+ s\n"));
}

TEST(InTime, RunsTheCheckWhereThereIsNoLimit) { expect_that_it_ran(begun("")); }

TEST(InTime, RunsTheCheckBeforeTheLimit) { expect_that_it_ran(begun(seconds_from_now(600))); }

TEST(InTime, SkipsItBehindTheLimitAndSaysSo) {
  const ProcessResult result = begun(seconds_from_now(-150));
  EXPECT_EQ(result.exit_status, 77);
  EXPECT_EQ(result.output, "skipped: 2 min too late to begin (FLOCKING_MINUTES=45)\n");
}

// A test and a check as ctest 3.25 logs them, by whose words one passed, and what it printed at the
// end.
TEST(RunTests, NamesWhatWasSkippedWithItsReason) {
  const TempFolder folder;
  const std::string log = folder.add("log",
                                     "2/4 Testing: Sums.Are\n"
                                     "Output:\n"
                                     "----\n"
                                     "skipped: no line of a test that passed\n"
                                     "<end of output>\n"
                                     "Test Passed.\n"
                                     "1/4 Testing: check.fuzz\n"
                                     "Output:\n"
                                     "----\n"
                                     "skipped: 2 min too late to begin (FLOCKING_MINUTES=45)\n"
                                     "<end of output>\n"
                                     "Test Passed.\n"
                                     "4/4 Testing: Readable.Is\n"
                                     "Output:\n"
                                     "/src/readable_test.cpp:7: Skipped\n"
                                     "root may read all files\n"
                                     "<end of output>\n"
                                     "Skip regular expression found in output\n");
  const std::string printed = folder.add("printed",
                                         "100% tests passed, 0 tests failed out of 4\n"
                                         "The following tests did not run:\n"
                                         "\t  1 - check.fuzz (Skipped)\n"
                                         "\t  3 - Silent.Is (Skipped)\n"
                                         "\t210 - Readable.Is (Skipped)\n");
  const std::string script = std::string(FLOCKING_TESTCASES) + "/../tests/support/skipped.sh";
  EXPECT_EQ(Process({script, printed, log}).finish().output,
            "check.fuzz: 2 min too late to begin (FLOCKING_MINUTES=45)\n"
            "Silent.Is: it gave no reason\n"
            "Readable.Is: root may read all files\n"
            "3 skipped\n");
}

TEST(RunTests, TakesNoLimitThatIsNoNumberOfMinutes) {
  const std::string script = std::string(FLOCKING_TESTCASES) + "/../run_tests.sh";
  for (const std::string minutes : {"abc", "-3", "4 5", "99999999"}) {
    const ProcessResult result =
        Process({"/usr/bin/env", "FLOCKING_MINUTES=" + minutes, script, "--all", "-N"}).finish();
    EXPECT_EQ(result.exit_status, 2);
    EXPECT_EQ(result.output, "");
    EXPECT_EQ(result.error, "run_tests.sh: FLOCKING_MINUTES is \"" + minutes +
                                "\"; it takes a whole number of minutes, such as 45\n");
  }
}

}  // namespace
}  // namespace flocking::testing
