#include "rules/course.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <initializer_list>
#include <limits>

namespace flocking::rules {
namespace {

FlockState flock_of(std::initializer_list<std::array<double, 4>> agents) {
  FlockState flock(agents.size());
  std::size_t i = 0;
  for (const auto& [x, y, vx, vy] : agents) flock.set(i++, {x, y}, {vx, vy});
  return flock;
}

NeighborSums gathered(const CourseParameters& parameters, const FlockState& flock,
                      std::size_t self) {
  NeighborSums sums;
  for (std::size_t i = 0; i < flock.size(); ++i) {
    gather<CourseSeparation>(sums, parameters, flock, self, i);
  }
  return sums;
}

TEST(Gather, IncludesDistancesEqualToTheRadius) {
  // A radius equal to the distance of 5, and the next smaller double.
  const FlockState flock = flock_of({{0, 0, 1, 0}, {3, 4, 2, 0}});
  const double below = std::nextafter(5.0, 0.0);
  CourseParameters parameters{.cohesion_radius = 5, .separation_radius = 5, .alignment_radius = 5};
  NeighborSums sums = gathered(parameters, flock, 0);
  EXPECT_EQ(sums.positions_count, 1.0);
  EXPECT_EQ(sums.positions, (Vec2{3, 4}));
  EXPECT_EQ(sums.separation, (Vec2{-3.0 / 5 / 5, -4.0 / 5 / 5}));
  EXPECT_EQ(sums.velocities_count, 2.0);
  EXPECT_EQ(sums.velocities, (Vec2{3, 0}));

  parameters = {.cohesion_radius = below, .separation_radius = below, .alignment_radius = below};
  sums = gathered(parameters, flock, 0);
  EXPECT_EQ(sums.positions_count, 0.0);
  EXPECT_EQ(sums.separation, (Vec2{}));
  EXPECT_EQ(sums.velocities_count, 1.0) << "itself";
}

TEST(Gather, CountsCoincidentAgentsButSeparatesNothing) {
  const FlockState flock = flock_of({{1, 1, 0, 0}, {1, 1, 4, 0}});
  const CourseParameters zero_radii{};
  const NeighborSums sums = gathered(zero_radii, flock, 0);
  EXPECT_EQ(sums.positions_count, 1.0);
  EXPECT_EQ(sums.velocities_count, 2.0);
  EXPECT_EQ(sums.separation, (Vec2{}));
}

TEST(Cohesion, GrowsToOneAtTheRadius) {
  EXPECT_EQ(cohesion<double>({.positions = {8, 0}, .positions_count = 2}, {0, 0}, 4), (Vec2{1, 0}));
  EXPECT_EQ(cohesion<double>({.positions = {4, 0}, .positions_count = 2}, {0, 0}, 4),
            (Vec2{0.5, 0}));
}

TEST(Cohesion, IsNothingWithoutNeighboursOrRadiusOrBeyondIt) {
  EXPECT_EQ(cohesion<double>({}, {1, 1}, 4), (Vec2{}));
  EXPECT_EQ(cohesion<double>({.positions = {1, 1}, .positions_count = 1}, {1, 1}, 0), (Vec2{}));
  EXPECT_EQ(cohesion<double>({.positions = {8.0625, 0}, .positions_count = 2}, {0, 0}, 4),
            (Vec2{}));
  const double infinity = std::numeric_limits<double>::infinity();
  EXPECT_EQ(cohesion<double>({.positions = {infinity, 0}, .positions_count = 2}, {0, 0}, 4),
            (Vec2{}));
}

TEST(Separation, IsCutOnlyBeyondItsLimit) {
  const NeighborSums sums{.separation = {3, 4}};
  EXPECT_EQ(separation<CourseSeparation>(sums, 5), (Vec2{3, 4}));
  EXPECT_EQ(separation<CourseSeparation>(sums, 2.5), (Vec2{0.6 * 2.5, 0.8 * 2.5}));
  EXPECT_EQ(separation<CourseSeparation>(sums, 0), (Vec2{0, 0}));
}

TEST(CourseTestsSeparation, DividesEachComponentByItsMagnitude) {
  EXPECT_EQ(CourseTestsSeparation::term(Vec2{3, -4}, 5.0), (Vec2{0.6 / 3, -0.8 / 4}));
  EXPECT_EQ(CourseTestsSeparation::term(Vec2{0.5, 0}, 0.5), (Vec2{2, 0}));
}

TEST(CourseTestsSeparation, ComparesTheProductOfTheComponents) {
  EXPECT_FALSE(CourseTestsSeparation::exceeds(Vec2{50, 0}, 1.0))
      << "blind to a force along an axis";
  EXPECT_TRUE(CourseTestsSeparation::exceeds(Vec2{2, 2}, 3.9)) << "2.83 long, and yet";
  EXPECT_FALSE(CourseTestsSeparation::exceeds(Vec2{2, 2}, 4.0));
}

TEST(GroupForce, IsTheWeightedSum) {
  const NeighborSums sums{.positions = {2, 0},
                          .separation = {0, 8},
                          .velocities = {6, 6},
                          .positions_count = 1,
                          .velocities_count = 2};
  const CourseParameters parameters{.cohesion_radius = 4,
                                    .max_separation = 4,
                                    .cohesion_weight = 2,
                                    .separation_weight = 10,
                                    .alignment_weight = -1};
  // Cohesion (0.5, 0), separation (0, 8) limited to (0, 4), alignment (3, 3).
  EXPECT_EQ(group_force<CourseSeparation>(sums, parameters, Vec2{0, 0}), (Vec2{1 - 3, 40 - 3}));
}

}  // namespace
}  // namespace flocking::rules
