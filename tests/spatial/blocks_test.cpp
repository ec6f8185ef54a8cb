#include "spatial/blocks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/team.h"
#include "spatial/crowded_planes.h"

namespace flocking::spatial {
namespace {

using testing::Plane;

void sort(Blocks& blocks, const Plane& plane, Team* team = nullptr) {
  const Extent extent = survey(plane.flock);
  blocks.sort(plane.flock, plane.edge, plane.reach, extent, team);
}

// Returns the block of each agent, and checks the guarantees of Blocks.
std::vector<std::size_t> own_blocks(const Blocks& blocks, const FlockState& flock) {
  std::vector<std::size_t> own(flock.size(), blocks.size());
  std::size_t sum = 0;
  for (std::size_t number = 0; number < blocks.size(); ++number) {
    const Block block = blocks[number];
    EXPECT_EQ(block.states.size(), block.entries.size());
    sum += block.entries.size();
    for (std::size_t k = 0; k < block.entries.size(); ++k) {
      const std::uint32_t agent = block.entries[k].agent();
      EXPECT_TRUE(k == 0 || block.entries[k - 1].agent() < agent) << "entries do not ascend";
      EXPECT_EQ(block.states[k], flock.agents[agent]);
      if (!block.entries[k].is_inside()) continue;
      EXPECT_EQ(own[agent], blocks.size()) << "agent " << agent << " is in two blocks";
      own[agent] = number;
    }
  }
  EXPECT_LE(sum, 4 * flock.size());
  for (std::size_t i = 0; i < flock.size(); ++i) {
    EXPECT_EQ(own[i] < blocks.size(), is_somewhere(flock.agents[i])) << "agent " << i;
  }
  return own;
}

void expect_all_within_reach_meet(const Blocks& blocks, const Plane& plane) {
  const FlockState& flock = plane.flock;
  const std::vector<std::size_t> own = own_blocks(blocks, flock);
  if (::testing::Test::HasFailure()) return;
  for (std::size_t i = 0; i < flock.size(); ++i) {
    if (!is_somewhere(flock.agents[i])) continue;
    const auto entries = blocks[own[i]].entries;
    for (std::size_t j = 0; j < flock.size(); ++j) {
      if (!testing::are_within(flock.agents[i], flock.agents[j], plane.reach)) continue;
      const bool met = std::any_of(entries.begin(), entries.end(),
                                   [j](BlockEntry entry) { return entry.agent() == j; });
      ASSERT_TRUE(met) << i << " and " << j;
    }
  }
}

TEST(Blocks, LetAllWithinReachMeet) {
  Blocks blocks;  // its memory is reused
  for (std::uint64_t seed = 0; seed < 6000; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    const Plane plane = testing::random_plane(seed);
    sort(blocks, plane);
    EXPECT_LE(blocks.size(), plane.flock.size() + 64);
    expect_all_within_reach_meet(blocks, plane);
    if (HasFailure()) return;
  }
}

TEST(Blocks, AreTheSameForAnyNumberOfThreads) {
  std::vector<std::unique_ptr<Team>> teams;
  for (const std::size_t size : {1U, 2U, 3U, 8U}) teams.push_back(std::make_unique<Team>(size));
  Blocks alone;
  Blocks together;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    const Plane plane = testing::random_plane(seed);
    sort(alone, plane);
    sort(together, plane, teams[seed % teams.size()].get());
    ASSERT_EQ(own_blocks(together, plane.flock), own_blocks(alone, plane.flock));
    for (std::size_t block = 0; block < alone.size(); ++block) {
      ASSERT_EQ(together[block].entries.size(), alone[block].entries.size());
      ASSERT_EQ(together[block].corner, alone[block].corner);
    }
  }
}

TEST(Blocks, ReturnTheResultsOfTheirAgents) {
  Team team(3);
  Blocks blocks;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    const Plane plane = testing::random_plane(seed);
    sort(blocks, plane, seed % 2 == 0 ? nullptr : &team);
    FlockState next(plane.flock.size());
    for (AgentState& agent : next.agents) agent = {-1, -1, -1, -1};
    for (std::size_t number = 0; number < blocks.size(); ++number) {
      const Block block = blocks[number];
      for (std::size_t k = 0; k < block.entries.size(); ++k) {
        const double result = block.entries[k].is_inside() ? block.entries[k].agent() : -2.0;
        AgentState* const results = blocks.results(number);
        (results != nullptr ? results : next.agents.data())[k] = {result, 0, 0, 1};
      }
    }
    blocks.collect(next);
    for (std::size_t i = 0; i < next.size(); ++i) {
      const double expected = is_somewhere(plane.flock.agents[i]) ? static_cast<double>(i) : -1.0;
      ASSERT_EQ(next.agents[i].x, expected);
    }
  }
}

