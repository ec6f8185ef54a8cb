#include "repair/work.h"

#include <gtest/gtest.h>

namespace flocking::repair {
namespace {

using std::chrono::seconds;

TEST(Work, EndsAfterACountedAmount) {
  Work work(10, seconds(1000));
  work.add_runs(9);
  EXPECT_FALSE(work.is_over());
  work.add_runs(1);
  EXPECT_TRUE(work.is_over());
  EXPECT_FALSE(work.is_cut()) << "the amount is the same on a busy machine";
}

TEST(Work, CountsABuildBySize) {
  Work small(1'000'000, seconds(1000));
  Work large(1'000'000, seconds(1000));
  small.add_build(1'000);
  large.add_build(100'000);
  EXPECT_GT(small.done(), 0U);
  EXPECT_GT(large.done(), small.done());
}

TEST(Work, SaysThatATimeLimitEndedIt) {
  Work late(1'000'000, seconds(0));
  EXPECT_TRUE(late.is_over());
  EXPECT_TRUE(late.is_cut());
  Work limited(1'000'000, seconds(1000));
  limited.note_limit();
  EXPECT_TRUE(limited.is_over());
  EXPECT_TRUE(limited.is_cut());
}

}  // namespace
}  // namespace flocking::repair
