#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/error.h"
#include "oracle/random_source.h"
#include "oracle/variant_oracle.h"
#include "variant/choices.h"
#include "variant/force.h"
#include "variant/formula.h"
#include "variant/simulator/variant_step.h"
#include "variant/variant.h"

namespace flocking::explain {
namespace {

using ::oracle::RandomSource;

constexpr int kTerms = static_cast<int>(Term::kUnitPosition) + 1;
constexpr int kScales = static_cast<int>(TermScale::kQuadratic) + 1;
constexpr int kCuts = static_cast<int>(TermCut::kPerComponent) + 1;

/// Returns a random composed formula.
Formula any_formula(RandomSource& r) {
  Formula formula;
  formula.term = static_cast<Term>(r.between(1, kTerms - 1));
  if (r.chance(60)) formula.scale = static_cast<TermScale>(r.below(kScales));
  if (r.chance(25)) formula.cut = static_cast<TermCut>(r.below(kCuts));
  const int ops = r.between(0, static_cast<int>(Formula::kMostOps));
  for (int i = 0; i < ops; ++i) {
    formula.ops[static_cast<std::size_t>(i)] =
        static_cast<Op>(r.between(1, static_cast<int>(kOps) - 1));
  }
  return formula;
}

/// Returns a program with random deviations in slots up to `last`, and formulas for some forces.
Variant any_program(RandomSource& r, Slot last) {
  Variant variant;
  for (int i = r.below(9); i > 0; --i) {
    const auto slot = static_cast<Slot>(r.below(static_cast<int>(last) + 1));
    const auto rows = choices_of(slot);
    const Choice& row = rows[static_cast<std::size_t>(r.below(static_cast<int>(rows.size())))];
    if (!row.title.empty()) variant.set(slot, row.value);
  }
  for (const Force force : kForces) {
    const int times = static_cast<int>(choices_of(times_slot(force)).size());
    if (r.chance(20)) variant.set(times_slot(force), r.between(6, times - 1));
    const int collects = static_cast<int>(choices_of(collect_slot(force)).size());
    if (r.chance(20)) variant.set(collect_slot(force), r.between(4, collects - 1));
    if (r.chance(60)) variant.set_formula(force, any_formula(r));
  }
  if (r.chance(20)) variant.set(Slot::kNumbers, Numbers::kFloat);
  return variant;
}

/// An input that provokes divisions by zero: coincident agents, agents at rest or with equal
/// velocities, radii of 0.
struct NastyWorld {
  CourseParameters course;
  FlockState flock;
  std::vector<double> steps;
};

NastyWorld nasty_world(RandomSource& r) {
  NastyWorld world;
  CourseParameters& course = world.course;
  course.cohesion_radius = r.pick({0, 1, 2, 5, 2.5});
  course.separation_radius = r.pick({0, 1, 2, 5, 1.25});
  course.max_separation = r.pick({0, 0.5, 1, 3, 1000});
  course.alignment_radius = r.pick({0, 1, 3, 5});
  course.cohesion_weight = r.pick({0, 1, 0.1, -2});
  course.separation_weight = r.pick({0, 1, 0.3, -0.7});
  course.alignment_weight = r.pick({0, 1, 0.7, -1});
  world.flock = FlockState(static_cast<std::size_t>(r.between(0, 7)));
  const bool lattice = r.chance(40);
  const bool one_velocity = r.chance(10);
  for (std::size_t i = 0; i < world.flock.size(); ++i) {
    AgentState& agent = world.flock.agents[i];
    agent.x = lattice ? r.between(-3, 3) : r.within(3);
    agent.y = lattice ? r.between(-3, 3) : r.within(3);
    agent.vx = r.within(2);
    agent.vy = r.within(2);
    if (i > 0 && r.chance(20)) agent.x = world.flock.agents[i - 1].x;
    if (i > 0 && r.chance(15)) agent = world.flock.agents[i - 1];
    if (r.chance(10)) agent.vx = agent.vy = r.pick({0.0, -0.0});
    if (r.chance(5)) agent.x = agent.y = 0.0;
    if (i > 0 && one_velocity) {
      agent.vx = world.flock.agents[0].vx;
      agent.vy = world.flock.agents[0].vy;
    }
    if (r.chance(1)) agent.y = r.pick({-1e300, HUGE_VAL, std::nan(""), 1e-310});
  }
  for (int step = r.between(1, 4); step > 0; --step) {
    world.steps.push_back(r.pick({0, 1, 0.1, 0.25, -0.5, 3}));
  }
  return world;
}

bool is_bit_by_bit(double a, double b) {
  return (std::isnan(a) && std::isnan(b)) ||
         std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

void expect_agents(const FlockState& flock, const std::vector<AgentState>& expected) {
  ASSERT_EQ(flock.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const AgentState& a = flock.agents[i];
    const AgentState& b = expected[i];
    const bool same = is_bit_by_bit(a.x, b.x) && is_bit_by_bit(a.y, b.y) &&
                      is_bit_by_bit(a.vx, b.vx) && is_bit_by_bit(a.vy, b.vy);
    ASSERT_TRUE(same) << std::hexfloat << "agent " << i << ": " << a.x << ' ' << a.y << ' ' << a.vx
                      << ' ' << a.vy << " instead of " << b.x << ' ' << b.y << ' ' << b.vx << ' '
                      << b.vy;
  }
}

void expect_all_steps(const Variant& variant, const NastyWorld& world) {
  const std::vector<AgentState> begin(world.flock.agents.begin(), world.flock.agents.end());
  const auto expected = flocking::oracle::play_steps(variant, world.course, begin, world.steps);
  FlockState flock = world.flock;
  VariantSteps steps(variant, world.course, flock);
  for (std::size_t i = 0; i < expected.size(); ++i) {
    SCOPED_TRACE("step " + std::to_string(i + 1));
    ASSERT_TRUE(steps.step(world.steps[i]));
    expect_agents(flock, expected[i]);
    if (::testing::Test::HasFatalFailure()) return;
  }
  if (expected.size() == world.steps.size()) return;
  EXPECT_FALSE(steps.step(world.steps[expected.size()])) << "it does not die";
}

TEST(FormulaStep, MatchesTheOracleForEachPartAlone) {
  std::vector<Formula> formulas;
  for (int term = 1; term < kTerms; ++term) {
    for (int scale = 0; scale < kScales; ++scale) {
      Formula formula;
      formula.term = static_cast<Term>(term);
      formula.scale = static_cast<TermScale>(scale);
      formula.cut = static_cast<TermCut>((term + scale) % kCuts);
      formulas.push_back(formula);
    }
  }
  for (std::size_t op = 1; op < kOps; ++op) {
    Formula formula;
    formula.term = Term::kTowards;
    formula.ops[0] = static_cast<Op>(op);
    formulas.push_back(formula);
  }
  RandomSource r(18);
  for (const Formula& formula : formulas) {
    for (const Force force : kForces) {
      Variant variant;
      variant.set_formula(force, formula);
      SCOPED_TRACE(text_of(variant));
      for (int i = 0; i < 10; ++i) expect_all_steps(variant, nasty_world(r));
      if (HasFailure()) return;
    }
  }
}

TEST(FormulaStep, MatchesTheOracleForRandomPrograms) {
  for (std::uint64_t seed = 0; seed < 30000; ++seed) {
    RandomSource r(seed);
    const Variant variant = any_program(r, Slot::kDivisionByZero);
    SCOPED_TRACE("seed " + std::to_string(seed) + ": " + text_of(variant));
    expect_all_steps(variant, nasty_world(r));
    if (HasFailure()) return;
  }
}

TEST(FormulaStep, AddsAForceAsOftenAsAgentsAreInReach) {
  // Two of the other agents are within the radius of the first, one of them exactly on its edge.
  CourseParameters course;
  course.cohesion_radius = 2.0;
  course.cohesion_weight = 1.0;
  FlockState flock(4);
  for (AgentState& agent : flock.agents) agent = {};
  flock.agents[1].x = 1.0;
  flock.agents[2].x = 2.0;
  flock.agents[3].x = 50.0;
  const auto velocity = [&](const char* text) {
    FlockState moved = flock;
    step_variant(parse_variant(text), course, moved, 1.0);
    return moved.agents[0].vx;
  };
  const double once = velocity("");
  EXPECT_DOUBLE_EQ(once, 0.75);
  EXPECT_DOUBLE_EQ(velocity("loop=within"), 2.0 * once);
  EXPECT_DOUBLE_EQ(velocity("loop=strictly-within"), once);
  EXPECT_DOUBLE_EQ(velocity("loop=within-and-self"), 3.0 * once);
  // The loop counts agents within the radius, not neighbours.
  const double of_all = velocity("cohesion.who=everybody cohesion.limit=untested");
  EXPECT_DOUBLE_EQ(velocity("loop=within cohesion.who=everybody cohesion.limit=untested"),
                   2.0 * of_all);
}

}  // namespace
}  // namespace flocking::explain
