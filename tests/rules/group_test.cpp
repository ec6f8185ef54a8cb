#include "rules/group.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numeric>

#include "steering/scene.h"

namespace flocking::rules {
namespace {

using steering::is_close;
using steering::Scene;

GroupParameters parameters(Profile profile, double radius = 10) {
  return {.profile = profile,
          .course = {radius, radius, 100, radius, 1, 1, 1},
          .max_speed = 10,
          .max_force = 5};
}

NeighborLists neighbors(const Scene& scene, const GroupParameters& given) {
  NeighborLists lists;
  std::vector<std::uint32_t> everybody(scene.senses().size());
  std::iota(everybody.begin(), everybody.end(), 0U);
  find_neighbors(scene.senses(), given, everybody, lists);
  return lists;
}

GroupForces forces(const Scene& scene, const GroupParameters& given) {
  return group_forces(scene.senses(), given, neighbors(scene, given));
}

/// Returns a scene in which agent 0 has two neighbours, 6 ahead and 8 to the left; their mean is
/// (3, 4).
Scene three() {
  Scene scene;
  scene.add({0, 0}, {1, 0});
  scene.add({6, 0}, {0, 2});
  scene.add({0, 8}, {-3, 0});
  return scene;
}

void expect_forces(Profile profile, const GroupForces& expected) {
  const GroupForces found = forces(three(), parameters(profile));
  for (std::size_t f = 0; f < kGroupForces; ++f) EXPECT_TRUE(is_close(found[f], expected[f])) << f;
}

TEST(GroupForces, AreThoseOfTheProfile) {
  const Vec2 apart = {-1.0 / 6, -1.0 / 8};  // (-1, 0)/6 + (0, -1)/8
  // (3, 4) divided by the radius; ((1, 0) + (0, 2) + (-3, 0))/3.
  expect_forces(Profile::kCourse, {Vec2{0.3, 0.4}, apart, {-2.0 / 3, 2.0 / 3}});
  // Seek: (6, 8) - (1, 0). The mean of the headings (0, 1) and (-1, 0) is (-0.5, 0.5); minus (1,
  // 0).
  expect_forces(Profile::kBook, {Vec2{5, 8}, apart, {-1.5, 0.5}});
  // The agent's own velocity is not subtracted; the mean heading is normalized.
  expect_forces(Profile::kBuas, {Vec2{6, 8}, apart, {-std::sqrt(0.5) - 1, std::sqrt(0.5)}});
  // (5, 8)*5/10; 1 - 6/10 and 1 - 8/10: (-0.4, -0.2)/2*5; ((0, 1)/3*10 - (1, 0))*5/10.
  expect_forces(Profile::kHowtorts, {Vec2{2.5, 4}, {-1, -0.5}, {-0.5, 5.0 / 3}});
}

TEST(GroupForces, AlignWithNoneIfHeadingsCancelOrRest) {
  Scene scene = three();
  scene.add({1, 1});  // an agent at rest keeps its heading, which howtorts does not count
  EXPECT_TRUE(is_close(forces(scene, parameters(Profile::kHowtorts))[2], {-0.5, 5.0 / 3}));
  scene = three();
  scene.set_heading(2, {0, -1});  // opposite to agent 1
  EXPECT_EQ(forces(scene, parameters(Profile::kBuas))[2], Vec2{});
}

// ((-6, 0) + (0, -8))/2 divided by the agent's own radius of 2, times 5.
TEST(GroupForces, SeparateLiterallyByTheOwnRadius) {
  Scene scene = three();
  scene.traits[0].radius = 2;
  GroupParameters literal = parameters(Profile::kHowtorts);
  literal.literal = true;
  EXPECT_TRUE(is_close(forces(scene, literal)[1], {-7.5, -10}));
  EXPECT_EQ(forces(three(), literal)[1], Vec2{}) << "no radius";
}

TEST(Neighbors, AreWithinTheRadiusAsTheProfileSays) {
  const auto count = [](Profile profile, double radius, double circle = 0) {
    Scene scene = three();
    scene.traits[1].radius = circle;  // of the agent at distance 6; the other is at 8
    return neighbors(scene, parameters(profile, radius)).of[0].size();
  };
  EXPECT_EQ(count(Profile::kCourse, 6), 1U);
  EXPECT_EQ(count(Profile::kBuas, 6), 0U);
  EXPECT_EQ(count(Profile::kHowtorts, 6), 0U);
  EXPECT_EQ(count(Profile::kHowtorts, 5, 1.5), 0U);
  EXPECT_EQ(count(Profile::kBook, 5, 1), 0U);
  EXPECT_EQ(count(Profile::kBook, 5, 1.5), 1U);
}

// Another agent at the same position, heading right, adds nothing to separation. Its heading counts
// in the book: (0, 1)/3 - (1, 0), and in howtorts: ((1, 1)/4*10 - (1, 0))/2; buas ignores it.
TEST(Neighbors, MayCoincide) {
  Scene scene = three();
  scene.add({0, 0}, {1, 0});
  EXPECT_TRUE(is_close(forces(scene, parameters(Profile::kBook))[2], {-1, 1.0 / 3}));
  EXPECT_EQ(forces(scene, parameters(Profile::kBuas)), forces(three(), parameters(Profile::kBuas)));
  EXPECT_TRUE(is_close(forces(scene, parameters(Profile::kHowtorts))[1], {-1, -0.5}));
  EXPECT_TRUE(is_close(forces(scene, parameters(Profile::kHowtorts))[2], {0.75, 1.25}));
}

// Agents 1 and 2 are 2 away, agent 3 only 1. Only agent 2 is within 45 degrees of the heading.
TEST(Neighbors, AreCutToTheNearestThenToThoseInView) {
  Scene scene;
  for (const Vec2 p : {Vec2{0, 0}, {0, 2}, {2, 0}, {0, -1}}) scene.add(p, {1, 0});
  const auto list = [&scene] { return neighbors(scene, parameters(Profile::kBook)).of[1]; };
  scene.traits[0].max_neighbors = 2;
  EXPECT_EQ(list(), (NeighborList{1, 3})) << "of two as far the lower id";
  scene.traits[0].fov = 90;
  EXPECT_EQ(list(), NeighborList{}) << "who is seen has been cut";
  scene.traits[0].max_neighbors = 3;
  EXPECT_EQ(list(), (NeighborList{2}));
  scene.traits[0].max_neighbors = 0;
  EXPECT_EQ(neighbors(scene, parameters(Profile::kCourse)).of[2], (NeighborList{0})) << "itself";
}

TEST(Neighbors, AreOnTheLayersLookedAtBeforeTheCut) {
  Scene scene = three();
  scene.traits[0].max_neighbors = 1;
  scene.traits[1].layers = 0b01;
  scene.traits[2].layers = 0b11;
  GroupParameters given = parameters(Profile::kBuas);
  given.filters = {LayerFilter{.wanted = 0b11}, {.wanted = 0b11, .exact = true}, {.wanted = 0b10}};
  EXPECT_EQ(neighbors(scene, given).of, (std::array<NeighborList, 3>{{{1}, {2}, {2}}}));
}

// One neighbour is 4 to the left, across the seam, the other 2 to the right: their mean is 1 to the
// left.
TEST(GroupForces, TakeTheShortWayRoundATorus) {
  Scene scene;
  scene.wrap = Wrap{.size = {100, 100}, .torus = true};
  for (const double x : {1, 97, 3}) scene.add({x, 50});
  EXPECT_TRUE(is_close(forces(scene, parameters(Profile::kCourse))[0], {-0.1, 0}));
  EXPECT_TRUE(is_close(forces(scene, parameters(Profile::kBook))[0], {-10, 0}));
  EXPECT_TRUE(is_close(forces(scene, parameters(Profile::kHowtorts))[0], {-5, 0}));
}

TEST(GroupForces, AreZeroIfDisabledOrAlone) {
  for (const Profile profile : {Profile::kBook, Profile::kBuas, Profile::kHowtorts}) {
    EXPECT_EQ(forces(three(), parameters(profile, 0)), GroupForces{})
        << "no agent counts, not even itself";
    GroupParameters given = parameters(profile);
    given.enabled = {false, true, false};
    EXPECT_EQ(forces(three(), given)[0], Vec2{});
  }
}

}  // namespace
}  // namespace flocking::rules
