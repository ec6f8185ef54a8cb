// Tests that the real program plays programs that deviate from the rules.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/process.h"

namespace flocking::testing {
namespace {

// Two agents that only separation moves.
constexpr const char* kTwoForVariants = "0 2 9 0 0 1 0 2\n0 0 0 0\n1 0 0 0\n1\n";

TEST(VariantProgram, PlaysAVariant) {
  const ProcessResult away = run_flocking({"--variant", "course"}, kTwoForVariants);
  EXPECT_EQ(away.output, run_flocking({}, kTwoForVariants).output);
  EXPECT_EQ(away.output, "-1.000 0.000 -1.000 0.000\n2.000 0.000 1.000 0.000\n");
  const ProcessResult towards = run_flocking({"--variant", "separation.towards"}, kTwoForVariants);
  EXPECT_EQ(towards.exit_status, 0);
  EXPECT_EQ(towards.error, "");
  EXPECT_EQ(towards.output, "1.000 0.000 1.000 0.000\n0.000 0.000 -1.000 0.000\n");
}

TEST(VariantProgram, RefusesWhatItDoesNotKnow) {
  const ProcessResult unknown = run_flocking({"--variant", "separation.sideways"}, kTwoForVariants);
  EXPECT_EQ(unknown.exit_status, 2);
  EXPECT_EQ(unknown.output, "");
  EXPECT_NE(unknown.error.find("'separation.sideways' is not a choice of a variant"),
            std::string::npos);
  for (const std::vector<std::string>& other :
       std::vector<std::vector<std::string>>{{"--last"},
                                             {"--every", "2"},
                                             {"--format", "csv"},
                                             {"--columns", "x"},
                                             {"--mass", "2"}}) {
    std::vector<std::string> arguments = {"--variant", "numbers=float"};
    arguments.insert(arguments.end(), other.begin(), other.end());
    const ProcessResult result = run_flocking(arguments, kTwoForVariants);
    EXPECT_EQ(result.exit_status, 2);
    EXPECT_NE(result.error.find("cannot be combined with " + other[0]), std::string::npos)
        << result.error;
  }
}

TEST(VariantProgram, SaysWhereAnInputIsWrong) {
  const ProcessResult wrong = run_flocking({"--variant", "numbers=float"}, "0 2 9 0 0 1 0 1\n0 x");
  EXPECT_EQ(wrong.exit_status, 1);
  EXPECT_TRUE(wrong.error.starts_with("flocking: error: <stdin>:2:3: expected y of agent 0"))
      << wrong.error;
  const ProcessResult settings =
      run_flocking({"--variant", "numbers=float"}, "0 2 9 0 0 1 0 0\n1\nset mass 2\n");
  EXPECT_EQ(settings.exit_status, 1);
  EXPECT_EQ(
      settings.error,
      "flocking: error: <stdin>:3:1: --variant does not support settings; remove this line\n");
}

}  // namespace
}  // namespace flocking::testing
