// support/in_time.sh, by which long checks begin: what it starts, and what it leaves out.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ctime>
#include <string>
#include <vector>

#include "support/process.h"

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
