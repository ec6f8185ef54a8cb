#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <exception>
#include <fstream>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "api/flock_engine.h"
#include "api/flocking.h"

namespace flocking::testing {
namespace {

using ::testing::Each;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

FlockEngine two_agents() {
  return {{.cohesion_radius = 1.0, .cohesion_weight = 2.0},
          std::vector<AgentState>{{0, 0.5, 0, 0}, {0, -0.5, 0, 0}}};
}

std::string complaint_of(const std::function<void()>& doing) {
  try {
    doing();
  } catch (const std::exception& error) {
    return error.what();
  }
  return "";
}

TEST(EngineSettings, AreSetByHandleAsByText) {
  FlockEngine by_text = two_agents();
  FlockEngine by_handle = two_agents();
  const EngineSetting speed = by_handle.setting("max_speed");
  const EngineSetting target = by_handle.setting("agent.1.seek.target");
  const EngineSetting enabled = by_handle.setting("alignment.enabled");
  for (const char* limit : {"0.125", "0.5", "0.25"}) {
    by_text.set("max_speed", limit);
    by_text.set("agent.1.seek.target", std::string(limit) + ",3");
    by_text.set("alignment.enabled", "false");
    by_handle.set(speed, std::stod(limit));
    by_handle.set(target, Vec2{std::stod(limit), 3.0});
    by_handle.set(enabled, 0.0);
    by_text.step(0.5);
    by_handle.step(0.5);
    EXPECT_EQ(by_text.agents()[0], by_handle.agents()[0]);
    EXPECT_EQ(by_text.agents()[1], by_handle.agents()[1]);
  }
}

TEST(EngineSettings, SayWhichNumbersTheyTake) {
  FlockEngine flock = two_agents();
  EXPECT_THAT(complaint_of([&] { flock.setting("max_sped"); }), HasSubstr("max_speed?"));
  const auto set = [&](const char* name, double number) {
    return complaint_of([&] { flock.set(flock.setting(name), number); });
  };
  EXPECT_EQ(set("mass", 0.0), "mass: expected a number above 0, found the number 0");
  EXPECT_EQ(set("mass", std::numeric_limits<double>::quiet_NaN()),
            "mass: expected a number above 0, found the number nan");
  EXPECT_EQ(set("mass", std::numeric_limits<double>::infinity()),
            "mass: expected a number above 0, found the number inf");
  EXPECT_EQ(set("smooth_heading", 1.5),
            "smooth_heading: expected a whole number of at least 1, found the number 1.5");
  EXPECT_EQ(set("torus", 2.0), "torus: expected true or false, found the number 2");
  EXPECT_EQ(set("rules", 1.0).substr(0, 23), "rules: expected one of:");
  EXPECT_EQ(complaint_of([&] {
              flock.set(flock.setting("mass"), Vec2{1, 2});
            }),
            "mass: expected a number above 0, found the numbers 1,2");
  EXPECT_EQ(complaint_of([&] { flock.set(EngineSetting{99}, 1.0); }),
            "this engine did not look up the setting");
  flock.step(0.125);
  EXPECT_EQ(flock.vy()[0], -0.25) << "a wrong number changes nothing";
}

TEST(EngineForces, AreThoseOfTheLastStep) {
  FlockEngine flock = two_agents();
  EXPECT_THAT(flock.force_x(), IsEmpty());
  EXPECT_THAT(flock.force_of("cohesion"), IsEmpty());
  flock.keep_forces();
  EXPECT_THAT(flock.force_y(), Each(0.0));
  flock.step(0.125);
  EXPECT_EQ(flock.vy()[0], -0.25) << "the numbers stay the same";
  EXPECT_EQ(flock.force_y()[0], -2.0);
  EXPECT_EQ(flock.force_of("cohesion")[1].y, 2.0);
  EXPECT_THAT(flock.force_of("seek"), IsEmpty());
  flock.remove(0);
  EXPECT_EQ(flock.force_of("cohesion")[0].y, 2.0);
  flock.add(std::vector<AgentState>{{9, 9, 0, 0}});
  EXPECT_EQ(flock.force_y()[1], 0.0);
  EXPECT_EQ(flock.force_of("cohesion").size(), 2U);
}

TEST(EngineFlow, FollowsTheSameMapAsAFileOfIt) {
  const std::string path = ::testing::TempDir() + "/engine_map.csv";
  std::ofstream(path) << "1,1,255,1\n9,1,255,1\n1,1,1,0\n";
  const std::vector<std::uint8_t> costs{1, 1, 1, 0, 9, 1, 255, 1, 1, 1, 255, 1};
  FlockEngine by_file = two_agents();
  FlockEngine by_costs = two_agents();
  by_file.set("flow.map", path);
  by_costs.set_flow_map(4, 3, costs);
  for (FlockEngine* flock : {&by_file, &by_costs}) {
    flock->set("max_speed", "1");
    flock->set("flow.enabled", "true");
    flock->edit()[0] = {1.5, 2.5, 0, 0};
    flock->edit()[1] = {3.5, 2.5, 0, 0};
  }
  const std::vector<Vec2> places{{1.5, 2.5}, {3.5, 0.5}, {2.5, 0.5}, {-1, 0}};
  std::vector<Vec2> directions(places.size());
  by_costs.flow_at(0, places, directions);
  EXPECT_EQ(directions, (std::vector<Vec2>{{0, -1}, {0, 0}, {1, 0}, {0, 0}}));
  for (int step = 0; step < 20; ++step) {
    by_file.step(0.25);
    by_costs.step(0.25);
  }
  EXPECT_EQ(by_file.x(), by_costs.x());
  EXPECT_EQ(by_file.y(), by_costs.y());
  const std::vector<std::uint8_t> other{0, 1, 1, 1, 9, 1, 255, 1, 1, 1, 255, 1};
  by_costs.set_flow_map(4, 3, other);
  by_costs.flow_at(0, places, directions);
  EXPECT_EQ(directions[2], (Vec2{-1, 0})) << "a new map has new fields";
}

TEST(EngineFlow, RefusesWhatIsNoMap) {
  FlockEngine flock = two_agents();
  const std::vector<std::uint8_t> costs{0, 0, 1};
  EXPECT_EQ(complaint_of([&] { flock.set_flow_map(2, 1, costs); }),
            "a map has at least one cell and at most 16777216, and a cost for each: found 3 costs "
            "for 2 x 1");
  EXPECT_EQ(complaint_of([&] { flock.set_flow_map(3, 1, costs); }),
            "only one cell of a map may have a cost of 0, the goal: column 1, row 0 has one too");
  std::vector<Vec2> one(1);
  EXPECT_EQ(complaint_of([&] { flock.flow_at(0, one, one); }),
            "agent 0 follows no flow field; set flow.map and flow.goal");
  EXPECT_EQ(complaint_of([&] { flock.flow_at(2, one, one); }), "there is no agent 2");
}

TEST(FlockingInC, TellsStatusAndMessage) {
  EXPECT_EQ(flocking_abi_version(), FLOCKING_ABI_VERSION);
  flocking_engine* engine = nullptr;
  const flocking_parameters parameters{1, 0, 0, 0, 2, 0, 0};
  const std::vector<flocking_agent> agents{{0, 0.5, 0, 0}, {0, -0.5, 0, 0}};
  ASSERT_EQ(flocking_create(&parameters, agents.data(), 2, &engine), FLOCKING_OK);
  EXPECT_EQ(flocking_set(engine, "max_sped", "1"), FLOCKING_WRONG_ARGUMENT);
  EXPECT_THAT(flocking_message(), HasSubstr("did you mean max_speed?"));
  EXPECT_EQ(flocking_set(engine, "flow.map", "/nowhere"), FLOCKING_OK);
  EXPECT_EQ(flocking_step(engine, 1.0), FLOCKING_WRONG_FILE);
  EXPECT_EQ(flocking_unset(engine, "flow.map"), FLOCKING_OK);
  size_t first = 0;
  EXPECT_EQ(flocking_add(engine, agents.data(), 2, &first), FLOCKING_OK);
  EXPECT_EQ(first, 2U);
  EXPECT_EQ(flocking_remove(engine, 2, 3), FLOCKING_WRONG_ARGUMENT);
  EXPECT_EQ(flocking_remove(engine, 2, 2), FLOCKING_OK);
  EXPECT_EQ(flocking_force_of(engine, "cohesion"), nullptr);
  EXPECT_EQ(flocking_keep_forces(engine), FLOCKING_OK);
  EXPECT_EQ(flocking_step(engine, 0.125), FLOCKING_OK);
  EXPECT_EQ(flocking_agents(engine)[0].vy, -0.25);
  EXPECT_EQ(flocking_force_y(engine)[1], 2.0);
  EXPECT_EQ(flocking_force_of(engine, "cohesion")[0].y, -2.0);
  flocking_edit(engine)[0].vy = 7.0;
  EXPECT_EQ(flocking_agents(engine)[0].vy, 7.0);
  size_t mass = 0;
  EXPECT_EQ(flocking_setting(engine, "mass", &mass), FLOCKING_OK);
  EXPECT_EQ(flocking_set_number(engine, mass, 2.0), FLOCKING_OK);
  EXPECT_EQ(flocking_set_pair(engine, mass, 2.0, 2.0), FLOCKING_WRONG_ARGUMENT);
  EXPECT_EQ(flocking_set_flow_map(engine, SIZE_MAX, 2, nullptr), FLOCKING_WRONG_ARGUMENT);
  flocking_destroy(engine);
  flocking_destroy(nullptr);
}

}  // namespace
}  // namespace flocking::testing
