#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "explain/alternatives.h"
#include "explain/search/force_search.h"
#include "explain/search/joint_search.h"
#include "observe/probes.h"
#include "observe/seen_probes.h"
#include "variant/likelihood.h"

namespace flocking::explain {
namespace {

using testing::observed_probe;
using testing::SeenProbes;

const std::vector<Weight> kWeights = {Weight::kOwn, Weight::kTwice};

ForceFinding find(Force force, const Variant& planted) {
  const SeenProbes seen(planted, force_probes(force, Regime()));
  Budget budget;
  return find_force(force, {without_forces(Variant())}, kWeights, seen.pointers(), budget);
}

struct PlantedForce {
  Force force;
  const char* variant;
};

TEST(FindForce, FindsWhatWasPlanted) {
  for (const auto& [force, text] : {
           PlantedForce{Force::kCohesion, ""},
           PlantedForce{Force::kCohesion, "cohesion.who=square cohesion.self=with"},
           PlantedForce{Force::kCohesion, "cohesion.collect=sum cohesion.shape=unit"},
           PlantedForce{Force::kCohesion, "cohesion.who=everybody cohesion.limit=cut"},
           PlantedForce{Force::kCohesion, "cohesion.who=alignment-radius cohesion.weight=twice"},
           PlantedForce{Force::kSeparation, ""},
           PlantedForce{Force::kSeparation,
                        "separation.direction=towards separation.clamp=unlimited"},
           PlantedForce{Force::kSeparation, "separation.term=unit separation.collect=mean"},
           PlantedForce{Force::kSeparation, "separation.term=per-axis separation.clamp=product"},
           PlantedForce{Force::kSeparation, "separation.who=later separation.times=as-it-grows"},
           PlantedForce{Force::kAlignment, ""},
           PlantedForce{Force::kAlignment, "alignment.self=without alignment.shape=minus-own"},
           PlantedForce{Force::kAlignment, "alignment.term=unit alignment.collect=never-emptied"},
           PlantedForce{Force::kAlignment, "alignment.who=square alignment.times=per-other"},
       }) {
    const Variant planted = parse_variant(text);
    const ForceFinding found = find(force, planted);
    ASSERT_FALSE(found.survivors.empty()) << name_of(force) << " " << text;
    EXPECT_EQ(text_of(found.survivors.front()),
              text_of(with_force_of(without_forces(Variant()), force, planted)));
    EXPECT_FALSE(found.is_silent);
    EXPECT_FALSE(found.is_nowhere);
  }
}

TEST(FindForce, GivesTheLikeliestFirst) {
  const ForceFinding found = find(Force::kSeparation, parse_variant("separation.towards"));
  std::vector<double> costs;
  for (const Variant& variant : found.survivors) costs.push_back(cost_of(variant));
  EXPECT_TRUE(std::is_sorted(costs.begin(), costs.end()));
}

TEST(FindForce, KnowsSilence) {
  const ForceFinding found = find(Force::kAlignment, parse_variant("alignment.weight=missing"));
  EXPECT_TRUE(found.is_silent);
  ASSERT_EQ(found.survivors.size(), 1U);
  EXPECT_EQ(found.survivors.front().at<Weight>(Slot::kAlignmentWeight), Weight::kZero);
}

TEST(FindForce, KnowsThatNothingIsSeen) {
  const SeenProbes seen(parse_variant("separation.self=with separation.zero=divided"),
                        {force_probes(Force::kSeparation, Regime()).front()});
  Budget budget;
  EXPECT_TRUE(
      find_force(Force::kSeparation, {without_forces(Variant())}, kWeights, seen.pointers(), budget)
          .is_nowhere);
}

TEST(FindForce, FindsNothingInAnotherFormula) {
  Observation seen = observed_probe(Variant(), force_probes(Force::kCohesion, Regime())[1]);
  seen.frames.front().front()[2] *= 1.3;
  Budget budget;
  EXPECT_TRUE(find_force(Force::kCohesion, {without_forces(Variant())}, kWeights, {&seen}, budget)
                  .survivors.empty());
}

TEST(OfferedChoices, AreTheRulesAndThoseWithATitle) {
  EXPECT_THAT(offered_choices(Slot::kCohesionSelf), ::testing::ElementsAre(0, 1));
  const std::vector<std::uint8_t> who = offered_choices(Slot::kCohesionWho);
  EXPECT_THAT(who,
              ::testing::Not(::testing::Contains(static_cast<std::uint8_t>(Who::kCohesionRadius))));
  EXPECT_THAT(who, ::testing::Contains(static_cast<std::uint8_t>(Who::kSeparationRadius)));
}

// A search with observations of a variant.
class JointSearchTest : public ::testing::Test {
 protected:
  void see(const Variant& variant) {
    std::vector<Probe> probes = mixed_probes();
    for (std::uint64_t seed = 0; seed < 10; ++seed) probes.push_back(random_probe(seed));
    for (const Probe& probe : probes)
      search_.add(seen_.emplace_back(observed_probe(variant, probe)));
  }

