#include "base/processors.h"

#include <gtest/gtest.h>
#include <sched.h>

#include <cstddef>
#include <thread>

namespace flocking {
namespace {

TEST(AvailableProcessors, AreBetweenOneAndThoseOfTheMachine) {
  EXPECT_GE(available_processors(), 1U);
  EXPECT_LE(available_processors(), std::thread::hardware_concurrency());
}

TEST(AvailableProcessors, AreThoseThatTheProcessMayRunOn) {
  cpu_set_t before;
  ASSERT_EQ(sched_getaffinity(0, sizeof before, &before), 0);
  std::size_t first = 0;
  while (!CPU_ISSET(first, &before)) ++first;
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(first, &one);
  ASSERT_EQ(sched_setaffinity(0, sizeof one, &one), 0);
  EXPECT_EQ(available_processors(), 1U);
  ASSERT_EQ(sched_setaffinity(0, sizeof before, &before), 0);
}

TEST(ProcessorsOfQuota, AreRoundedUp) {
  EXPECT_EQ(processors_of_quota("100000 100000\n"), 1U);
  EXPECT_EQ(processors_of_quota("150000 100000\n"), 2U);
  EXPECT_EQ(processors_of_quota("400000 100000\n"), 4U);
  EXPECT_EQ(processors_of_quota("1000 100000\n"), 1U);
  EXPECT_EQ(processors_of_quota("0 100000\n"), 1U);
  EXPECT_EQ(processors_of_quota("18446744073709551615 18446744073709551614"), 2U);
}

TEST(ProcessorsOfQuota, AreAllWithoutAQuota) {
  for (const char* text : {"max 100000\n", "", "\n", "max", "1", "1 0", "1 2 3", "-1 2", "a b"}) {
    EXPECT_EQ(processors_of_quota(text), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace flocking
