// Compares the steered flock with the oracle, which was written from the rules alone, in random
// worlds with random behaviours.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>
#include <utility>

#include "oracle/steering/random_world.h"
#include "oracle/steering/step.h"
#include "sim/flock.h"
#include "sim/permitted_worlds.h"
#include "steering/world_settings.h"

namespace flocking::sim {
namespace {

namespace os = oracle::steering;

bool is_near(double ours, double theirs) {
  return std::fabs(ours - theirs) <= 1e-7 * (1.0 + std::fabs(theirs));
}

// Returns "" if both agree, else the first difference.
std::string world_difference(const Flock& flock, const os::World& world) {
  const FlockView view = flock.view();
  for (std::size_t i = 0; i < world.agents.size(); ++i) {
    const os::State& state = world.agents[i].state;
    const std::array<std::pair<double, double>, 8> pairs = {
        {{view.state.agents[i].x, state.position.x},
         {view.state.agents[i].y, state.position.y},
         {view.state.agents[i].vx, state.velocity.x},
         {view.state.agents[i].vy, state.velocity.y},
         {view.force_x[i], state.force.x},
         {view.force_y[i], state.force.y},
         {view.smoothed_x[i], state.smoothed_heading.x},
         {view.smoothed_y[i], state.smoothed_heading.y}}};
    for (std::size_t k = 0; k < pairs.size(); ++k) {
      if (is_near(pairs[k].first, pairs[k].second)) continue;
      return "agent " + std::to_string(i) + ", value " + std::to_string(k) + ": " +
             std::to_string(pairs[k].first) + " instead of " + std::to_string(pairs[k].second);
    }
  }
  return "";
}

std::string description(const os::World& world) {
  std::string text = testing::assignment_of(world);
  for (const auto& [path, value] : testing::settings_of(world, "MAP"))
    text += path + " = " + value + "\n";
  return text;
}

// Steps `count` worlds and compares them with the oracle. Sums are added in another order, so if
// agents touch to the last bit, face each other exactly or come to rest by cancellation, a
// comparison may give another result: one in a hundred worlds may differ.
void expect_agreement(std::uint64_t count, std::uint64_t most, Flow flow) {
  std::uint64_t different = 0;
  std::string first;
  for (std::uint64_t seed = 0; seed < count; ++seed) {
    os::World world = permitted_world(seed, flow);
    const std::unique_ptr<Flock> flock = steered_flock_of(world);
    std::string found;
    for (std::uint64_t step = 0; step < 2 && found.empty(); ++step) {
      const double dt = os::random_time_step(seed * 3 + step);
      flock->step(dt);
      os::step(world, dt);
      found = world_difference(*flock, world);
    }
    if (found.empty()) continue;
    if (different++ == 0)
      first = "seed " + std::to_string(seed) + ": " + found + "\n" + description(world);
  }
  EXPECT_LE(different, most) << first;
  std::cout << different << " of " << count << " worlds differ by a threshold\n";
}

std::uint64_t wished_worlds() {
  const char* wish = std::getenv("FLOCKING_RANDOM_WORLDS");
  return wish != nullptr ? std::strtoull(wish, nullptr, 10) : 3000;
}

TEST(SteeredFlock, AgreesWithTheOracleInRandomWorlds) {
  expect_agreement(wished_worlds(), wished_worlds() / 100, Flow::kNone);
}

TEST(SteeredFlock, AgreesWithTheOracleOnRandomFlowFields) {
  expect_agreement(wished_worlds(), wished_worlds() / 60, Flow::kBesideAll);
}

TEST(SteeredFlock, AgreesWithTheOracleWithFlowFieldsOnly) {
  expect_agreement(wished_worlds(), wished_worlds() / 100, Flow::kAlone);
}

}  // namespace
}  // namespace flocking::sim
