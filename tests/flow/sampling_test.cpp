#include "flow/sampling.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "flow/flow_field.h"
#include "flow/grids.h"

namespace flocking::flow {
namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr Vec2 kNorth{0, 1};
constexpr Vec2 kEast{1, 0};
constexpr Vec2 kWest{-1, 0};

double below(double number) { return std::nextafter(number, -kInfinity); }

/// Returns a field from rows of directions, the top row first.
DirectionField field_of(const std::vector<std::vector<Direction>>& rows) {
  DirectionField field(rows.front().size(), rows.size(), Direction::kNone);
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t column = 0; column < rows[row].size(); ++column) {
      field[field.index({column, rows.size() - 1 - row})] = rows[row][column];
    }
  }
  field.repeat_border();
  return field;
}

const DirectionField kPair = field_of({{Direction::kEast, Direction::kNorth}});

bool is_near(Vec2 a, Vec2 b) {
  return std::fabs(a.x - b.x) <= 1e-12 && std::fabs(a.y - b.y) <= 1e-12;
}

TEST(SampleNearest, BelongsToACellFromItsLowerLeft) {
  const auto at = [](Vec2 place) { return sample_nearest(kPair, {}, place); };
  EXPECT_EQ(at({0, 0}), kEast);
  EXPECT_EQ(at({-0.0, -0.0}), kEast);
  EXPECT_EQ(at({below(1), below(1)}), kEast);
  EXPECT_EQ(at({1, 0}), kNorth);
  EXPECT_EQ(at({below(2), 0.5}), kNorth);
}

TEST(SampleNearest, IsZeroOutside) {
  const auto at = [](Vec2 place) { return sample_nearest(kPair, {}, place); };
  for (const Vec2 outside : {Vec2{2, 0.5}, {0.5, 1}, {below(0), 0.5}, {0.5, below(0)}, {-7, 3}}) {
    EXPECT_EQ(at(outside), Vec2{}) << outside.x << ',' << outside.y;
  }
}

TEST(Sampling, IsZeroWherePlacesAreNotFinite) {
  for (const double wild : {kNan, kInfinity, -kInfinity, 1e308, -1e308}) {
    for (const Vec2 place : {Vec2{wild, 0.5}, {0.5, wild}, {wild, wild}}) {
      EXPECT_EQ(sample_nearest(kPair, {}, place), Vec2{});
      EXPECT_EQ(sample_bilinear(kPair, {}, place), Vec2{});
      EXPECT_EQ(sample_bilinear(kPair, {{3, 3}, 1e-9}, place), Vec2{});
    }
  }
}

TEST(Sampling, GoesByTheFrame) {
  const GridFrame frame{{-3, 5}, 0.5};
  EXPECT_EQ(sample_nearest(kPair, frame, {-3, 5}), kEast);
  EXPECT_EQ(sample_nearest(kPair, frame, {-2.5, 5.25}), kNorth);
  EXPECT_EQ(sample_nearest(kPair, frame, {-2, 5.25}), Vec2{});
  EXPECT_EQ(sample_bilinear(kPair, frame, {-2.75, 5.25}), kEast);
  EXPECT_EQ(sample_bilinear(kPair, frame, {-2.5, 5.25}), (Vec2{0.5, 0.5}));
  EXPECT_EQ(sample_bilinear(kPair, frame, {-2, 5.25}), Vec2{});
}

TEST(GridFrame, FindsTheCellOfAPlaceAndItsMiddle) {
  const GridFrame frame{{-1, 2}, 0.25};
  EXPECT_EQ(frame.cell_at({-1, 2}, 4, 8), (Cell{0, 0}));
  EXPECT_EQ(frame.cell_at({-0.5, 3.75}, 4, 8), (Cell{2, 7}));
  EXPECT_EQ(frame.cell_at({0, 2}, 4, 8), std::nullopt);
  EXPECT_EQ(frame.cell_at({-0.5, 4}, 4, 8), std::nullopt);
  EXPECT_EQ(frame.cell_at({kNan, 3}, 4, 8), std::nullopt);
  EXPECT_EQ(center_of(frame, {2, 7}), (Vec2{-0.375, 3.875}));
}

TEST(SampleBilinear, IsTheCellsOwnInItsMiddle) {
  const DirectionField field =
      field_of({{Direction::kEast, Direction::kNone, Direction::kSouthWest},
                {Direction::kNorth, Direction::kWest, Direction::kSouth}});
  for (std::size_t row = 0; row < 2; ++row) {
    for (std::size_t column = 0; column < 3; ++column) {
      const Vec2 middle = center_of({}, {column, row});
      EXPECT_EQ(sample_bilinear(field, {}, middle), sample_nearest(field, {}, middle));
    }
  }
}

TEST(SampleBilinear, IsTheMeanOnABorder) {
  EXPECT_EQ(sample_bilinear(kPair, {}, {1, 0.5}), (Vec2{0.5, 0.5}));
  EXPECT_EQ(sample_bilinear(kPair, {}, {0.75, 0.5}), (Vec2{0.75, 0.25}));
  const DirectionField four = field_of({{Direction::kEast, Direction::kNorth},  //
                                        {Direction::kNone, Direction::kWest}});
  EXPECT_EQ(sample_bilinear(four, {}, {1, 1}), (Vec2{0, 0.25}));  // (E + N + W)/4
  EXPECT_EQ(sample_bilinear(four, {}, {0.5, 1}), (Vec2{0.5, 0}));
}

