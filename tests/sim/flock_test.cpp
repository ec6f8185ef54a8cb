#include "sim/flock.h"

#include <gtest/gtest.h>

#include <cstddef>
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

const char* profile_name(Profile profile) {
  return profile == Profile::kCourse ? "course" : "course-tests";
}

Flock flock_of(FlockState start, const CourseParameters& course) {
  return Flock(std::move(start), plain_configuration(Profile::kCourse, course));
}

TEST(Flock, MovesByTheNewVelocity) {
  FlockState start(1);
  start.set(0, {1, 2}, {3, 4});
  Flock flock = flock_of(std::move(start), {.alignment_weight = 1});
  flock.step(0.5);  // alone, it accelerates by its own velocity
  EXPECT_EQ(flock.state().velocity(0), (Vec2{4.5, 6}));
  EXPECT_EQ(flock.state().position(0), (Vec2{1 + 2.25, 2 + 3}));
}

TEST(Flock, LetsEveryAgentSeeTheStateBeforeTheStep) {
  FlockState start(2);
  start.set(0, {0, 0.5}, {0, 0});
  start.set(1, {0, -0.5}, {0, 0});
  Flock flock = flock_of(std::move(start), {.cohesion_radius = 1, .cohesion_weight = 1});
  flock.step(0.125);
  EXPECT_EQ(flock.state().velocity(0), (Vec2{0, -0.125}));
  EXPECT_EQ(flock.state().velocity(1), (Vec2{0, 0.125}));
}

TEST(Flock, AcceptsNoAgents) {
  Flock flock = flock_of(FlockState(), {});
  flock.step(1.0);
  EXPECT_EQ(flock.state().size(), 0U);
}

// An agent that came to rest keeps the heading of its last movement, even if headings were not
// needed at that time.
TEST(Flock, RemembersHeadingsFromBeforeTheyWereNeeded) {
  FlockState start(1);
  start.set(0, {0, 0}, {0, 2});
  Flock flock = flock_of(std::move(start), {.alignment_weight = -1});
  flock.step(1.0);  // brakes to rest
  ASSERT_EQ(flock.state().velocity(0), (Vec2{0, 0}));
  flock.step(1.0);
  flock.keep_more();
  const FlockView view = flock.view();
  EXPECT_EQ((Vec2{view.heading_x[0], view.heading_y[0]}), (Vec2{0, 1}));
}

TEST(Flock, RemembersHeadingsOfAgentsBesideARemovedOne) {
  FlockState start(4);
  start.set(0, {0, 0}, {0, 2});
  start.set(1, {9, 0}, {0, 2});
  start.set(2, {18, 0}, {-2, 0});
  start.set(3, {27, 0}, {0, -2});
  Flock flock = flock_of(std::move(start), {.alignment_weight = -1});
  flock.step(1.0);  // brakes to rest
  flock.remove(1, 1);
  flock.keep_more();
  const FlockView view = flock.view();
  const auto heading = [&view](std::size_t agent) {
    return Vec2{view.heading_x[agent], view.heading_y[agent]};
  };
  EXPECT_EQ(heading(0), (Vec2{0, 1}));
  EXPECT_EQ(heading(1), (Vec2{-1, 0}));
  EXPECT_EQ(heading(2), (Vec2{0, -1}));
}

// Tests the guarantee of the engine: output that is byte-identical to that of the plain double
// loop. The reference shares no code with the engine. The inputs are small, and many of them are
// extreme. FLOCKING_RANDOM_INPUTS sets their number.
void expect_the_oracles_bytes(Profile profile, oracle::Rules oracle_rules, bool steered) {
  const char* wish = std::getenv("FLOCKING_RANDOM_INPUTS");
  const std::uint64_t count = wish != nullptr ? std::strtoull(wish, nullptr, 10) : 5000;
  for (std::uint64_t seed = 0; seed < count; ++seed) {
    const std::string input = oracle::random_assignment(seed);
    // A mass of 1 changes no result, but makes the steered flock compute the step.
    const auto output = steered
                            ? simulated(input, {{"rules", profile_name(profile)}, {"mass", "1"}})
                            : simulated(input, {{"rules", profile_name(profile)}});
    ASSERT_EQ(output, oracle::textbook(input, oracle_rules)) << "seed " << seed << ", input:\n"
                                                             << input;
  }
}

TEST(Flock, PrintsTheOraclesBytesUnderCourse) {
  expect_the_oracles_bytes(Profile::kCourse, oracle::Rules::kCourse, false);
}

TEST(Flock, PrintsTheOraclesBytesUnderCourseTests) {
  expect_the_oracles_bytes(Profile::kCourseTests, oracle::Rules::kCourseTests, false);
}

TEST(SteeredFlock, PrintsTheOraclesBytesUnderCourse) {
  expect_the_oracles_bytes(Profile::kCourse, oracle::Rules::kCourse, true);
}

TEST(SteeredFlock, PrintsTheOraclesBytesUnderCourseTests) {
  expect_the_oracles_bytes(Profile::kCourseTests, oracle::Rules::kCourseTests, true);
}

}  // namespace
}  // namespace flocking::sim
