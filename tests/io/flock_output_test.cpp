#include "io/flock_output.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <cmath>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <limits>
#include <string>

#include "base/error.h"
#include "oracle/random_source.h"
#include "support/memory_file.h"

namespace flocking::io {
namespace {

using testing::MemoryFile;

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

// Returns a flock whose lines differ much in length. Unless `finite`, some values are not finite.
FlockState random_flock(std::size_t agents, bool finite) {
  oracle::RandomSource r(agents);
  FlockState state(agents);
  const auto value = [&] {
    if (!finite && r.chance(10)) return r.pick({kInfinity, -kInfinity, kNan, -kNan});
    return r.below(1000) == 0 ? r.within(1e300) : r.within(r.pick({1, 1000, 1e-4}));
  };
  for (std::size_t i = 0; i < agents; ++i) state.set(i, {value(), value()}, {value(), value()});
  return state;
}

std::string printed_by_c(const FlockState& state) {
  std::string text;
  std::array<char, 2000> line{};
  for (const AgentState& agent : state.agents) {
    static_cast<void>(std::snprintf(line.data(), line.size(), "%.3f %.3f %.3f %.3f\n", agent.x,
                                    agent.y, agent.vx, agent.vy));
    text += line.data();
  }
  return text;
}

class FlockPrinterOf : public ::testing::TestWithParam<std::size_t> {
 protected:
  Team team_{GetParam()};
  FlockPrinter printer_;
};

TEST_P(FlockPrinterOf, PrintsTheSameAsC) {
  for (const bool finite : {true, false}) {
    for (const std::size_t agents : {0U, 1U, 2U, 8191U, 8192U, 8193U, 12288U, 20000U, 5U}) {
      const FlockState state = random_flock(agents, finite);
      const MemoryFile memory;
      Output output(memory.file());
      output.append("before\n");  // buffered bytes are written first
      const bool all_finite = printer_.print(state, output, team_);
      output.append("behind\n");
      output.flush();
      ASSERT_EQ(memory.text() == "before\n" + printed_by_c(state) + "behind\n", true)
          << agents << " agents";
      ASSERT_EQ(all_finite, !find_non_finite(state).has_value()) << agents << " agents";
    }
  }
}

TEST_P(FlockPrinterOf, SeesASingleValueThatIsNotFinite) {
  for (const std::size_t where : {0U, 4095U, 4096U, 12345U, 19999U}) {
    for (const double value : {kInfinity, -kInfinity, kNan}) {
      FlockState state = random_flock(20000, true);
      state.agents[where].vy = value;
      const MemoryFile memory;
      Output output(memory.file());
      ASSERT_FALSE(printer_.print(state, output, team_)) << where;
      const auto found = find_non_finite(state);
      ASSERT_TRUE(found.has_value());
      EXPECT_EQ(found->agent, where);
      EXPECT_EQ(found->field, "vy");
    }
  }
}

TEST_P(FlockPrinterOf, ReportsAFullDiskAndPrintsAgain) {
  const FlockState state = random_flock(20000, true);
  for (int i = 0; i < 20; ++i) {
    Output full(File::open_output("/dev/full"));
    try {
      printer_.print(state, full, team_);
      full.flush();
      FAIL() << "wrote to a full disk";
    } catch (const EnvironmentError& error) {
      EXPECT_STREQ(error.what(), "/dev/full: cannot write: No space left on device");
    }
  }
  const MemoryFile memory;
  Output output(memory.file());
  EXPECT_TRUE(printer_.print(state, output, team_));
  output.flush();
  EXPECT_EQ(memory.text() == printed_by_c(state), true);
}

TEST_P(FlockPrinterOf, ReportsThatTheReaderHasGone) {
  static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
  std::array<int, 2> ends{};
  ASSERT_EQ(pipe(ends.data()), 0);
  close(ends[0]);
  Output output(File::borrow(ends[1], "<stdout>"));
  EXPECT_THROW(
      {
        printer_.print(random_flock(20000, true), output, team_);
        output.flush();
      },
      OutputClosed);
  close(ends[1]);
}

INSTANTIATE_TEST_SUITE_P(Threads, FlockPrinterOf, ::testing::Range(std::size_t{1}, std::size_t{5}));

}  // namespace
}  // namespace flocking::io
