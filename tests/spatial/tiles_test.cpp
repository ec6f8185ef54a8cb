#include "spatial/tiles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "spatial/crowded_planes.h"

namespace flocking::spatial {
namespace {

using oracle::RandomSource;
using testing::Plane;

bool ascends(std::span<const std::uint32_t> numbers) {
  return std::adjacent_find(numbers.begin(), numbers.end(), std::greater_equal<>()) ==
         numbers.end();
}

// Returns for each entry of a block the candidates of its tile.
std::vector<std::vector<std::uint32_t>> candidates_by(Tiles& tiles, const Block& block) {
  std::vector<std::vector<std::uint32_t>> candidates_of(block.entries.size());
  for (std::size_t number = 0; number < tiles.size(); ++number) {
    const Tiles::Tile tile = tiles.find(number);
    EXPECT_TRUE(ascends(tile.candidates));
    EXPECT_TRUE(ascends(tile.members));
    for (const std::uint32_t member : tile.members) {
      if (member >= tile.candidates.size()) {
        ADD_FAILURE() << "no such candidate";
        continue;
      }
      auto& candidates = candidates_of[tile.candidates[member]];
      EXPECT_TRUE(candidates.empty()) << "a member of two tiles";
      candidates.assign(tile.candidates.begin(), tile.candidates.end());
    }
  }
  return candidates_of;
}

void expect_all_in_tiles_meet(Tiles& tiles, const Block& block, double reach) {
  const auto candidates_of = candidates_by(tiles, block);
  for (std::size_t i = 0; i < block.entries.size(); ++i) {
    ASSERT_EQ(candidates_of[i].empty(), !block.entries[i].is_inside());
    if (candidates_of[i].empty()) continue;
    for (std::uint32_t j = 0; j < block.entries.size(); ++j) {
      if (!testing::are_within(block.states[i], block.states[j], reach)) continue;
      ASSERT_TRUE(std::binary_search(candidates_of[i].begin(), candidates_of[i].end(), j))
          << i << " does not know of " << j;
    }
  }
}

// Checks that places are within 2^-18 of the exact ones, relative to each other.
void expect_places_in_floats(const Tiles& tiles, const Block& block, double unit) {
  for (std::size_t i = 1; i < block.entries.size(); ++i) {
    const double dx = (block.states[i].x - block.states[0].x) / unit;
    const double dy = (block.states[i].y - block.states[0].y) / unit;
    const double near_dx = double{tiles.near_x()[i]} - double{tiles.near_x()[0]};
    const double near_dy = double{tiles.near_y()[i]} - double{tiles.near_y()[0]};
    ASSERT_NEAR(near_dx, dx, 0x1p-18);
    ASSERT_NEAR(near_dy, dy, 0x1p-18);
  }
}

double unit_of(const Plane& plane) {
  return std::max(plane.reach, survey(plane.flock).largest_part() * 0x1p-50);
}

TEST(Tiles, LetAllWithinReachMeet) {
  Blocks blocks;
  Tiles tiles;  // its memory is reused
  for (std::uint64_t seed = 0; seed < 4000; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    const Plane plane = testing::random_plane(seed);
    blocks.sort(plane.flock, plane.edge, plane.reach, survey(plane.flock), nullptr);
    for (std::size_t block = 0; block < blocks.size(); ++block) {
      const auto entries = blocks[block].entries;
      const bool anybody = std::any_of(entries.begin(), entries.end(),
                                       [](BlockEntry entry) { return entry.is_inside(); });
      ASSERT_EQ(tiles.cut(blocks[block], unit_of(plane)), anybody);
      if (!anybody) continue;
      expect_all_in_tiles_meet(tiles, blocks[block], plane.reach);
      expect_places_in_floats(tiles, blocks[block], unit_of(plane));
      if (HasFailure()) return;
    }
  }
}

// Enough agents for several tiles, whose edges pass through the crowd.
TEST(Tiles, LetAllWithinReachMeetInACrowd) {
  Blocks blocks;
  Tiles tiles;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    RandomSource r(seed);
    Plane plane{FlockState(800), r.pick({24, 36, 54}), 1.0};
    const double width = r.pick({1, 4, 4.5, 7.5, 24, 53, 60});
    const double height = r.pick({0, 2, 24, 53, 60});
    for (AgentState& agent : plane.flock.agents) {
      agent = {r.within(width), r.within(height), 0, 0};
      if (r.chance(30)) agent.x = std::round(agent.x);
    }
    blocks.sort(plane.flock, plane.edge, plane.reach, survey(plane.flock), nullptr);
    for (std::size_t block = 0; block < blocks.size(); ++block) {
      if (!tiles.cut(blocks[block], plane.reach)) continue;
      expect_all_in_tiles_meet(tiles, blocks[block], plane.reach);
      if (HasFailure()) return;
    }
  }
}

// If agents are spread evenly over 24 x 24 reaches, each tile has only a small part of them as
// candidates.
TEST(Tiles, AreSmall) {
  const Plane plane = testing::even_plane(7, std::size_t{50} * 64, 23.8, 24.0);
  Blocks blocks;
  blocks.sort(plane.flock, plane.edge, plane.reach, survey(plane.flock), nullptr);
  ASSERT_EQ(blocks.size(), 1U);
  Tiles tiles;
  ASSERT_TRUE(tiles.cut(blocks[0], plane.reach));
  std::size_t sum = 0;
  for (const auto& candidates : candidates_by(tiles, blocks[0])) sum += candidates.size();
  // A tile has 5 x 5 of the 24 x 24 squares.
  EXPECT_LT(static_cast<double>(sum), 3200.0 * 3200.0 * 25.0 / 576.0 * 1.1);
}

}  // namespace
}  // namespace flocking::spatial