TEST(SampleBilinear, RepeatsTheCellsAtTheEdge) {
  EXPECT_EQ(sample_bilinear(kPair, {}, {0, 0}), kEast);
  EXPECT_EQ(sample_bilinear(kPair, {}, {0.25, 0.9}), kEast);
  EXPECT_TRUE(is_near(sample_bilinear(kPair, {}, {below(2), below(1)}), kNorth));
  EXPECT_TRUE(is_near(sample_bilinear(kPair, {}, {1, below(1)}), {0.5, 0.5}));
  const DirectionField one = field_of({{Direction::kWest}});
  for (const double x : {0.0, 0.3, 0.5, 0.9, below(1)}) {
    EXPECT_TRUE(is_near(sample_bilinear(one, {}, {x, x}), kWest)) << x;
  }
}

// Computes the mean of the four nearest middles; indices outside the grid are moved to its edge.
Vec2 plainly_bilinear(const DirectionField& field, Vec2 cells) {
  const auto vector = [&](double column, double row) {
    const auto on_grid = [](double at, std::size_t size) {
      return static_cast<std::size_t>(std::clamp(at, 0.0, static_cast<double>(size) - 1.0));
    };
    const Cell cell{on_grid(column, field.width()), on_grid(row, field.height())};
    const CellStep step = step_of(field.at(cell));
    const double size = std::hypot(step.columns, step.rows);
    return size > 0.0 ? Vec2{step.columns / size, step.rows / size} : Vec2{};
  };
  const double left = std::floor(cells.x - 0.5);
  const double low = std::floor(cells.y - 0.5);
  const double to_right = cells.x - 0.5 - left;
  const double up = cells.y - 0.5 - low;
  Vec2 sum;
  for (const auto& [column, across] : {std::pair(0, 1.0 - to_right), std::pair(1, to_right)}) {
    for (const auto& [row, along] : {std::pair(0, 1.0 - up), std::pair(1, up)}) {
      sum += across * along * vector(left + column, low + row);
    }
  }
  return sum;
}

TEST(SampleBilinear, AgreesWithPlainInterpolation) {
  Draws draws(20240604);
  for (int round = 0; round < 300; ++round) {
    DirectionField field(1 + draws.below(6), 1 + draws.below(6), Direction::kNone);
    for (std::size_t row = 0; row < field.height(); ++row) {
      for (std::size_t column = 0; column < field.width(); ++column) {
        field[field.index({column, row})] = static_cast<Direction>(draws.below(kDirections));
      }
    }
    field.repeat_border();
    for (int sample = 0; sample < 100; ++sample) {
      const Vec2 place{draws.between(0.0, static_cast<double>(field.width())),
                       draws.between(0.0, static_cast<double>(field.height()))};
      const Vec2 found = sample_bilinear(field, {}, place);
      ASSERT_TRUE(is_near(found, plainly_bilinear(field, place)))
          << "round " << round << " at " << place.x << ',' << place.y;
      ASSERT_LE(length(found), 1.0 + 1e-12);
    }
  }
}

FlowField sampled(const Rows& rows, Cell goal, Sampling sampling, bool normalize) {
  const FieldPlan plan{std::make_shared<const CostGrid>(grid_of(rows)), goal};
  return {std::make_shared<const LazyFields>(plan), {}, sampling, normalize};
}

TEST(FlowField, MakesDirectionsOfLength1WhereItNormalizes) {
  const Rows row = {{1, 1, 1, 1}};  // the directions are E E . W
  const FlowField plain = sampled(row, {2, 0}, Sampling::kBilinear, false);
  const FlowField normalized = sampled(row, {2, 0}, Sampling::kBilinear, true);
  EXPECT_EQ(plain.direction_at({2, 0.5}), (Vec2{0.5, 0}));
  EXPECT_EQ(normalized.direction_at({2, 0.5}), kEast);
  EXPECT_EQ(normalized.direction_at({3, 0.5}), kWest);
  EXPECT_EQ(normalized.direction_at({2.5, 0.5}), Vec2{});
  EXPECT_EQ(normalized.direction_at({4, 0.5}), Vec2{});
}

TEST(FlowField, LooksUpTheNearestCellOnly) {
  const FlowField field = sampled({{1, 1, 1, 1}}, {2, 0}, Sampling::kNearest, true);
  EXPECT_EQ(field.direction_at({below(2), 0.5}), kEast);
  EXPECT_EQ(field.direction_at({2, 0.5}), Vec2{});
  EXPECT_EQ(field.direction_at({3, 0.5}), kWest);
}

// East and west cancel out half way between the two cells.
TEST(FlowField, LeadsNowhereWhereDirectionsCancelOut) {
  const auto opposite = field_of({{Direction::kEast, Direction::kWest}});
  EXPECT_EQ(sample_bilinear(opposite, {}, {1, 0.5}), Vec2{});
  EXPECT_EQ(unit(sample_bilinear(opposite, {}, {1, 0.5})), Vec2{});
}

}  // namespace
}  // namespace flocking::flow
