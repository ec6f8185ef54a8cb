#include "base/team.h"

#include <gtest/gtest.h>
#include <pthread.h>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <numeric>
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

namespace flocking {
namespace {

class TeamOf : public ::testing::TestWithParam<std::size_t> {
 protected:
  Team team_{GetParam()};
};

TEST_P(TeamOf, HasItsSize) { EXPECT_EQ(team_.size(), GetParam()); }

TEST_P(TeamOf, LetsEveryWorkerWorkOnceARun) {
  std::vector<int> calls(GetParam());  // each worker writes its own element
  for (int run = 1; run <= 300; ++run) {
    team_.run([&calls](std::size_t worker) { ++calls.at(worker); });
    ASSERT_EQ(calls, std::vector<int>(GetParam(), run));
  }
}

TEST_P(TeamOf, LetsTheCallerDoShareZero) {
  const std::thread::id caller = std::this_thread::get_id();
  std::vector<std::thread::id> ids(GetParam());
  team_.run([&ids](std::size_t share) { ids[share] = std::this_thread::get_id(); });
  EXPECT_EQ(ids[0], caller);
}

// Shares that wait until all shares have begun need one thread each.
TEST_P(TeamOf, WorksSideBySide) {
  for (int run = 0; run < 20; ++run) {
    std::atomic<std::size_t> begun = 0;
    team_.run([&](std::size_t) {
      ++begun;
      while (begun < team_.size()) std::this_thread::yield();
    });
    EXPECT_EQ(begun, team_.size());
  }
}

// Makes it impossible to start threads: each needs more memory than there is.
class NoMoreThreads {
 public:
  NoMoreThreads() {
    pthread_getattr_default_np(&usual_);
    pthread_attr_t huge;
    pthread_attr_init(&huge);
    pthread_attr_setstacksize(&huge, std::size_t{1} << 46U);
    pthread_setattr_default_np(&huge);
    pthread_attr_destroy(&huge);
  }
  ~NoMoreThreads() {
    pthread_setattr_default_np(&usual_);
    pthread_attr_destroy(&usual_);
  }
  NoMoreThreads(const NoMoreThreads&) = delete;
  NoMoreThreads& operator=(const NoMoreThreads&) = delete;

 private:
  pthread_attr_t usual_{};
};

TEST_P(TeamOf, WorksWithoutThreadsThatTheSystemRefuses) {
  const NoMoreThreads no_more;
  EXPECT_THROW(std::thread([] {}).join(), std::system_error) << "or this tests nothing";
  std::vector<std::thread::id> ids(GetParam());
  for (int run = 0; run < 3; ++run) {
    team_.run([&ids](std::size_t share) { ids[share] = std::this_thread::get_id(); });
    EXPECT_EQ(ids, std::vector<std::thread::id>(GetParam(), std::this_thread::get_id()));
  }
}

// Doing an empty share twice takes less time than waking a thread.
TEST(Team, DoesNotWaitForThreadsThatSleep) {
  Team team(2);
  std::size_t alone = 0;
  for (int run = 0; run < 200; ++run) {
    std::vector<std::thread::id> ids(2);
    // by then, the other thread is asleep
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    team.run([&ids](std::size_t share) { ids[share] = std::this_thread::get_id(); });
    if (ids[0] == ids[1]) ++alone;
  }
  EXPECT_GT(alone, 0U);
}

TEST_P(TeamOf, DoesEveryPartOnce) {
  for (const std::size_t count : {0U, 1U, 2U, 7U, 8U, 9U, 63U, 64U, 65U, 1000U}) {
    for (const std::size_t part : {1U, 2U, 3U, 64U, 1000U, 5000U}) {
      std::vector<int> done(count);
      team_.run_parts(count, part, [&](std::size_t worker, std::size_t first, std::size_t last) {
        ASSERT_LT(worker, team_.size());
        ASSERT_LT(first, last);
        ASSERT_LE(last, count);
        ASSERT_LE(last - first, part);
        ASSERT_EQ(first % part, 0U);
        for (std::size_t i = first; i < last; ++i) ++done[i];
      });
      ASSERT_EQ(done, std::vector<int>(count, 1)) << count << " by " << part;
    }
  }
}

// A run sees what the previous run wrote in another thread.
TEST_P(TeamOf, SeesResultsOfTheLastRun) {
  std::vector<long> numbers(1000, 1);
  for (int run = 0; run < 20; ++run) {
    std::vector<long> sums(numbers.size());
    team_.run_parts(numbers.size(), 10, [&](std::size_t, std::size_t first, std::size_t last) {
      const long sum = std::accumulate(numbers.begin(), numbers.end(), 0L);
      for (std::size_t i = first; i < last; ++i) sums[i] = sum % 1009 + static_cast<long>(i);
    });
    const long sum = std::accumulate(numbers.begin(), numbers.end(), 0L);
    for (std::size_t i = 0; i < sums.size(); ++i) {
      ASSERT_EQ(sums[i], sum % 1009 + static_cast<long>(i));
    }
    numbers = sums;
  }
}

TEST_P(TeamOf, RethrowsExceptionsOfAnyWorkerAndContinues) {
  for (std::size_t thrower = 0; thrower < GetParam(); ++thrower) {
    std::atomic<std::size_t> returned = 0;
    try {
      team_.run([&](std::size_t worker) {
        if (worker == thrower) throw std::runtime_error("from " + std::to_string(worker));
        ++returned;
      });
      FAIL() << "nothing was thrown";
    } catch (const std::runtime_error& error) {
      EXPECT_EQ(error.what(), "from " + std::to_string(thrower));
    }
    EXPECT_EQ(returned, GetParam() - 1) << "all have returned before it is thrown";
    std::atomic<std::size_t> calls = 0;
    team_.run([&calls](std::size_t) { ++calls; });
    EXPECT_EQ(calls, GetParam());
  }
}

TEST_P(TeamOf, RethrowsOneOfSeveralExceptions) {
  EXPECT_THROW(team_.run([](std::size_t) { throw std::logic_error("all"); }), std::logic_error);
  EXPECT_THROW(team_.run_parts(100, 1,
                               [](std::size_t, std::size_t first, std::size_t) {
                                 if (first % 10 == 5) throw std::out_of_range("some");
                               }),
               std::out_of_range);
  EXPECT_NO_THROW(team_.run([](std::size_t) {}));
}

TEST_P(TeamOf, CanBeDestroyedWithoutARun) {
  const Team idle(GetParam());
  EXPECT_EQ(idle.size(), GetParam());
}

INSTANTIATE_TEST_SUITE_P(Size, TeamOf, ::testing::Range(std::size_t{1}, std::size_t{9}));

// Creates and destroys many teams; none may hang at its end.
TEST(Team, EndsAtOnce) {
  for (std::size_t i = 0; i < 200; ++i) {
    Team team(1 + i % 4);
    std::atomic<std::size_t> calls = 0;
    for (std::size_t run = 0; run < i % 3; ++run) team.run([&calls](std::size_t) { ++calls; });
    ASSERT_EQ(calls, team.size() * (i % 3));
  }
}

}  // namespace
}  // namespace flocking
