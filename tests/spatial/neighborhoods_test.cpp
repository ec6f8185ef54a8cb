// Tests the guarantee of Grid and KdTree: for any positions and radius, no neighbour is missing.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "base/team.h"
#include "sim/engines.h"
#include "sim/nasty_flocks.h"
#include "spatial/extent.h"
#include "spatial/grid.h"
#include "spatial/kd_tree.h"

namespace flocking::spatial {
namespace {

using testing::NastyFlock;

bool has_place(const AgentState& agent) { return std::isfinite(agent.x) && std::isfinite(agent.y); }

// Returns true if by the rules the two agents are near each other.
bool are_neighbors(const AgentState& a, const AgentState& b, double radius) {
  const double dx = a.x - b.x;
  const double dy = a.y - b.y;
  return std::sqrt(dx * dx + dy * dy) <= radius;
}

bool is_ascending(std::span<const std::uint32_t> numbers) {
  return std::adjacent_find(numbers.begin(), numbers.end(), std::greater_equal<>()) ==
         numbers.end();
}

// Returns the candidates of each agent; empty for agents that are not a member of any
// neighbourhood.
template <class Finder>
std::vector<std::vector<std::uint32_t>> candidates_for(Finder& finder, std::size_t agents) {
  std::vector<std::vector<std::uint32_t>> candidates_of(agents);
  Workspace workspace;
  for (std::size_t job = 0; job < finder.jobs(); ++job) {
    finder.visit(job, workspace, [&](const Neighborhood& found) {
      EXPECT_TRUE(is_ascending(found.candidates));
      EXPECT_TRUE(is_ascending(found.members));
      EXPECT_FALSE(found.members.empty());
      for (const std::uint32_t member : found.members) {
        ASSERT_LT(member, found.candidates.size());
        auto& candidates = candidates_of[found.agent(member)];
        EXPECT_TRUE(candidates.empty()) << found.agent(member) << " is a member twice";
        for (std::size_t k = 0; k < found.candidates.size(); ++k) {
          candidates.push_back(found.agent(k));
        }
      }
    });
  }
  return candidates_of;
}

template <class Finder>
void expect_no_neighbor_forgotten(Finder& finder, const FlockState& flock, double radius) {
  const auto candidates_of = candidates_for(finder, flock.size());
  for (std::size_t a = 0; a < flock.size(); ++a) {
    const auto& candidates = candidates_of[a];
    ASSERT_EQ(candidates.empty(), !has_place(flock.agents[a])) << "agent " << a;
    for (std::uint32_t i = 0; i < flock.size(); ++i) {
      if (!are_neighbors(flock.agents[a], flock.agents[i], radius)) continue;
      ASSERT_TRUE(std::binary_search(candidates.begin(), candidates.end(), i))
          << "agent " << a << " does not know of " << i;
    }
  }
}

// Tests each radius of the flock that a search accepts, with the same objects every time.
class Neighborhoods : public ::testing::Test {
 protected:
  void expect_nobody_forgotten_in(const NastyFlock& flock) {
    const Extent extent = survey(flock.start);
    const CourseParameters& p = flock.course;
    for (const double radius : {p.cohesion_radius, p.separation_radius, p.alignment_radius}) {
      if (std::max(radius, extent.largest_part()) > kMostSearchable) continue;
      SCOPED_TRACE(::testing::Message()
                   << std::hexfloat << "radius " << radius << ", " << testing::text_of(flock));
      grid_.prepare(flock.start, radius, extent);
      expect_no_neighbor_forgotten(grid_, flock.start, radius);
      grid_.prepare(flock.start, radius, extent, &team_);
      expect_no_neighbor_forgotten(grid_, flock.start, radius);
      tree_.prepare(flock.start, radius);
      expect_no_neighbor_forgotten(tree_, flock.start, radius);
    }
  }

 private:
  Grid grid_;
  KdTree tree_;
  Team team_{3};
};

TEST_F(Neighborhoods, MissNoNeighbour) {
  for (std::size_t seed = 0; seed < testing::wished_flocks(2000); ++seed) {
    expect_nobody_forgotten_in(testing::nasty_flock(seed, seed % 71));
    if (HasFailure()) return;
  }
}

TEST_F(Neighborhoods, MissNoNeighbourOfMany) {
  for (std::size_t seed = 0; seed < testing::wished_flocks(2 * testing::kinds_of_places());
       ++seed) {
    expect_nobody_forgotten_in(testing::nasty_flock(seed, 500));
    if (HasFailure()) return;
  }
}

template <class Finder>
double mean_candidates(Finder& finder, std::size_t agents) {
  std::size_t sum = 0;
  for (const auto& candidates : candidates_for(finder, agents)) sum += candidates.size();
  return static_cast<double>(sum) / static_cast<double>(agents);
}

// Large neighbourhoods would be as slow as the double loop. In this test, there is one agent per
// square radius: tiles must be wide enough to have several members, and no wider.
TEST(NeighborhoodsOfAThinFlock, AreSmall) {
  constexpr std::size_t kEdge = 100;
  FlockState flock(kEdge * kEdge);
  for (std::size_t i = 0; i < flock.size(); ++i) {
    const std::size_t row = i / kEdge;
    flock.set(i, {static_cast<double>(i % kEdge), static_cast<double>(row)}, {});
  }
  // An agent far away costs neither memory nor time.
  flock.set_position(17, {1e12, -1e12});
  Grid grid;
  grid.prepare(flock, 1.0, survey(flock));
  EXPECT_LT(mean_candidates(grid, flock.size()), 150);
  EXPECT_LT(grid.jobs(), flock.size());
  KdTree tree;
  tree.prepare(flock, 1.0);
  EXPECT_LT(mean_candidates(tree, flock.size()), 1000);
}

TEST(Extent, CoversAgentsWithFinitePositions) {
  Team team(3);
  FlockState flock(6);
  flock.set(0, {1, -4}, {});
  flock.set(1, {HUGE_VAL, 90}, {});
  flock.set(2, {-7, 0}, {});
  flock.set(3, {80, std::nan("")}, {});
  flock.set(4, {0, 0.25}, {});
  flock.set(5, {-HUGE_VAL, HUGE_VAL}, {});
  for (Team* const helpers : {static_cast<Team*>(nullptr), &team}) {
    const Extent extent = survey(flock, helpers);
    EXPECT_EQ(extent.least_x, -7);
    EXPECT_EQ(extent.most_x, 1);
    EXPECT_EQ(extent.least_y, -4);
    EXPECT_EQ(extent.most_y, 0.25);
    EXPECT_EQ(extent.least_part, 0.25);
    EXPECT_EQ(extent.largest_part(), 7);
    EXPECT_EQ(extent.outliers, (std::vector<std::size_t>{1, 3, 5}));
  }
}

TEST(Extent, WithoutAgentsIsEmpty) {
  const Extent extent = survey(FlockState());
  EXPECT_GT(extent.least_x, extent.most_x);
  EXPECT_EQ(extent.largest_part(), 0);
  EXPECT_TRUE(extent.outliers.empty());
}

}  // namespace
}  // namespace flocking::spatial
