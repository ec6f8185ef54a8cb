#include "flow/boxes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "flow/grids.h"

namespace flocking::flow {
namespace {

/// Returns the cells of a grid that a box blocks: a # for each, the top row first, rows separated
/// by /.
std::string blocked_by(const Box& box, const GridFrame& frame = {}, std::size_t width = 4,
                       std::size_t height = 4) {
  const auto range = cells_blocked_by(box, frame, width, height);
  std::string text;
  for (std::size_t row = height; row-- > 0;) {
    for (std::size_t column = 0; column < width; ++column) {
      text += range && range->contains({column, row}) ? '#' : '.';
    }
    if (row > 0) text += '/';
  }
  return text;
}

constexpr const char* kNone = "..../..../..../....";
constexpr const char* kAll = "####/####/####/####";

TEST(Boxes, BlockTheCellsThatTheyCover) {
  EXPECT_EQ(blocked_by({{1, 1}, {3, 3}}), "..../.##./.##./....");
  EXPECT_EQ(blocked_by({{0, 3}, {4, 4}}), "####/..../..../....");
  EXPECT_EQ(blocked_by({{2, 0}, {3, 1}}), "..../..../..../..#.");
  EXPECT_EQ(blocked_by({{0, 0}, {4, 4}}), kAll);
}

// Shrunk by half a cell, 0.25..2.75 becomes 0.75..2.25.
TEST(Boxes, BlockTheCellsWhoseMiddleTheyReach) {
  EXPECT_EQ(blocked_by({{0.25, 0}, {2.75, 1}}), "..../..../..../###.");
  EXPECT_EQ(blocked_by({{0.75, 0}, {2.25, 1}}), "..../..../..../.#..");
  EXPECT_EQ(blocked_by({{1.25, 1.25}, {2.75, 1.75}}), "..../..../.##./....");
}

// A corner on the border of two cells counts for the upper right cell: 0.5..2.5 becomes 1..2.
TEST(Boxes, CountABorderToTheCellAboveAndToTheRight) {
  EXPECT_EQ(blocked_by({{0.5, 0.5}, {2.5, 2.5}}), "..../.##./.##./....");
  EXPECT_EQ(blocked_by({{0.499, 0.499}, {2.499, 2.499}}), "..../..../##../##..");
}

// Boxes thinner than a cell shrink to a negative width, but still block the cells whose middle they
// contain.
TEST(Boxes, BlockUnderThinOnesToo) {
  EXPECT_EQ(blocked_by({{1.4, 0}, {1.6, 4}}), ".#../.#../.#../.#..");
  EXPECT_EQ(blocked_by({{0, 2.25}, {4, 2.75}}), "..../####/..../....");
  EXPECT_EQ(blocked_by({{1.6, 0}, {2.4, 4}}), kNone);
  EXPECT_EQ(blocked_by({{1.75, 0}, {2.25, 4}}), kNone);
  EXPECT_EQ(blocked_by({{0, 0.9}, {4, 1.1}}), kNone);
  EXPECT_EQ(blocked_by({{1, 1}, {1, 1}}), kNone);
}

TEST(Boxes, AreTheSameFromAnyTwoOppositeCorners) {
  for (const Box& box : {Box{{0.25, 1.25}, {2.75, 3}}, Box{{2.75, 3}, {0.25, 1.25}},
                         Box{{0.25, 3}, {2.75, 1.25}}, Box{{2.75, 1.25}, {0.25, 3}}}) {
    EXPECT_EQ(blocked_by(box), "..../###./###./....");
  }
}

TEST(Boxes, BlockWhatIsOnTheGridOfThem) {
  EXPECT_EQ(blocked_by({{-3, -3}, {1, 1}}), "..../..../..../#...");
  EXPECT_EQ(blocked_by({{3, 3}, {9, 9}}), "...#/..../..../....");
  EXPECT_EQ(blocked_by({{-5, 1}, {9, 2}}), "..../..../####/....");
  EXPECT_EQ(blocked_by({{-5, -5}, {9, 9}}), kAll);
}

TEST(Boxes, BlockNothingBesideTheGrid) {
  for (const Box& box :
       {Box{{-3, 0}, {0, 4}}, Box{{4, 0}, {7, 4}}, Box{{0, -3}, {4, 0}}, Box{{0, 4}, {4, 7}},
        Box{{-0.5, 0}, {0.49, 4}}, Box{{3.51, 0}, {4.5, 4}}, Box{{-9, -9}, {-5, -5}}}) {
    EXPECT_EQ(blocked_by(box), kNone) << box.from.x << ',' << box.from.y;
  }
}

TEST(Boxes, MayBeHuge) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  for (const double size : {1e18, 1e20, 1e308, std::numeric_limits<double>::max(), kInfinity}) {
    EXPECT_EQ(blocked_by({{-size, -size}, {size, size}}), kAll) << size;
    EXPECT_EQ(blocked_by({{-size, 2}, {2, size}}), "##../##../..../....") << size;
    EXPECT_EQ(blocked_by({{-size, -size}, {0, size}}), kNone) << size;
    EXPECT_EQ(blocked_by({{5, -size}, {size, size}}), kNone) << size;
    EXPECT_EQ(blocked_by({{0, 0}, {size, 1}}, {{0, 0}, 1e-3}), kAll) << size;
  }
  EXPECT_EQ(blocked_by({{-1e300, -1e300}, {1e300, 1e300}}, {{0, 0}, 1e-300}), kAll);
  EXPECT_EQ(blocked_by({{1e308, 1e308}, {1e308, 1e308}}, {{-1e308, -1e308}, 1}), kNone);
}

TEST(Boxes, GoByTheFrame) {
  const GridFrame frame{{-1, -2}, 0.25};  // the grid spans (-1, -2) to (0, -1)
  EXPECT_EQ(blocked_by({{-0.75, -1.75}, {-0.25, -1.25}}, frame), "..../.##./.##./....");
  EXPECT_EQ(blocked_by({{-2, -2}, {-0.75, -1.5}}, frame), "..../..../#.../#...");
  EXPECT_EQ(blocked_by({{0, 0}, {1, 1}}, frame), kNone);
  EXPECT_EQ(blocked_by({{30, 60}, {50, 80}}, {{10, 20}, 20}), "..../.#../..../....");
}

// A middle is in the box if it is above the lower left edges and at most at the upper right edges.
TEST(Boxes, AgreeWithALookAtEachMiddle) {
  Draws draws(20240603);
  for (int round = 0; round < 5000; ++round) {
    const std::array<double, 3> sizes = {1.0, 0.25, 8.0};
    const GridFrame frame{{static_cast<double>(draws.below(9)) - 4.0, -16.0},
                          sizes[draws.below(sizes.size())]};
    // Coordinates are eighths of a cell, so that corners and middles coincide and nothing is
    // rounded.
    const auto place = [&] {
      const auto eighths = [&] { return (static_cast<double>(draws.below(80)) - 16.0) / 8.0; };
      return frame.origin + Vec2{eighths(), eighths()} * frame.cell_size;
    };
    const Box box{place(), place()};
    const auto range = cells_blocked_by(box, frame, 5, 6);
    for (const Cell cell : cells_of(CostGrid(5, 6))) {
      const Vec2 middle = center_of(frame, cell);
      const bool inside =
          middle.x > std::min(box.from.x, box.to.x) && middle.x <= std::max(box.from.x, box.to.x) &&
          middle.y > std::min(box.from.y, box.to.y) && middle.y <= std::max(box.from.y, box.to.y);
      ASSERT_EQ(range && range->contains(cell), inside) << "round " << round;
    }
  }
}

TEST(WithBlocked, BlocksEveryRangeOfACopy) {
  const auto clean = std::make_shared<const CostGrid>(grid_of({{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}));
  const CostGrid before = *clean;
  const std::vector<CellRange> ranges = {{{0, 0}, {1, 0}}, {{1, 0}, {1, 2}}};
  const auto blocked = with_blocked(clean, ranges);
  EXPECT_EQ(blocked->costs, grid_of({{1, 255, 3}, {4, 255, 6}, {255, 255, 9}}).costs);
  EXPECT_EQ(clean->costs, before.costs);
}

TEST(WithBlocked, IsTheCleanGridWithoutAny) {
  const auto clean = std::make_shared<const CostGrid>(3, 3);
  EXPECT_EQ(with_blocked(clean, {}), clean);
}

}  // namespace
}  // namespace flocking::flow
