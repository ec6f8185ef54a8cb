#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "explain/explanation.h"
#include "explain/search/force_search.h"
#include "observe/probes.h"
#include "observe/seen_probes.h"
#include "oracle/random_source.h"
#include "variant/random_variant.h"

/// Variants that differ only in Slot::kStepBuffers.
namespace flocking::explain {
namespace {

using testing::observed_probe;
using testing::SeenProbes;

const std::vector<Weight> kWeightsOfSearch = {Weight::kOwn, Weight::kTwice};

// Forces so strong and steps so long that agents move far in a step.
const Regime kFar{.weight = 300.0, .dt = 0.5, .steps = 2};

Variant with_buffers(Variant variant, Buffers buffers) {
  variant.set(Slot::kStepBuffers, buffers);
  return variant;
}

// The buffers do not affect the first agent after the first step: it refutes all variants that
// differ in them, or none.
TEST(Agreement, OfTheFirstAgentIsTheSameWhoeverIsSeenMoved) {
  ::oracle::RandomSource random(20261);
  std::array<std::size_t, 3> count{};
  Budget budget;
  for (int i = 0; i < 400; ++i) {
    const Variant planted = testing::random_variant(random, 2);
    const Variant tried = testing::random_variant(random, i % 2 == 0 ? 1 : 2);
    for (const Force force : kForces) {
      for (const Probe& probe : force_probes(force, kFar)) {
        const std::string input = input_of(probe);
        const auto seen = observe_variant(probe.name, input, planted);
        if (!seen) continue;
        const Exactness exactness = but_for_nan(tried);
        const Agreement first =
            agreement(with_buffers(tried, Buffers::kTwo), *seen, exactness, budget);
        ++count[static_cast<std::size_t>(first)];
        for (const Buffers buffers : {Buffers::kInPlace, Buffers::kPositionsInPlace,
                                      Buffers::kVelocitiesInPlace, Buffers::kAlignmentInPlace}) {
          const Agreement other = agreement(with_buffers(tried, buffers), *seen, exactness, budget);
          ASSERT_EQ(first == Agreement::kNone, other == Agreement::kNone)
              << text_of(planted) << "\n"
              << text_of(tried) << "\n"
              << input;
        }
      }
    }
  }
  for (const std::size_t times : count) EXPECT_GT(times, 100U);
}

// The result must be the same after a search with the other buffers and without it.
TEST(ForceSearch, FindsTheSameInPlaceWhateverWasTriedBefore) {
  const Variant base = without_forces(Variant());
  for (const char* text :
       {"cohesion.formula=towards,over-radius,twice",
        "separation.term=unit separation.collect=mean", "alignment.self=without"}) {
    for (const Buffers buffers : {Buffers::kTwo, Buffers::kInPlace}) {
      const Variant planted = with_buffers(parse_variant(text), buffers);
      const Force force = *force_named(std::string(text).substr(0, std::string(text).find('.')));
      const SeenProbes seen(planted, force_probes(force, kFar));
      Budget budget;
      ForceSearch search(force, kWeightsOfSearch, seen.pointers(), budget);
      for (const Buffers tried : {Buffers::kTwo, Buffers::kInPlace}) {
        const std::vector<Variant> bases = {with_buffers(base, tried)};
        EXPECT_EQ(search.find(bases).survivors,
                  find_force(force, bases, kWeightsOfSearch, seen.pointers(), budget).survivors)
            << text;
      }
    }
  }
}

TEST(ForceSearch, TriesNothingInPlaceThatTheFirstAgentRefuted) {
  const SeenProbes seen(parse_variant("separation.formula=towards*1/d^2:cut,unit,cut"),
                        force_probes(Force::kSeparation, Regime()));
  const std::vector<Variant> bases = {without_forces(Variant())};
  constexpr std::uint64_t kFew = 200'000;
  Budget budget;
  ForceSearch search(Force::kSeparation, kWeightsOfSearch, seen.pointers(), budget);
  EXPECT_TRUE(search.find(bases).survivors.empty());
  {
    const BudgetLimit limit(budget, kFew);
    EXPECT_TRUE(search.find(in_place(bases)).survivors.empty());
    EXPECT_FALSE(budget.is_spent());
  }
  const BudgetLimit limit(budget, 4 * kFew);
  find_force(Force::kSeparation, in_place(bases), kWeightsOfSearch, seen.pointers(), budget);
  EXPECT_TRUE(budget.is_spent());
}

}  // namespace
}  // namespace flocking::explain
