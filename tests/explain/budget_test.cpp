#include "observe/budget.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/team.h"
#include "explain/search/force_search.h"
#include "explain/search/joint_search.h"
#include "observe/observation.h"
#include "observe/probes.h"
#include "observe/seen_probes.h"

namespace flocking::explain {
namespace {

using testing::observed_probe;

TEST(Budget, IsWithoutLimitAtFirst) {
  Budget budget;
  budget.spend(std::uint64_t{1} << 62U);
  EXPECT_FALSE(budget.is_spent());
}

TEST(Budget, EndsAtItsLimit) {
  Budget budget;
  budget.spend(1000);
  const BudgetLimit limit(budget, 10);
  budget.spend(9);
  EXPECT_FALSE(budget.is_spent());
  budget.spend(1);
  EXPECT_TRUE(budget.is_spent());
}

TEST(Budget, ContinuesAfterAnInnerLimit) {
  Budget budget;
  const BudgetLimit outer(budget, 100);
  {
    const BudgetLimit inner(budget, 5);
    budget.spend(5);
    EXPECT_TRUE(budget.is_spent());
  }
  EXPECT_FALSE(budget.is_spent());
  budget.spend(95);
  EXPECT_TRUE(budget.is_spent());
}

TEST(Budget, StaysWithinAnOuterLimit) {
  Budget budget;
  const BudgetLimit outer(budget, 10);
  const BudgetLimit inner(budget, 50);
  budget.spend(9);
  EXPECT_FALSE(budget.is_spent());
  budget.spend(1);
  EXPECT_TRUE(budget.is_spent());
}

TEST(Budget, IsSpentByLookingAtObservations) {
  const Observation seen = observed_probe(Variant(), mixed_probes().front());
  Budget budget;
  const BudgetLimit limit(budget, 1);
  EXPECT_TRUE(reproduces(Variant(), seen, budget));
  EXPECT_TRUE(budget.is_spent());
}

TEST(Budget, SearchesEndWhenItIsSpent) {
  const Variant base = without_forces(Variant());
  const Observation seen =
      observed_probe(Variant(), force_probes(Force::kCohesion, Regime()).front());
  Budget budget;
  const BudgetLimit limit(budget, 100);
  const ForceFinding found =
      find_force(Force::kSeparation, {base}, {Weight::kOwn, Weight::kTwice}, {&seen}, budget);
  EXPECT_TRUE(found.survivors.empty());
  EXPECT_TRUE(budget.is_spent());

  JointSearch search(budget);
  search.add(seen);
  const Variant start = parse_variant("cohesion.weight=missing separation.towards");
  EXPECT_EQ(search.improved(start), start);
}

// Each half may spend the whole remaining budget, and the costs of both halves are charged to the
// whole.
TEST(Budget, HasHalvesThatEndWhereverTheyAreSearched) {
  Team two(2);
  for (Team* team : {static_cast<Team*>(nullptr), &two}) {
    Budget budget(team);
    budget.spend(7);
    const BudgetLimit limit(budget, 100);
    std::array<std::uint64_t, 2> steps{};
    search_in_halves(budget, [&](std::size_t half, Budget& own) {
      while (!own.is_spent() && steps[half] < 60 + 100 * half) {
        own.spend(1);
        ++steps[half];
      }
    });
    EXPECT_EQ(steps[0], 60U);
    EXPECT_EQ(steps[1], 100U);
    EXPECT_TRUE(budget.is_spent());
    search_in_halves(budget, [](std::size_t, Budget& own) { EXPECT_TRUE(own.is_spent()); });
  }
}

TEST(Budget, HasHalvesWithoutLimitWhereItHasNone) {
  Budget budget;
  search_in_halves(budget, [](std::size_t, Budget& own) {
    own.spend(std::uint64_t{1} << 60U);
    EXPECT_FALSE(own.is_spent());
  });
  EXPECT_FALSE(budget.is_spent());
}

}  // namespace
}  // namespace flocking::explain
