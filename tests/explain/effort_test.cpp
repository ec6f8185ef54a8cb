#include "explain/effort.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "explain/explainer.h"
#include "explain/force_search.h"
#include "explain/joint_search.h"
#include "explain/observation.h"
#include "explain/play.h"
#include "explain/probes.h"
#include "programs.h"

namespace flocking::explain {
namespace {

void count(int pairs) {
  for (int i = 0; i < pairs; ++i) count_effort(1);
}

Observation observed(const Variant& variant, const Probe& probe) {
  const std::string input = input_of(probe);
  RunResult result;
  result.output = play(variant, input);
  return observe(probe.name, input, std::move(result), {variant, {}}).value_or(Observation{});
}

TEST(Effort, IsWithoutLimitAtFirst) {
  count(1000);
  EXPECT_FALSE(is_tired());
}

TEST(Effort, EndsAtItsLimit) {
  const EffortLimit limit(10);
  count(9);
  EXPECT_FALSE(is_tired());
  count(1);
  EXPECT_TRUE(is_tired());
}

TEST(Effort, GoesOnBehindAnInnerLimit) {
  const EffortLimit outer(100);
  {
    const EffortLimit inner(5);
    count(5);
    EXPECT_TRUE(is_tired());
  }
  EXPECT_FALSE(is_tired());
  count(95);
  EXPECT_TRUE(is_tired());
}

TEST(Effort, IsNotMoreThanAnOuterLimitAllows) {
  const EffortLimit outer(10);
  const EffortLimit inner(50);
  count(9);
  EXPECT_FALSE(is_tired());
  count(1);
  EXPECT_TRUE(is_tired());
}

TEST(Effort, IsMadeByLookingAtObservations) {
  const Observation seen = observed(Variant(), mixed_probes().front());
  const EffortLimit limit(1);
  EXPECT_TRUE(reproduces(Variant(), seen));
  EXPECT_TRUE(is_tired());
}

TEST(Effort, SearchesEndWhenItIsSpent) {
  Variant base;
  for (const Force force : kForces) base = without(base, force);
  const Observation seen = observed(Variant(), force_probes(Force::kCohesion, Regime()).front());
  const EffortLimit limit(100);
  const ForceFinding found =
      find_force(Force::kSeparation, {base}, {Weight::kOwn, Weight::kTwice}, {&seen});
  EXPECT_TRUE(found.survivors.empty());
  EXPECT_TRUE(is_tired());

  JointSearch search;
  search.add(seen);
  const Variant start = parse_variant("cohesion.weight=missing separation.towards");
  EXPECT_EQ(search.improved(start), start);
}

}  // namespace
}  // namespace flocking::explain
