#include "variant/simulator/variant_step.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "oracle/random_source.h"
#include "oracle/variant_oracle.h"
#include "variant/choices.h"
#include "variant/force.h"

namespace flocking::explain {
namespace {

using ::oracle::RandomSource;

struct World {
  CourseParameters course;
  FlockState flock;
  std::vector<double> steps;
};

// Returns a small flock with coincident agents, agents on the edge of radii, far away and, rarely,
// at NaN or infinite positions.
World random_world(RandomSource& r) {
  World world;
  world.course = {.cohesion_radius = r.pick({0, 1, 2, 3, 5, 2.5}),
                  .separation_radius = r.pick({0, 1, 2, 3, 5, 1.25}),
                  .max_separation = r.pick({0, 0.5, 1, 4, 1000}),
                  .alignment_radius = r.pick({0, 1, 2, 3, 5}),
                  .cohesion_weight = r.pick({0, 1, 0.1, -2, 3.7}),
                  .separation_weight = r.pick({0, 1, 0.3, 2}),
                  .alignment_weight = r.pick({0, 1, 0.7, -1})};
  world.flock = FlockState(static_cast<std::size_t>(r.between(0, 9)));
  const bool lattice = r.chance(50);
  for (std::size_t i = 0; i < world.flock.size(); ++i) {
    AgentState& agent = world.flock.agents[i];
    agent = {r.within(4), r.within(4), r.within(2), r.within(2)};
    if (lattice) agent = {std::round(agent.x), std::round(agent.y), agent.vx, agent.vy};
    if (i > 0 && r.chance(15)) agent.x = world.flock.agents[i - 1].x;
    if (i > 0 && r.chance(10)) agent = world.flock.agents[i - 1];
    if (r.chance(10)) agent.vx = agent.vy = 0.0;
    if (r.chance(1)) agent.x = r.pick({1e300, HUGE_VAL, std::nan("")});
  }
  for (int step = r.between(1, 4); step > 0; --step) {
    world.steps.push_back(r.pick({0, 1, 0.1, 0.25, -0.5, 3}));
  }
  return world;
}

Variant random_variant(RandomSource& r, int deviations) {
  Variant variant;
  for (int i = 0; i < deviations; ++i) {
    const auto slot = static_cast<Slot>(r.below(static_cast<int>(Slot::kDivisionByZero) + 1));
    variant.set(slot,
                static_cast<std::uint8_t>(r.below(static_cast<int>(choices_of(slot).size()))));
  }
  return variant;
}

/// Returns a variant with many choices that keep data from step to step, or that interact with such
/// choices.
Variant lasting_variant(RandomSource& r) {
  Variant variant = random_variant(r, r.between(0, 4));
  const auto draw = [&](Slot slot, int chance) {
    if (!r.chance(chance)) return;
    const int rows = static_cast<int>(choices_of(slot).size());
    // Draws choices of the last half more often.
    const int first = r.chance(50) ? rows / 2 : 0;
    variant.set(slot, static_cast<std::uint8_t>(r.between(first, rows - 1)));
  };
  for (const Force force : kForces) {
    draw(collect_slot(force), 60);
    draw(times_slot(force), 40);
    draw(who_slot(force), 30);
    draw(empty_slot(force), 20);
  }
  draw(Slot::kStepBuffers, 40);
  draw(Slot::kStepState, 40);
  draw(Slot::kStepTotal, 20);
  return variant;
}

bool same(double a, double b) {
  return (std::isnan(a) && std::isnan(b)) ||
         std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

void expect_same(const FlockState& found, const std::vector<AgentState>& expected) {
  ASSERT_EQ(found.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const AgentState& a = found.agents[i];
    const AgentState& b = expected[i];
    ASSERT_TRUE(same(a.x, b.x) && same(a.y, b.y) && same(a.vx, b.vx) && same(a.vy, b.vy))
        << std::hexfloat << "agent " << i << ": " << a.x << ' ' << a.y << ' ' << a.vx << ' ' << a.vy
        << " instead of " << b.x << ' ' << b.y << ' ' << b.vx << ' ' << b.vy;
  }
}

void expect_the_oracles_steps(const Variant& variant, const World& world) {
  const std::vector<AgentState> begin(world.flock.agents.begin(), world.flock.agents.end());
  const auto expected = flocking::oracle::play_steps(variant, world.course, begin, world.steps);
  if (!expected.empty()) {
    FlockState first = world.flock;
    step_variant(variant, world.course, first, world.steps.front());
    expect_same(first, expected.front());
  }
  FlockState flock = world.flock;
  VariantSteps steps(variant, world.course, flock);
  for (std::size_t i = 0; i < expected.size(); ++i) {
    SCOPED_TRACE("step " + std::to_string(i + 1));
    ASSERT_TRUE(steps.step(world.steps[i]));
    expect_same(flock, expected[i]);
    if (::testing::Test::HasFatalFailure()) return;
  }
  if (expected.size() == world.steps.size()) return;
  EXPECT_FALSE(steps.step(world.steps[expected.size()])) << "it does not die";
}

TEST(VariantStep, MatchesTheOracleForEachChoiceAlone) {
  for (const Choice& choice : choices()) {
    if (choice.slot > Slot::kDivisionByZero) continue;
    Variant variant;
    variant.set(choice.slot, choice.value);
    SCOPED_TRACE(text_of(variant));
    RandomSource r(choice.value);
    for (int i = 0; i < 200; ++i) expect_the_oracles_steps(variant, random_world(r));
    if (HasFailure()) return;
  }
}

TEST(VariantStep, MatchesTheOracleForManyChoicesAtOnce) {
  for (std::uint64_t seed = 0; seed < 30000; ++seed) {
    RandomSource r(seed);
    const Variant variant = random_variant(r, r.between(0, 12));
    SCOPED_TRACE("seed " + std::to_string(seed) + ": " + text_of(variant));
    expect_the_oracles_steps(variant, random_world(r));
    if (HasFailure()) return;
  }
}

TEST(VariantStep, MatchesTheOracleForStateKeptBetweenSteps) {
  for (std::uint64_t seed = 0; seed < 30000; ++seed) {
    RandomSource r(seed);
    const Variant variant = lasting_variant(r);
    SCOPED_TRACE("seed " + std::to_string(seed) + ": " + text_of(variant));
    expect_the_oracles_steps(variant, random_world(r));
    if (HasFailure()) return;
  }
}

}  // namespace
}  // namespace flocking::explain
