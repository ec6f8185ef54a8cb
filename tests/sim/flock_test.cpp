#include "sim/flock.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <string>
#include <utility>

#include "oracle/random_assignment.h"
#include "oracle/textbook.h"
#include "support/simulated.h"

namespace flocking::sim {
namespace {

using testing::simulated;

TEST(Flock, MovesByTheNewVelocity) {
  FlockState start(1);
  start.set(0, {1, 2}, {3, 4});
  Flock flock({.alignment_weight = 1}, std::move(start), Rules::kCourse);
  flock.step(0.5);  // alone, it accelerates by its own velocity
  EXPECT_EQ(flock.state().velocity(0), (Vec2{4.5, 6}));
  EXPECT_EQ(flock.state().position(0), (Vec2{1 + 2.25, 2 + 3}));
}

TEST(Flock, LetsEveryAgentSeeTheStateBeforeTheStep) {
  FlockState start(2);
  start.set(0, {0, 0.5}, {0, 0});
  start.set(1, {0, -0.5}, {0, 0});
  Flock flock({.cohesion_radius = 1, .cohesion_weight = 1}, std::move(start), Rules::kCourse);
  flock.step(0.125);
  EXPECT_EQ(flock.state().velocity(0), (Vec2{0, -0.125}));
  EXPECT_EQ(flock.state().velocity(1), (Vec2{0, 0.125}));
}

TEST(Flock, HasNothingToDoWithoutAgents) {
  Flock flock({}, FlockState(), Rules::kCourse);
  flock.step(1.0);
  EXPECT_EQ(flock.state().size(), 0U);
}

// The promise of the engine: the bytes of the plain double loop, here from an implementation that
// shares no code with it, on small and often nasty inputs. FLOCKING_RANDOM_INPUTS sets how many.
void expect_the_oracles_bytes(Rules rules, oracle::Rules oracle_rules) {
  const char* wish = std::getenv("FLOCKING_RANDOM_INPUTS");
  const std::uint64_t count = wish != nullptr ? std::strtoull(wish, nullptr, 10) : 5000;
  for (std::uint64_t seed = 0; seed < count; ++seed) {
    const std::string input = oracle::random_assignment(seed);
    ASSERT_EQ(simulated(input, rules), oracle::textbook(input, oracle_rules))
        << "seed " << seed << ", input:\n"
        << input;
  }
}

TEST(Flock, PrintsTheOraclesBytesUnderCourse) {
  expect_the_oracles_bytes(Rules::kCourse, oracle::Rules::kCourse);
}

TEST(Flock, PrintsTheOraclesBytesUnderCourseTests) {
  expect_the_oracles_bytes(Rules::kCourseTests, oracle::Rules::kCourseTests);
}

}  // namespace
}  // namespace flocking::sim
