#include "observe/kinematics.h"

#include <gtest/gtest.h>

#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace flocking::explain {
namespace {

// All forces act, and all time steps differ.
const std::string kMoving =
    "20 20 5 20 1.5 2 0.7 3\n"
    "1.5 2.25 3 -2\n"
    "-3 4 -1.25 2.5\n"
    "5 -2 2 1.75\n"
    "0.5\n0.8\n1.7\n";

Observation observed_kinematics(const Variant& variant, const std::string& input = kMoving) {
  const std::optional<Observation> seen = observe_variant("moving", input, variant);
  EXPECT_TRUE(seen.has_value()) << text_of(variant);
  return seen.value_or(Observation{});
}

bool uses_dt_for_position(const Variant& rules) {
  const auto use = rules.at<Dt>(Slot::kStepDt);
  return use != Dt::kNotPosition && use != Dt::kNeither;
}

bool depends_on_force(const Variant& rules) {
  const auto position = rules.at<Position>(Slot::kStepPosition);
  return position == Position::kOldAndHalf || position == Position::kNewAndHalf;
}

// Returns the choice of state that the output shows: if only the new velocity moves agents, kept
// old velocities are invisible.
State state_that_shows(const Variant& variant) {
  const auto state = variant.at<State>(Slot::kStepState);
  const auto position = variant.at<Position>(Slot::kStepPosition);
  const bool uses_old = position != Position::kNewVelocity && position != Position::kUnmoved;
  return state == State::kVelocityAsRead && !uses_old ? State::kKept : state;
}

// Returns true if positions follow from velocities by the same rule. The rule for velocities is
// visible only if the position depends on the force, too.
bool moves_alike(const Variant& a, const Variant& b) {
  if (a.at<Position>(Slot::kStepPosition) == Position::kUnmoved &&
      b.at<Position>(Slot::kStepPosition) == Position::kUnmoved) {
    return true;
  }
  if (state_that_shows(a) != state_that_shows(b)) return false;
  if (a.choice(Slot::kStepPosition) != b.choice(Slot::kStepPosition)) return false;
  if (uses_dt_for_position(a) != uses_dt_for_position(b)) return false;
  return !depends_on_force(a) || (a.choice(Slot::kStepVelocity) == b.choice(Slot::kStepVelocity) &&
                                  a.choice(Slot::kStepDt) == b.choice(Slot::kStepDt));
}

TEST(StepRules, AreAllCombinations) {
  EXPECT_EQ(step_rules(Variant()).size(), 2U * 5U * 5U * 2U + 5U * 5U);
  EXPECT_EQ(step_rules(parse_variant("printing.columns=position-only")).size(), 2U * 5U * 5U);
}

TEST(StepRules, KeepTheRest) {
  const Variant base = parse_variant("numbers=float printing.digits=six");
  for (const Variant& rules : step_rules(base)) {
    EXPECT_EQ(rules.choice(Slot::kNumbers), base.choice(Slot::kNumbers));
    EXPECT_EQ(rules.choice(Slot::kPrintingDigits), base.choice(Slot::kPrintingDigits));
  }
}

TEST(MovesAs, AcceptsOnlyEqualMovements) {
  const std::vector<Variant> all = step_rules(parse_variant("printing.digits=six"));
  for (const Variant& played : all) {
    const Observation seen = observed_kinematics(played);
    for (const Variant& rules : all) {
      EXPECT_EQ(moves_as(rules, seen), moves_alike(rules, played))
          << "played: " << text_of(played) << "; recognised as: " << text_of(rules);
    }
  }
}

TEST(MovesAs, AcceptsRoundedAndSinglePrecision) {
  for (const char* const more : {"", " printing.digits=one", " printing.digits=two",
                                 " printing.digits=short", " printing.digits=all", " numbers=float",
                                 " printing.start=first", " printing.columns=velocity-first",
                                 " printing.agents=descending", " step.speed=half-lost"}) {
    for (const Variant& rules : step_rules(parse_variant(more))) {
      EXPECT_TRUE(moves_as(rules, observed_kinematics(rules))) << text_of(rules);
      EXPECT_EQ(largest_error(rules, observed_kinematics(rules)) > 1e-4, false) << text_of(rules);
    }
  }
}

TEST(MovesAs, ChecksThePrintedStart) {
  const Variant variant = parse_variant("printing.start=first");
  Observation seen = observed_kinematics(variant);
  EXPECT_TRUE(moves_as(variant, seen));
  seen.frames.front().front()[3] += 0.01;
  EXPECT_FALSE(moves_as(variant, seen));
}

// A step of length 0 whose forces are NaN looks like a start.
TEST(MovesAs, IgnoresNanInAPrintedStart) {
  const Variant variant = parse_variant("printing.start=first step.position=new-velocity-and-half");
  Observation seen = observed_kinematics(variant);
  seen.frames.front().front().fill(std::numeric_limits<double>::quiet_NaN());
  seen.frames[1].front().fill(std::numeric_limits<double>::quiet_NaN());
  EXPECT_TRUE(moves_as(variant, seen));
  EXPECT_FALSE(moves_as(parse_variant("printing.start=first"), seen));
}

TEST(MovesAs, IgnoresNan) {
  Observation seen = observed_kinematics(Variant());
  for (PrintedRow& row : seen.frames[1]) row.fill(std::numeric_limits<double>::quiet_NaN());
  EXPECT_TRUE(moves_as(Variant(), seen));
}

TEST(MovesAs, TakesVelocitiesThatAreNotPrintedForTheOldOnes) {
  const Variant variant = parse_variant("printing.columns=position-only");
  const std::string still = "2 2 1 2 0 0 0 1\n1 2 3 4\n0.5\n0.25\n";
  EXPECT_TRUE(moves_as(variant, observed_kinematics(variant, still)));
  EXPECT_FALSE(moves_as(variant, observed_kinematics(variant)));
}

TEST(LargestError, IsTheDistanceFromWhereItShouldBe) {
  Observation seen = observed_kinematics(Variant());
  EXPECT_EQ(largest_error(Variant(), seen), 0.0);
  seen.frames.back().back()[1] += 0.5;
  EXPECT_NEAR(largest_error(Variant(), seen), 0.5, 0.01);
}

TEST(KeepsVelocities, TellsWhereNoForceActs) {
  const std::string at_rest = "1 1 1 9 0 0 0 2\n0 0 1.5 -2\n40 0 0 0.25\n0.5\n0.5\n";
  EXPECT_TRUE(keeps_velocities(observed_kinematics(Variant(), at_rest)));
  EXPECT_FALSE(
      keeps_velocities(observed_kinematics(parse_variant("step.speed=half-lost"), at_rest)));
  EXPECT_FALSE(keeps_velocities(observed_kinematics(Variant())));
}

}  // namespace
}  // namespace flocking::explain
