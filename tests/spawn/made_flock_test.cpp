#include "spawn/made_flock.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "oracle/made_flock.h"
#include "oracle/random_source.h"
#include "spawn/exact.h"

namespace flocking::spawn {
namespace {

struct ShapeName {
  Shape shape;
  const char* name;
};
constexpr std::array<ShapeName, 6> kShapeNames = {{{Shape::kArea, "area"},
                                                   {Shape::kDisc, "disc"},
                                                   {Shape::kRing, "ring"},
                                                   {Shape::kGrid, "grid"},
                                                   {Shape::kClusters, "clusters"},
                                                   {Shape::kTwoGroups, "two_groups"}}};
struct DirectionsName {
  Directions directions;
  const char* name;
};
constexpr std::array<DirectionsName, 4> kDirectionsNames = {{{Directions::kRandom, "random"},
                                                             {Directions::kAligned, "aligned"},
                                                             {Directions::kInward, "inward"},
                                                             {Directions::kOutward, "outward"}}};

/// A plan, and the same plan in the form for the oracle, whose lengths are whole numbers of the
/// last decimal.
struct BothPlans {
  FlockPlan plan;
  oracle::MadeFlock oracle;
};

BothPlans random_plans(oracle::RandomSource& random) {
  BothPlans both;
  FlockPlan& plan = both.plan;
  oracle::MadeFlock& flock = both.oracle;
  plan.decimals = random.between(0, kMostDecimals);
  const double unit = std::pow(10.0, plan.decimals);
  const auto length = [&](double& here, long long& there) {
    // Lengths: zero, one or two units, ordinary, as large as possible.
    const long long most = static_cast<long long>(kMostSize * unit);
    const std::array<long long, 4> sizes = {random.between(0, 2), random.between(0, 20'000),
                                            static_cast<long long>(random.unit() * 1e9) % most,
                                            most};
    there = sizes[static_cast<std::size_t>(random.below(4))];
    here = static_cast<double>(there) / unit;
  };
  const ShapeName& shape = kShapeNames[static_cast<std::size_t>(random.below(6))];
  plan.shape = shape.shape;
  flock.shape = shape.name;
  Vec2 area;
  length(area.x, flock.width);
  length(area.y, flock.height);
  plan.area = area;
  length(plan.radius, flock.radius);
  length(plan.distance, flock.distance);
  length(plan.speed, flock.speed);
  plan.columns = flock.columns = static_cast<std::uint64_t>(random.between(1, 5));
  plan.rows = flock.rows = static_cast<std::uint64_t>(random.between(1, 5));
  plan.clusters = flock.clusters = static_cast<std::uint64_t>(random.between(1, 6));
  plan.agents = static_cast<std::uint64_t>(random.between(0, 13));
  if (plan.shape == Shape::kGrid) plan.agents = plan.columns * plan.rows;
  flock.agents = plan.agents;
  const DirectionsName& directions = kDirectionsNames[static_cast<std::size_t>(random.below(4))];
  plan.directions = directions.directions;
  flock.directions = directions.name;
  plan.seed = flock.seed = random.chance(50) ? random.next() : random.next() % 5;
  plan.steps = static_cast<std::uint64_t>(random.between(0, 3));
  return both;
}

// Returns a printed number in units of its last decimal, exactly, from its digits.
long double units_printed(const std::string& word, int decimals) {
  const std::size_t point = word.find('.');
  EXPECT_EQ(point == std::string::npos ? 0 : word.size() - point - 1,
            static_cast<std::size_t>(decimals))
      << word;
  std::string digits = word;
  if (point != std::string::npos) digits.erase(point, 1);
  EXPECT_NE(word, "-0");
  return std::stold(digits);
}

TEST(MadeFlock, AgreesWithThePlainFormulas) {
  oracle::RandomSource random(20);
  std::set<std::string> tried;
  for (int round = 0; round < 3000; ++round) {
    const BothPlans both = random_plans(random);
    tried.insert(both.oracle.shape + "/" + both.oracle.directions);
    std::istringstream text(flock_text(both.plan));
    std::string word;
    for (int i = 0; i < 7; ++i) text >> word;
    text >> word;
    ASSERT_EQ(word, std::to_string(both.plan.agents));
    for (const auto& agent : oracle::made_agents(both.oracle)) {
      for (const long double exact : agent) {
        text >> word;
        const long double found = units_printed(word, both.plan.decimals);
        // Rounding to the printed unit causes at most 0.5. The added 1e-6 allows for inexact
        // computation: values are at most about 1e12 units, and a long double has a relative error
        // of 1e-19.
        ASSERT_LE(std::fabs(found - exact), 0.5L + 1e-6L)
            << both.oracle.shape << " " << both.oracle.directions << " round " << round;
      }
    }
    for (std::uint64_t step = 0; step < both.plan.steps; ++step) {
      text >> word;
      ASSERT_EQ(word, "0.1");
    }
    ASSERT_FALSE(text >> word) << word;
  }
  EXPECT_EQ(tried.size(), 24U);
}

FlockPlan plan_of(Shape shape, Directions directions, std::uint64_t seed) {
  FlockPlan plan;
  plan.agents = 3;
  plan.shape = shape;
  plan.radius = 5.0;
  plan.distance = 8.0;
  plan.columns = 3;
  plan.clusters = 2;
  plan.directions = directions;
  plan.course = {3, 1, 5, 3, 1, 1, 1};
  plan.steps = 1;
  plan.seed = seed;
  return plan;
}

std::string shown(Shape shape, Directions directions, std::uint64_t seed) {
  return flock_text(plan_of(shape, directions, seed));
}

// Seeds must give these bytes on every machine and in every version. All flocks begin with the same
// line.
TEST(MadeFlock, HasTheseBytes) {
  const std::string head = "3 1 5 3 1 1 1 3\n";
  EXPECT_EQ(
      shown(Shape::kArea, Directions::kRandom, 1),
      head + "0.781 0.344 0.983 -0.181\n0.025 0.940 0.524 0.852\n0.799 0.921 0.790 0.614\n0.1\n");
  EXPECT_EQ(shown(Shape::kArea, Directions::kRandom, 2),
            head +
                "-0.149 -0.853 0.966 0.260\n-0.811 -0.201 0.431 -0.902\n0.066 -0.369 0.049 "
                "-0.999\n0.1\n");
  EXPECT_EQ(
      shown(Shape::kDisc, Directions::kAligned, 18446744073709551615U),
      head +
          "-0.522 -3.985 0.206 0.979\n0.222 0.434 0.206 0.979\n-1.157 -2.674 0.206 0.979\n0.1\n");
  EXPECT_EQ(
      shown(Shape::kRing, Directions::kInward, 1),
      head +
          "5.000 0.000 -1.000 0.000\n-2.500 4.330 0.500 -0.866\n-2.500 -4.330 0.500 0.866\n0.1\n");
  EXPECT_EQ(
      shown(Shape::kGrid, Directions::kOutward, 7),
      head + "-1.000 0.000 -1.000 0.000\n0.000 0.000 0.566 -0.824\n1.000 0.000 1.000 0.000\n0.1\n");
  EXPECT_EQ(
      shown(Shape::kClusters, Directions::kRandom, 3),
      head + "0.036 0.123 0.763 -0.646\n-0.362 0.615 0.107 0.994\n-0.867 0.491 0.937 0.349\n0.1\n");
  EXPECT_EQ(
      shown(Shape::kTwoGroups, Directions::kInward, 4),
      head +
          "-3.529 -0.486 0.991 0.136\n-4.130 -0.715 0.985 0.171\n3.889 0.684 -0.985 -0.173\n0.1\n");
}

TEST(MadeFlock, LeavesPlacesAsTheyAreWhereMoreAgentsAreAsked) {
  FlockPlan plan = plan_of(Shape::kDisc, Directions::kRandom, 1);
  const std::string few = flock_text(plan);
  plan.agents = 4;
  const std::string more = flock_text(plan);
  const auto rows = [](const std::string& text) { return text.substr(text.find('\n')); };
  const std::string common = rows(few).substr(0, rows(few).size() - 4);
  EXPECT_THAT(rows(more), ::testing::StartsWith(common));
}

TEST(MadeFlock, IsSquareWithAnAgentInEachUnitByDefault) {
  FlockPlan plan;
  plan.agents = 17;
  plan.decimals = 0;
  plan.shape = Shape::kArea;
  FlockPlan explicit_plan = plan;
  explicit_plan.area = Vec2{5, 5};
  EXPECT_EQ(flock_text(plan), flock_text(explicit_plan));
  plan.agents = 16;
  explicit_plan.agents = 16;
  EXPECT_NE(flock_text(plan), flock_text(explicit_plan));
}

TEST(MadeFlock, IsWrittenInPieces) {
  FlockPlan plan;
  plan.agents = 5000;
  plan.steps = 30'000;
  std::size_t pieces = 0;
  std::size_t largest = 0;
  std::string text;
  write_flock(plan, [&](std::string_view piece) {
    ++pieces;
    largest = std::max(largest, piece.size());
    text += piece;
  });
  EXPECT_GE(pieces, 3U);
  EXPECT_LT(largest, 70'000U);
  EXPECT_EQ(text, flock_text(plan));
}

TEST(UnitsOf, RoundsTheDoubleItselfToTheNearest) {
  EXPECT_EQ(units_of(0.0, 6), 0);
  EXPECT_EQ(units_of(-0.0, 3), 0);
  EXPECT_EQ(units_of(5e-324, 6), 0);
  EXPECT_EQ(units_of(0.5, 0), 1);
  EXPECT_EQ(units_of(-0.5, 0), -1);
  EXPECT_EQ(units_of(0.0625, 3), 63);
  EXPECT_EQ(units_of(1.0005, 3), 1000);  // the double is 1.000499999999999989...
  EXPECT_EQ(units_of(kMostSize, kMostDecimals), 1'000'000'000'000);
}

TEST(WholeRoot, IsTheLargestWhoseSquareIsNotAbove) {
  for (std::uint64_t root :
       {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{3},
        std::uint64_t{65535}, std::uint64_t{4294967296}, (std::uint64_t{1} << 62U) - 1}) {
    const Wide square = Wide{root} * root;
    EXPECT_EQ(whole_root(square), root);
    EXPECT_EQ(whole_root(square + 2 * root), root);
    if (root > 0) {
      EXPECT_EQ(whole_root(square - 1), root - 1);
    }
  }
}

}  // namespace
}  // namespace flocking::spawn
