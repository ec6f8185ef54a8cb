// support/in_time.sh, by which long checks begin: what it starts, and what it leaves out.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ctime>
#include <string>
#include <vector>

#include "support/process.h"

namespace flocking::testing {
namespace {

/// Until when checks may begin, in seconds from now; without a limit where `until` is empty.
ProcessResult begun(const std::string& until, const std::string& minutes = "45") {
  const std::string script = std::string(FLOCKING_TESTCASES) + "/../tests/support/in_time.sh";
  std::vector<std::string> command{"/usr/bin/env", "-u", "FLOCKING_BEGIN_UNTIL"};
  if (!until.empty()) {
    command.insert(command.end(), {"FLOCKING_BEGIN_UNTIL=" + until, "FLOCKING_MINUTES=" + minutes});
  }
  command.insert(command.end(),
                 {script, "/bin/sh", "-c", "echo \"$1\"; exit 5", "sh", "two words"});
  return Process(command).finish();
}

std::string seconds_from_now(std::time_t seconds) {
  return std::to_string(std::time(nullptr) + seconds);
}

TEST(InTime, BecomesTheCheckWhereThereIsNoLimit) {
  const ProcessResult result = begun("");
  EXPECT_EQ(result.exit_status, 5);
  EXPECT_EQ(result.output, "two words\n");
  EXPECT_THAT(result.error,
              ::testing::MatchesRegex(
                  "took [0-9.]+ s of processor time and [0-9.]+ s of the system, in [0-9.]+ s\n"));
}

TEST(InTime, BecomesTheCheckBeforeTheLimit) {
  const ProcessResult result = begun(seconds_from_now(600));
  EXPECT_EQ(result.exit_status, 5);
  EXPECT_EQ(result.output, "two words\n");
  EXPECT_THAT(result.error,
              ::testing::MatchesRegex(
                  "took [0-9.]+ s of processor time and [0-9.]+ s of the system, in [0-9.]+ s\n"));
}

TEST(InTime, SkipsItBehindTheLimitAndSaysSo) {
  const ProcessResult result = begun(seconds_from_now(-150));
  EXPECT_EQ(result.exit_status, 77);
  EXPECT_EQ(result.output, "skipped: 2 min too late to begin (FLOCKING_MINUTES=45)\n");
}

}  // namespace
}  // namespace flocking::testing
