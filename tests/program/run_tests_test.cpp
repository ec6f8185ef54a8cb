// The output of run_tests.sh about slow checks and skipped tests.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "support/process.h"
#include "support/temp_folder.h"

namespace flocking::testing {
namespace {

TEST(TimedCheck, PrintsItsProcessorTimeAndKeepsItsStatus) {
  const std::string script = std::string(FLOCKING_TESTCASES) + "/../tests/support/timed.sh";
  const ProcessResult result =
      Process({script, "/bin/sh", "-c", "echo \"$1\"; exit 5", "sh", "two words"}).finish();
  EXPECT_EQ(result.exit_status, 5);
  EXPECT_EQ(result.output, "two words\n");
  EXPECT_THAT(result.error,
              ::testing::MatchesRegex(
                  "took [0-9.]+ s of processor time and [0-9.]+ s of the system, in [0-9.]+ s\n"));
}

// The log of ctest 3.25 for a test and a check, a skipped test that counts as passed, and the
// summary at the end.
TEST(RunTests, NamesWhatWasSkippedWithItsReason) {
  const TempFolder folder;
  const std::string log = folder.add("log",
                                     "2/4 Testing: Sums.Are\n"
                                     "Output:\n"
                                     "----\n"
                                     "skipped: no line of a test that passed\n"
                                     "<end of output>\n"
                                     "Test Passed.\n"
                                     "1/4 Testing: check.fuzz.slow\n"
                                     "Output:\n"
                                     "----\n"
                                     "skipped: no clang++\n"
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
                                         "\t  1 - check.fuzz.slow (Skipped)\n"
                                         "\t  3 - Silent.Is (Skipped)\n"
                                         "\t210 - Readable.Is (Skipped)\n");
  const std::string script = std::string(FLOCKING_TESTCASES) + "/../tests/support/skipped.sh";
  EXPECT_EQ(Process({script, printed, log}).finish().output,
            "check.fuzz.slow: no clang++\n"
            "Silent.Is: it gave no reason\n"
            "Readable.Is: root may read all files\n"
            "3 skipped\n");
}

}  // namespace
}  // namespace flocking::testing
