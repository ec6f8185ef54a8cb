#include "explain/study/step_study.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "observe/format_study.h"
#include "observe/kinematics.h"
#include "programs.h"
#include "support/sanitized.h"
#include "variant/play.h"

namespace flocking::explain {
namespace {

using testing::program_of;

bool has_rules_of(const std::vector<Variant>& all, const Variant& wanted) {
  return std::any_of(all.begin(), all.end(), [&](const Variant& rules) {
    return rules.choice(Slot::kStepDt) == wanted.choice(Slot::kStepDt) &&
           rules.choice(Slot::kStepVelocity) == wanted.choice(Slot::kStepVelocity) &&
           rules.choice(Slot::kStepPosition) == wanted.choice(Slot::kStepPosition);
  });
}

StepFinding found_for(const Variant& variant) {
  const Program program = program_of(variant);
  Investigation investigation(program);
  EXPECT_TRUE(learn_format(investigation, 0, ReadingOrder::kAsGiven)) << text_of(variant);
  Budget budget;
  return find_step(investigation, budget);
}

// Returns true if only positions are printed and they depend only on forces. Such an output also
// fits agents whose velocity is read first.
bool looks_like_another(const Variant& rules) {
  const auto use = rules.at<Dt>(Slot::kStepDt);
  return prints_positions_only(rules) &&
         rules.at<Velocity>(Slot::kStepVelocity) == Velocity::kReplaced &&
         (use == Dt::kNotPosition || use == Dt::kNeither);
}

// Returns all rules; with sanitizers only every sixth, since each takes many times as long.
std::vector<Variant> tried_rules(const std::string& others) {
  const std::vector<Variant> all = step_rules(parse_variant(others));
  if (!flocking::testing::kIsSanitized) return all;
  std::vector<Variant> some;
  for (std::size_t i = 0; i < all.size(); i += 6) some.push_back(all[i]);
  return some;
}

bool is_half_of_force(const Variant& rules) {
  const auto position = rules.at<Position>(Slot::kStepPosition);
  return position == Position::kOldAndHalf || position == Position::kNewAndHalf;
}

// Expects that each rule is found, together with deviations that may hide it.
void expect_rules(const std::string& others) {
  for (const Variant& rules : tried_rules(others)) {
    if (rules.at<Position>(Slot::kStepPosition) == Position::kUnmoved) continue;
    if (looks_like_another(rules)) continue;
    const StepFinding found = found_for(rules);
    EXPECT_TRUE(has_rules_of(found.rules, rules)) << text_of(rules);
    EXPECT_TRUE(has_rules_of(found.all_rules, rules)) << text_of(rules);
    EXPECT_LE(found.rules.size(), 12U) << text_of(rules);
  }
}

TEST(FindStep, FindsEveryRuleSlow) { expect_rules(""); }
TEST(FindStep, FindsEveryRuleAfterAPrintedStartSlow) { expect_rules("printing.start=first"); }
TEST(FindStep, FindsEveryRuleOfAgentsSteppedInPlaceSlow) { expect_rules("step.buffers=in-place"); }
// Expects that the rules and the speed limit are found. Excludes forgotten velocities, which agents
// without forces do not show, and half forces: if a force made an agent too fast, the force's
// effect on the position is unknown.
void expect_rules_and_speed(const std::string& speed) {
  for (const Variant& rules : tried_rules(speed)) {
    if (rules.at<Velocity>(Slot::kStepVelocity) == Velocity::kReplaced) continue;
    if (is_half_of_force(rules)) continue;
    const StepFinding found = found_for(rules);
    EXPECT_EQ(found.rules.front().choice(Slot::kStepSpeed), rules.choice(Slot::kStepSpeed))
        << text_of(rules);
    EXPECT_TRUE(has_rules_of(found.rules, rules)) << text_of(rules);
  }
}

TEST(FindStep, FindsEveryRuleOfAgentsThatSlowDownSlow) {
  expect_rules_and_speed("step.speed=tenth-lost");
}
TEST(FindStep, FindsEveryRuleOfAgentsThatAreNeverFasterThanTenSlow) {
  expect_rules_and_speed("step.speed=at-most-10");
}
TEST(FindStep, FindsEveryRuleBesideAnAlignmentOverTheTimeStepSlow) {
  expect_rules("alignment.shape=over-dt");
}
TEST(FindStep, FindsEveryRuleInPositionsAloneSlow) {
  expect_rules("printing.columns=position-only");
}
TEST(FindStep, FindsEveryRuleInPositionsAloneBesideForcesWithoutWeightSlow) {
  expect_rules("printing.columns=position-only separation.weight=none alignment.weight=none");
}
TEST(FindStep, FindsEveryRuleInPositionsAloneOfAgentsSteppedInPlaceSlow) {
  expect_rules("printing.columns=position-only step.buffers=in-place");
}

// Returns the effect of a force of size 1 on the first printed number that shows it.
double shown(const Variant& rules, const Regime& regime, double weight) {
  const auto use = rules.at<Dt>(Slot::kStepDt);
  const double of_velocity = use == Dt::kNotVelocity || use == Dt::kNeither ? 1.0
                             : use == Dt::kSquaredVelocity                  ? regime.dt * regime.dt
                                                                            : regime.dt;
  const double of_position = use == Dt::kNotPosition || use == Dt::kNeither ? 1.0 : regime.dt;
  const bool is_short = prints_positions_only(rules);
  const auto position = rules.at<Position>(Slot::kStepPosition);
  if (!is_short) return weight * of_velocity;
  if (position == Position::kOldAndHalf) return weight * of_position * of_position / 2;
  return weight * of_velocity * of_position;
}

TEST(FindStep, ChoosesARegimeInWhichOnlyWeightedForcesAreSeen) {
  for (const char* const columns : {"", "printing.columns=position-only"}) {
    for (const Variant& rules : tried_rules(columns)) {
      const auto position = rules.at<Position>(Slot::kStepPosition);
      if (position == Position::kUnmoved || position == Position::kNewAndHalf) continue;
      if (looks_like_another(rules)) continue;
      const Regime regime = found_for(rules).regime;
      const double weighted = shown(rules, regime, regime.weight);
      EXPECT_GE(weighted, 10.0) << text_of(rules);
      EXPECT_LE(shown(rules, regime, 1.0), std::max(2e-4, 1e-9 * weighted)) << text_of(rules);
    }
  }
}

// A force of size 1 must stay far below the largest speed and still show five digits.
TEST(FindStep, ChoosesARegimeBelowALargestSpeed) {
  for (const std::string_view text :
       {"step.speed=at-most-1", "step.speed=at-most-10 step.buffers=in-place",
        "step.speed=at-most-100 step.dt=not-velocity", "step.speed=at-most-4 step.dt=squared"}) {
    const Variant variant = parse_variant(text);
    const double most = *own_largest_speed(variant.at<Speed>(Slot::kStepSpeed));
    const StepFinding found = found_for(variant);
    EXPECT_EQ(found.rules.front().choice(Slot::kStepSpeed), variant.choice(Slot::kStepSpeed));
    const double faster = shown(variant, found.regime, found.regime.weight);
    EXPECT_LE(faster, most / 100) << text;
    EXPECT_GE(faster * found.regime.dt, 1e5 * 0.0005) << text;
    EXPECT_LE(2.7 * found.regime.speed, most) << text;  // no agent of a probe is faster
  }
}

}  // namespace
}  // namespace flocking::explain
