#include <gtest/gtest.h>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <random>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "api/flock_engine.h"

namespace flocking::testing {
namespace {

constexpr EngineParameters kCourse{.cohesion_radius = 3.0,
                                   .separation_radius = 1.0,
                                   .max_separation = 10.0,
                                   .alignment_radius = 2.0,
                                   .cohesion_weight = 0.5,
                                   .separation_weight = 0.25,
                                   .alignment_weight = 0.125};

class Dice {
 public:
  explicit Dice(std::uint32_t seed) : engine_(seed) {}

  std::size_t below(std::size_t end) { return engine_() % end; }
  double number(double most) {
    return (static_cast<double>(engine_()) / 4294967296.0 * 2.0 - 1.0) * most;
  }
  AgentState agent() { return {number(9.0), number(9.0), number(1.0), number(1.0)}; }
  std::vector<AgentState> agents(std::size_t count) {
    std::vector<AgentState> made;
    for (std::size_t i = 0; i < count; ++i) made.push_back(agent());
    return made;
  }

 private:
  std::mt19937 engine_;
};

// Returns the bits of agents, so that signs of zeros and NaN are compared.
std::vector<std::uint64_t> bits_of(const FlockEngine& flock) {
  std::vector<std::uint64_t> bits;
  for (const AgentState& agent : flock.agents()) {
    for (const double number : {agent.x, agent.y, agent.vx, agent.vy}) {
      bits.push_back(std::bit_cast<std::uint64_t>(number));
    }
  }
  return bits;
}

// Adds, removes and writes some agents, both in `flock` and in the list of its expected agents.
void change(FlockEngine& flock, std::vector<AgentState>& expected, Dice& dice) {
  expected.assign(flock.agents().begin(), flock.agents().end());
  const std::vector<AgentState> added = dice.agents(dice.below(40));
  EXPECT_EQ(flock.add(added), expected.size());
  expected.insert(expected.end(), added.begin(), added.end());
  const std::size_t first = dice.below(expected.size() + 1);
  const std::size_t count = dice.below(expected.size() - first + 1) / 2;
  flock.remove(first, count);
  expected.erase(expected.begin() + static_cast<std::ptrdiff_t>(first),
                 expected.begin() + static_cast<std::ptrdiff_t>(first + count));
  for (std::size_t i = 0; i < expected.size(); i += 7) expected[i] = dice.agent();
  const std::span<AgentState> written = flock.edit();
  ASSERT_EQ(written.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); i += 7) written[i] = expected[i];
}

// Checks that a flock without memory continues like a new flock in the same state.
void compare_with_new_flocks(const std::vector<std::pair<std::string, std::string>>& settings) {
  Dice dice(7);
  FlockEngine flock(kCourse, dice.agents(150));
  for (const auto& [name, value] : settings) flock.set(name, value);
  for (int round = 0; round < 30; ++round) {
    std::vector<AgentState> expected;
    change(flock, expected, dice);
    FlockEngine fresh(kCourse, expected);
    for (const auto& [name, value] : settings) fresh.set(name, value);
    ASSERT_EQ(bits_of(flock), bits_of(fresh)) << round;
    flock.step(0.125);
    fresh.step(0.125);
    ASSERT_EQ(bits_of(flock), bits_of(fresh)) << round;
  }
}

TEST(EngineAgents, AddedRemovedAndWrittenStepAsInANewFlock) {
  compare_with_new_flocks({});
  compare_with_new_flocks({{"neighbors.search", "grid"}});
  compare_with_new_flocks({{"neighbors.search", "kdtree"}, {"threads", "2"}});
  compare_with_new_flocks({{"max_speed", "0.75"}, {"separation.weight", "2"}, {"wrap", "8,8"}});
  compare_with_new_flocks({{"neighbors.every", "5"}, {"smooth_heading", "3"}});
}

std::vector<std::uint64_t> without_first(std::vector<std::uint64_t> bits) {
  bits.erase(bits.begin(), bits.begin() + 4);
  return bits;
}

TEST(EngineAgents, RememberTheirWaypointWhenOthersAreRemoved) {
  const auto make = [](std::span<const AgentState> agents) {
    FlockEngine flock({}, agents);
    flock.set("max_speed", "1");
    flock.set("path_following.waypoints", "0,0 8,0 8,8");
    flock.set("path_following.waypoint_distance", "1");
    return flock;
  };
  const std::vector<AgentState> agents{{-50, 0, 0, 0}, {0.5, 0, 0, 0}, {-3, 0, 0, 0}};
  FlockEngine all = make(agents);
  FlockEngine some = make(agents);
  for (int step = 0; step < 8; ++step) {
    if (step == 4) {
      some.remove(0);
      EXPECT_EQ(bits_of(some), without_first(bits_of(all)));
    }
    all.step(0.5);
    some.step(0.5);
  }
  EXPECT_EQ(bits_of(some), without_first(bits_of(all)));
  FlockEngine fresh = make(some.agents());
  some.step(0.5);
  fresh.step(0.5);
  EXPECT_NE(bits_of(some), bits_of(fresh)) << "a new agent makes for the first waypoint";
}

TEST(EngineAgents, KeepTheHeadingThatTheyHadWhenWrittenToRest) {
  // A follower heads for a place behind its leader, which depends on the leader's heading.
  const std::vector<AgentState> agents{{9, 9, 0, 0}, {0, 0, 0, 1}, {3, 0, 0, 0}};
  for (const bool removes : {false, true}) {
    FlockEngine flock({}, agents);
    flock.set("max_speed", "1");
    flock.keep_forces();
    flock.step(0.0);
    flock.edit()[1] = {0, 0, 0, 0};
    if (removes) flock.remove(0);
    const std::size_t leader = removes ? 0 : 1;
    flock.set("offset_pursuit.leader", std::to_string(leader));
    flock.set("offset_pursuit.offset", "-1,0");
    flock.step(0.125);
    EXPECT_LT(flock.force_y()[leader + 1], 0.0) << "behind is below: it faces up";
  }
}

TEST(EngineAgents, TakeTheVelocityThatIsWrittenAsTheirVehicles) {
  FlockEngine flock({}, std::vector<AgentState>{{0, 0, 1, 0}});
  flock.set("max_speed", "1");
  flock.set("external_force", "4,0");
  flock.step(1.0);
  EXPECT_EQ(flock.vx()[0], 5.0);
  flock.unset("external_force");
  flock.set("seek.target", "1000,0");
  flock.edit()[0].vx = 0.5;
  flock.step(1.0);
  EXPECT_EQ(flock.vx()[0], 1.0);
}

TEST(EngineAgents, AreShownWithoutACopy) {
  FlockEngine flock(kCourse, Dice(3).agents(5));
  EXPECT_EQ(flock.agents().data(), flock.edit().data());
  EXPECT_EQ(flock.x()[4], flock.agents()[4].x);
  EXPECT_THROW(flock.remove(3, 3), std::exception);
  EXPECT_THROW(flock.remove(6, 0), std::exception);
  EXPECT_EQ(flock.size(), 5U);
  flock.add(flock.agents());
  EXPECT_EQ(flock.agents()[9], flock.agents()[4]);
  flock.remove(0, 10);
  flock.step(1.0);
  EXPECT_EQ(flock.size(), 0U);
}

TEST(EngineAgents, MustExistWhereSettingsNameThem) {
  FlockEngine flock(kCourse, Dice(3).agents(3));
  flock.set("max_speed", "1");
  flock.set("agent.2.seek.target", "0,0");
  flock.step(0.5);
  flock.remove(1);
  const std::vector<std::uint64_t> before = bits_of(flock);
  EXPECT_THROW(flock.step(0.5), std::exception);
  EXPECT_THROW(flock.step(0.5), std::exception) << "until it is put right";
  EXPECT_EQ(bits_of(flock), before);
  flock.add(std::vector<AgentState>{{1, 1, 0, 0}});
  flock.step(0.5);
}

}  // namespace
}  // namespace flocking::testing
