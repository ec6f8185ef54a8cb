// Searches in two halves must find the same with one thread and with two.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <vector>

#include "base/team.h"
#include "explain/search/force_search.h"
#include "explain/search/formula_search.h"
#include "explain/search/joint_search.h"
#include "explain/search/pair_search.h"
#include "observe/probes.h"
#include "observe/seen_probes.h"

namespace flocking::explain {
namespace {

using testing::SeenProbes;
using Search = std::function<std::vector<Variant>(Budget&)>;

// Tests a large budget, and a budget that is too small.
void expect_same(const Search& search) {
  Team two(2);
  for (const std::uint64_t most : {std::uint64_t{1'500'000}, std::uint64_t{20'000}}) {
    Budget alone;
    Budget together(&two);
    const BudgetLimit limit_alone(alone, most);
    const BudgetLimit limit_together(together, most);
    const std::vector<Variant> found = search(alone);
    const std::vector<Variant> found_together = search(together);
    ASSERT_EQ(found.size(), found_together.size());
    for (std::size_t i = 0; i < found.size(); ++i) EXPECT_EQ(found[i], found_together[i]);
    EXPECT_EQ(alone.is_spent(), together.is_spent());
    EXPECT_TRUE(!found.empty() || alone.is_spent());
  }
}

TEST(Halves, FindTheSameOfAForce) {
  const Variant planted = parse_variant("separation.term=unit separation.collect=mean");
  const SeenProbes seen(planted, force_probes(Force::kSeparation, Regime()));
  expect_same([&](Budget& budget) {
    return find_force(Force::kSeparation, {without_forces(Variant())},
                      {Weight::kOwn, Weight::kTwice}, seen.pointers(), budget)
        .survivors;
  });
}

TEST(Halves, FindTheSameOfTwoForces) {
  const Variant planted =
      parse_variant("cohesion.who=everybody separation.who=everybody separation.weight=cohesion");
  std::vector<Probe> probes = force_probes(Force::kCohesion, Regime());
  const std::vector<Probe> more = foreign_weight_probes(Force::kSeparation, Regime());
  std::copy_if(more.begin(), more.end(), std::back_inserter(probes), [](const Probe& probe) {
    return probe.course.cohesion_weight != 0.0 && probe.course.alignment_weight == 0.0;
  });
  const SeenProbes seen(planted, probes);
  const PairOfForces pair{{Force::kCohesion, Force::kSeparation},
                          {{{Weight::kOwn}, {Weight::kCohesion}}}};
  expect_same([&](Budget& budget) {
    const auto found = find_pair(pair, {without_forces(planted)}, seen.pointers(), budget);
    std::vector<Variant> both = found[0];
    both.insert(both.end(), found[1].begin(), found[1].end());
    return both;
  });
}

TEST(Halves, FindTheSameFormulas) {
  const Variant planted = parse_variant("cohesion.formula=towards,over-radius,twice");
  const SeenProbes pairs(planted, formula_probes(Force::kCohesion, Weight::kOwn, Regime()));
  const SeenProbes others(planted, force_probes(Force::kCohesion, Regime()));
  expect_same([&](Budget& budget) {
    return find_formulas(Force::kCohesion, Weight::kOwn, {without_forces(Variant())},
                         {pairs.pointers(), others.pointers()}, budget);
  });
}

TEST(Halves, FindTheSameNeighbors) {
  const Variant planted = parse_variant("separation.towards alignment.weight=missing");
  const SeenProbes seen(planted, mixed_probes());
  expect_same([&](Budget& budget) {
    JointSearch search(budget);
    for (const Observation* one : seen.pointers()) search.add(*one);
    return search.neighbors(planted);
  });
}

}  // namespace
}  // namespace flocking::explain
