#include "observe/ill_conditioned.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "explain/programs.h"

namespace flocking::explain {
namespace {

bool ill_conditioned(const std::string& variant, const std::string& input) {
  const Variant parsed = parse_variant(variant);
  const std::optional<Observation> seen = observe_variant("", input, parsed);
  EXPECT_TRUE(seen.has_value()) << input;
  Budget budget;
  return seen && is_ill_conditioned(parsed, *seen, budget);
}

std::string course(const std::string& parameters) {
  return parameters + " 2\n0 0 1 0.5\n3.1 4.2 -1 2\n0.5\n";
}
// Returns an input with two agents exactly 5 apart.
std::string edge(const std::string& parameters) {
  return parameters + " 2\n0 0 1 0.5\n3 4 -1 2\n0.5\n";
}

TEST(IllConditioned, IsRare) {
  EXPECT_FALSE(ill_conditioned("", course("9 9 1 9 1 1 1")));
  EXPECT_FALSE(ill_conditioned("", course("5 5 1 5 1 1 1")));
  int found = 0;
  for (const std::string& input : testing::fresh_inputs(3, 200))
    found += ill_conditioned("", input) ? 1 : 0;
  EXPECT_LE(found, 50) << "their numbers have few decimals: distances may be just a radius";
}

TEST(IllConditioned, IsAtTheEdgeOfANeighbourhood) {
  EXPECT_TRUE(ill_conditioned("", edge("5 1 1 1 1 1 1")));
  EXPECT_TRUE(ill_conditioned("", edge("1 5 1 1 1 1 1")));
  EXPECT_TRUE(ill_conditioned("", edge("1 1 1 5 1 1 1")));
}

TEST(IllConditioned, IsNotWhereTheEdgeDoesNotMatter) {
  EXPECT_FALSE(ill_conditioned("", edge("5 5 1 5 0 0 0"))) << "no weights";
  EXPECT_FALSE(
      ill_conditioned("cohesion.who=everybody cohesion.limit=untested", edge("5 1 1 1 1 1 1")));
}

// Coincident agents coincide for every program, for any order of operations.
TEST(IllConditioned, IsNotWhereAgentsAreInOnePlace) {
  EXPECT_FALSE(ill_conditioned(
      "", "9 7 1 8 1 1 1 3\n1.3 0.7 0.6 -0.4\n1.3 0.7 -0.3 0.9\n2.6 1.9 0.5 0.2\n0.5\n0.3\n"));
  EXPECT_FALSE(ill_conditioned("", "0 7 1 8 1 1 1 2\n1.3 0.7 0.6 -0.4\n1.3 0.7 0.6 -0.4\n0.5\n"));
}

TEST(IllConditioned, IsThatOfTheVariant) {
  // The other agent is exactly on the edge of a square of 4.
  EXPECT_TRUE(ill_conditioned("alignment.who=square", edge("1 1 1 4 1 1 1")));
  EXPECT_FALSE(ill_conditioned("", edge("1 1 1 4 1 1 1")));
}

TEST(IllConditioned, IsWhereSquaresAreNoNumbers) {
  EXPECT_TRUE(ill_conditioned("", "9 9 1 9 1 1 1 1\n1e200 0 1 1\n0.5\n"));
  EXPECT_TRUE(ill_conditioned("", "9 9 1 9 1 1 1 1\n1e-200 0 1 1\n0.5\n"));
  EXPECT_TRUE(ill_conditioned("", "1e300 9 1 9 1 1 1 1\n1 0 1 1\n0.5\n"));
}

}  // namespace
}  // namespace flocking::explain
