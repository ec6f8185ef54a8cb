#include "grade/job_board.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <optional>
#include <thread>

namespace flocking::grade {
namespace {

TEST(JobBoard, HandsOutEachJobOnce) {
  JobBoard board(3, 2);
  EXPECT_EQ(board.take(0), 0U);
  EXPECT_EQ(board.take(1), 1U);
  EXPECT_EQ(board.take(1), 2U);
  EXPECT_EQ(board.take(0), std::nullopt);
  EXPECT_EQ(board.take(1), std::nullopt);
}

TEST(JobBoard, HandsOutNothingOnceItEnds) {
  JobBoard board(3, 1);
  EXPECT_EQ(board.take(0), 0U);
  board.end();
  EXPECT_EQ(board.take(0), std::nullopt);
}

TEST(JobBoard, KnowsWhatTakesLongest) {
  JobBoard board(9, 3);
  Advance advance;
  board.tell_slowest(advance);
  EXPECT_EQ(advance.slowest, std::nullopt);
  ASSERT_EQ(board.take(2), 0U);
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  ASSERT_EQ(board.take(0), 1U);
  board.tell_slowest(advance);
  EXPECT_EQ(advance.slowest, 0U);
  EXPECT_GE(advance.slowest_s, 0.02);
  ASSERT_EQ(board.take(2), 2U);
  board.tell_slowest(advance);
  EXPECT_EQ(advance.slowest, 1U) << "job 0 is over";
}

TEST(JobBoard, IsSharedByProcesses) {
  JobBoard board(5, 2);
  const pid_t child = fork();
  if (child == 0) _exit(board.take(1) == 0U && board.take(1) == 1U ? 0 : 1);
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_EQ(status, 0);
  Advance advance;
  board.tell_slowest(advance);
  EXPECT_EQ(advance.slowest, 1U);
  EXPECT_EQ(board.take(0), 2U);
}

}  // namespace
}  // namespace flocking::grade