TEST(Blocks, AreTheFlockItselfWhereItIsSmall) {
  Plane plane = testing::even_plane(1, 50, 28.0, 30.0);
  Blocks blocks;
  sort(blocks, plane);
  ASSERT_EQ(blocks.size(), 1U);
  EXPECT_EQ(blocks[0].states.data(), plane.flock.agents.data());
  EXPECT_EQ(blocks.results(0), nullptr);
  EXPECT_EQ(own_blocks(blocks, plane.flock), std::vector<std::size_t>(50, 0));
  plane.flock.agents.resize(7);  // fewer agents than before
  sort(blocks, plane);
  EXPECT_EQ(own_blocks(blocks, plane.flock), std::vector<std::size_t>(7, 0));
  plane.flock.agents[3].x = std::nan("");
  sort(blocks, plane);
  EXPECT_NE(blocks.results(0), nullptr) << "who is nowhere has no place in it";
  expect_all_within_reach_meet(blocks, plane);
}

// Only the listed agents are entries: an agent near the edge of a block is also an entry of the
// next block, and no other agent is.
TEST(Blocks, AreThoseOfTheDefinitionWhereNumbersAreExact) {
  FlockState flock(4);
  flock.set(0, {0, 0}, {1, 2});
  flock.set(1, {11.5, 0.5}, {});
  flock.set(2, {12.5, 12.5}, {});
  flock.set(3, {30, 30}, {});
  Blocks blocks;
  blocks.sort(flock, 12.0, 1.0, survey(flock), nullptr);
  ASSERT_EQ(blocks.size(), 9U);
  const auto text_of = [&](std::size_t block) {
    std::string text;
    for (const BlockEntry entry : blocks[block].entries) {
      text += std::to_string(entry.agent()) + (entry.is_inside() ? "! " : " ");
    }
    return text;
  };
  EXPECT_EQ(text_of(0), "0! 1! 2 ");
  EXPECT_EQ(text_of(1), "1 2 ");
  EXPECT_EQ(text_of(3), "2 ");
  EXPECT_EQ(text_of(4), "2! ");
  EXPECT_EQ(text_of(8), "3! ");
  EXPECT_EQ(text_of(2) + text_of(5) + text_of(6) + text_of(7), "");
  EXPECT_EQ(blocks[5].corner, (Vec2{24, 12}));
}

TEST(Blocks, AreOnlyAroundAgentsInAWideWorld) {
  const Plane plane = testing::even_plane(1, 1000, 2e12, 3.0);
  Blocks blocks;
  sort(blocks, plane);
  EXPECT_LE(blocks.size(), 1000U);
  expect_all_within_reach_meet(blocks, plane);
}

TEST(Blocks, AreNoneWithoutAgents) {
  Blocks blocks;
  sort(blocks, {FlockState(), 3.0, 1.0});
  EXPECT_EQ(blocks.size(), 0U);
  FlockState outliers(2);
  outliers.set(0, {std::nan(""), 0}, {});
  outliers.set(1, {0, -HUGE_VAL}, {});
  sort(blocks, {outliers, 3.0, 1.0});
  EXPECT_EQ(blocks.size(), 0U);
}

}  // namespace
}  // namespace flocking::spatial
