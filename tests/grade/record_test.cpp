#include "grade/record.h"

#include <gtest/gtest.h>

#include <string>

namespace flocking::grade {
namespace {

TEST(Verdict, HasAShortAndALongName) {
  const auto names = [](Verdict verdict) {
    return std::string(short_name(verdict)) + ": " + long_name(verdict);
  };
  EXPECT_EQ(names(Verdict::kAccepted), "AC: accepted");
  EXPECT_EQ(names(Verdict::kWrongAnswer), "WA: wrong answer");
  EXPECT_EQ(names(Verdict::kPresentationError), "PE: presentation error");
  EXPECT_EQ(names(Verdict::kTimeLimit), "TLE: time limit exceeded");
  EXPECT_EQ(names(Verdict::kMemoryLimit), "MLE: memory limit exceeded");
  EXPECT_EQ(names(Verdict::kOutputLimit), "OLE: output limit exceeded");
  EXPECT_EQ(names(Verdict::kRuntimeError), "RTE: runtime error");
  EXPECT_EQ(names(Verdict::kJudgeError), "JE: judge error");
}

}  // namespace
}  // namespace flocking::grade
