#include "api/flock_engine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <exception>
#include <functional>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace flocking::testing {
namespace {

using ::testing::HasSubstr;
using Numbers = std::vector<double>;

FlockEngine pair_of_agents() {
  const Numbers still{0.0, 0.0};
  return {
      {.cohesion_radius = 1.0, .cohesion_weight = 2.0}, still, Numbers{0.5, -0.5}, still, still};
}

std::string message_of(const std::function<void()>& doing) {
  try {
    doing();
  } catch (const std::exception& error) {
    return error.what();
  }
  return "";
}

TEST(FlockEngine, StepsByTheCoursesRules) {
  FlockEngine flock = pair_of_agents();
  flock.step(0.125);
  EXPECT_EQ(flock.size(), 2U);
  EXPECT_EQ(flock.y(), (Numbers{0.46875, -0.46875}));
  EXPECT_EQ(flock.vy(), (Numbers{-0.25, 0.25}));
  EXPECT_EQ(flock.x(), (Numbers{0.0, 0.0}));
  EXPECT_EQ(flock.vx(), (Numbers{0.0, 0.0}));
}

TEST(FlockEngine, TakesSettingsFromTheNextStepOn) {
  FlockEngine flock = pair_of_agents();
  flock.set("max_speed", "0.125");
  EXPECT_EQ(flock.vy(), (Numbers{0.0, 0.0}));
  flock.step(0.125);
  EXPECT_EQ(flock.vy(), (Numbers{-0.125, 0.125}));
  flock.unset("max_speed");
  flock.step(0.125);
  EXPECT_LT(flock.vy()[0], -0.25);
}

TEST(FlockEngine, TellsWhatIsWrong) {
  FlockEngine flock = pair_of_agents();
  EXPECT_THAT(message_of([&] { flock.set("max_sped", "1"); }), HasSubstr("max_speed"));
  EXPECT_THAT(message_of([&] { flock.set("max_speed", "fast"); }), HasSubstr("fast"));
  EXPECT_THAT(message_of([&] { flock.step(std::numeric_limits<double>::infinity()); }),
              HasSubstr("finite"));
  EXPECT_THAT(message_of([] { FlockEngine({}, Numbers{1.0}, {}, {}, {}); }), HasSubstr("lengths"));
  EXPECT_THAT(message_of([] { FlockEngine({.cohesion_radius = -1.0}, {}, {}, {}, {}); }),
              HasSubstr(">= 0"));
  flock.step(0.125);
  EXPECT_EQ(flock.vy(), (Numbers{-0.25, 0.25})) << "what was wrong has changed nothing";
}

TEST(FlockEngine, MayHaveNoAgentsAndMove) {
  FlockEngine none({}, {}, {}, {}, {});
  none.step(1.0);
  EXPECT_EQ(none.size(), 0U);
  FlockEngine flock = pair_of_agents();
  flock.step(0.125);
  none = std::move(flock);
  EXPECT_EQ(none.vy(), (Numbers{-0.25, 0.25}));
}

}  // namespace
}  // namespace flocking::testing
