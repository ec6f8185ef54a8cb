#include "console/progress.h"

#include <gtest/gtest.h>

#include <chrono>

namespace flocking::app {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

grade::Advance advance_of(std::size_t done, std::size_t all, double slowest_s = 0.0) {
  return {.done = done, .all = all, .slowest = 0, .slowest_s = slowest_s};
}

TEST(ProgressWords, TellWhatIsLeft) {
  EXPECT_EQ(console::progress_words("graded", advance_of(0, 12), 20.0, ""), "graded 0 of 12");
  // 30 s for 3 jobs give 90 s for the other 9, rounded up to 2 min.
  EXPECT_EQ(console::progress_words("graded", advance_of(3, 12), 30.0, ""),
            "graded 3 of 12, about 2 min left");
  EXPECT_EQ(console::progress_words("built", advance_of(6, 12), 59.0, ""),
            "built 6 of 12, less than a minute left");
  EXPECT_EQ(console::progress_words("built", advance_of(6, 12), 60.0, ""),
            "built 6 of 12, about 1 min left");
  EXPECT_EQ(console::progress_words("explained", advance_of(12, 12), 90.0, ""),
            "explained 12 of 12");
}

TEST(ProgressWords, NameWhoTakesLong) {
  EXPECT_EQ(console::progress_words("built", advance_of(0, 2, 4.9), 5.0, "anna"), "built 0 of 2");
  EXPECT_EQ(console::progress_words("built", advance_of(0, 2, 35.7), 36.0, "anna"),
            "built 0 of 2; 'anna' has taken 35 s so far");
  EXPECT_EQ(console::progress_words("built", advance_of(1, 2, 5.0), 36.0, "\x1b[2J\n"),
            "built 1 of 2, less than a minute left; '\\x1b[2J\\x0a' has taken 5 s so far");
}

TEST(ProgressPace, IsSlowInLogs) {
  const console::ProgressPace::Clock::time_point begin{};
  console::ProgressPace pace(false, begin);
  EXPECT_FALSE(pace.is_due(begin + milliseconds(9'999)));
  EXPECT_TRUE(pace.is_due(begin + seconds(12)));
  EXPECT_FALSE(pace.is_due(begin + milliseconds(21'999)));
  EXPECT_TRUE(pace.is_due(begin + seconds(22)));
}

TEST(ProgressPace, IsQuickOnTerminals) {
  const console::ProgressPace::Clock::time_point begin{};
  console::ProgressPace pace(true, begin);
  EXPECT_FALSE(pace.is_due(begin + milliseconds(999)));
  EXPECT_TRUE(pace.is_due(begin + milliseconds(1'000)));
  EXPECT_FALSE(pace.is_due(begin + milliseconds(1'099)));
  EXPECT_TRUE(pace.is_due(begin + milliseconds(1'100)));
}

}  // namespace
}  // namespace flocking::app