  std::deque<Observation> seen_;
  Budget budget_;
  JointSearch search_{budget_};
};

TEST_F(JointSearchTest, CountsMisses) {
  const Variant variant = parse_variant("separation.towards");
  see(variant);
  EXPECT_EQ(search_.observations(), seen_.size());
  EXPECT_EQ(search_.misses(variant, 100), 0U);
  EXPECT_GT(search_.misses(Variant(), 100), 5U);
  EXPECT_EQ(search_.misses(Variant(), 2), 3U) << "more than the bound";
  EXPECT_EQ(search_.inexact(variant), 0U);
}

TEST_F(JointSearchTest, TakesTheBestOfAll) {
  const Variant variant = parse_variant("separation.towards cohesion.who=square");
  see(variant);
  const Variant half = parse_variant("separation.towards");
  EXPECT_EQ(search_.best_of(Variant(), {half}), half);
  EXPECT_EQ(search_.best_of(Variant(), {half, variant, parse_variant("numbers=float")}), variant);
}

TEST_F(JointSearchTest, MendsWhatOneChangeMends) {
  const Variant variant = parse_variant("separation.towards step.total=last-called");
  see(variant);
  EXPECT_EQ(search_.mended(parse_variant("separation.towards")), variant);
  EXPECT_EQ(search_.mended(variant), variant);
  const Variant far = parse_variant("cohesion.who=square");
  EXPECT_EQ(search_.mended(far), far) << "which takes more than one";
}

TEST_F(JointSearchTest, ImprovesSlotBySlot) {
  const Variant variant =
      parse_variant("separation.towards alignment.self=without cohesion.times=per-agent");
  see(variant);
  EXPECT_EQ(text_of(search_.improved(Variant())), text_of(variant));
}

TEST_F(JointSearchTest, ImprovesInTwoSlotsAtOnce) {
  const Variant variant = parse_variant("separation.term=offset separation.clamp=always");
  see(variant);
  EXPECT_EQ(text_of(search_.improved(Variant())), text_of(variant));
}

TEST_F(JointSearchTest, KnowsNeighborsTheLikeliestFirst) {
  const Variant variant = parse_variant("alignment.weight=missing alignment.self=without");
  see(variant);
  const std::vector<Variant> found = search_.neighbors(variant);
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(text_of(found.front()), "alignment.weight=missing");
  EXPECT_THAT(found, ::testing::Contains(variant));
  for (const Variant& one : found) EXPECT_EQ(search_.misses(one, 0), 0U) << text_of(one);
}

TEST_F(JointSearchTest, DistinguishedAsksWhereVariantsDiffer) {
  const Variant variant = parse_variant("cohesion.zero=divided");
  for (const Probe& probe : mixed_probes()) {
    search_.add(seen_.emplace_back(observed_probe(variant, probe)));
  }
  ASSERT_EQ(search_.misses(Variant(), 0), 0U) << "so far the same";
  int asked = 0;
  const Ask ask = [&](const Probe& probe) {
    ++asked;
    return &seen_.emplace_back(observed_probe(variant, probe));
  };
  const Variant found = distinguished(Variant(), search_, ask, budget_);
  EXPECT_EQ(found.at<ZeroRadius>(Slot::kCohesionZeroRadius), ZeroRadius::kDivided)
      << text_of(found);
  EXPECT_GE(asked, 1);
  EXPECT_LE(asked, 25);
}

}  // namespace
}  // namespace flocking::explain
