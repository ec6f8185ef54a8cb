#include "flow/picture.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <optional>
#include <set>
#include <tuple>

#include "flow/grids.h"

namespace flocking::flow {
namespace {

constexpr Color kDark{38, 42, 51};
constexpr Color kGrey{168, 168, 168};
constexpr Color kGoalRed{214, 39, 40};

// Returns a pixel; coordinates count from the top left.
Color pixel(const Image& image, std::size_t x, std::size_t y) {
  return image.pixels.at(y * image.width + x);
}

int lightness(Color color) { return color.red + color.green + color.blue; }

std::size_t colors_in(const Image& image, std::size_t x, std::size_t y, std::size_t size) {
  std::set<std::tuple<int, int, int>> found;
  for (std::size_t row = y; row < y + size; ++row) {
    for (std::size_t column = x; column < x + size; ++column) {
      const Color color = pixel(image, column, row);
      found.insert({color.red, color.green, color.blue});
    }
  }
  return found.size();
}

const CostGrid kPictureGrid = grid_of({{1, 2, 4}, {254, 255, 1}});

TEST(Picture, IsAsLargeAsItsCells) {
  for (const std::size_t scale : {1U, 2U, 7U}) {
    const Image image = picture_of_costs(kPictureGrid, std::nullopt, scale);
    EXPECT_EQ(image.width, 3 * scale);
    EXPECT_EQ(image.height, 2 * scale);
    EXPECT_EQ(image.pixels.size(), 6 * scale * scale);
  }
}

TEST(Picture, ShowsHarderCellsDarkerWithTheTopRowOnTop) {
  const Image image = picture_of_costs(kPictureGrid, std::nullopt, 4);
  const Color easy = pixel(image, 0, 0);
  EXPECT_GT(lightness(easy), lightness(pixel(image, 4, 0)));
  EXPECT_GT(lightness(pixel(image, 4, 0)), lightness(pixel(image, 8, 0)));
  EXPECT_GT(lightness(pixel(image, 8, 0)), lightness(pixel(image, 0, 4)));
  EXPECT_EQ(pixel(image, 4, 4), kDark);
  EXPECT_EQ(pixel(image, 11, 7), easy);
  for (std::size_t x = 0; x < 12; x += 4) EXPECT_EQ(colors_in(image, x, 0, 4), 1U);
}

TEST(Picture, MarksTheGoalWithARedDisc) {
  const Image image = picture_of_costs(kPictureGrid, Cell{2, 0}, 12);
  EXPECT_EQ(pixel(image, 30, 18), kGoalRed);
  EXPECT_EQ(pixel(image, 24, 12), pixel(image, 0, 0)) << "round it the cell's own colour";
  EXPECT_EQ(pixel(picture_of_costs(kPictureGrid, Cell{2, 0}, 1), 2, 1), kGoalRed);
  EXPECT_EQ(pixel(picture_of_costs(kPictureGrid, Cell{2, 0}, 2), 5, 2), kGoalRed)
      << "no room for a disc";
}

TEST(Picture, GoesFromLightAtTheGoalToDarkFarAway) {
  const CostGrid grid = grid_of({{1, 1, 1, 1, 255, 1}});
  const Image image = picture_of_integration(integrate(grid, {0, 0}), grid, {0, 0}, 5);
  EXPECT_EQ(pixel(image, 2, 2), kGoalRed);
  EXPECT_EQ(pixel(image, 0, 0), (Color{253, 231, 37}));
  EXPECT_GT(lightness(pixel(image, 0, 0)), lightness(pixel(image, 5, 0)));
  EXPECT_GT(lightness(pixel(image, 5, 0)), lightness(pixel(image, 10, 0)));
  EXPECT_EQ(pixel(image, 15, 0), (Color{68, 1, 84})) << "the remotest";
  EXPECT_EQ(pixel(image, 20, 0), kDark);
  EXPECT_EQ(pixel(image, 25, 0), kGrey) << "unreached";
}

TEST(Picture, ShowsAGoalWithNothingRoundIt) {
  const CostGrid grid(1, 1);
  const IntegrationField field = integrate(grid, {0, 0});
  EXPECT_EQ(pixel(picture_of_integration(field, grid, {0, 0}, 1), 0, 0), kGoalRed);
  EXPECT_EQ(pixel(picture_of_directions(directions(field, {}), grid, {0, 0}, 9), 4, 4), kGoalRed);
}

TEST(Picture, GivesEachDirectionAColour) {
  const CostGrid grid(3, 3);
  const DirectionField field = directions(integrate(grid, {1, 1}), CornerRule::kCut);
  const Image image = picture_of_directions(field, grid, {1, 1}, 1);
  EXPECT_EQ(colors_in(image, 0, 0, 3), 9U) << "eight and the goal's red";
  EXPECT_EQ(pixel(image, 1, 1), kGoalRed);
}

TEST(Picture, TellsBlockedAndUnreachedCellsApart) {
  const CostGrid grid = grid_of({{1, 255, 1}});
  const DirectionField field = directions(integrate(grid, {0, 0}), CornerRule::kCut);
  const Image image = picture_of_directions(field, grid, {0, 0}, 12);
  EXPECT_EQ(pixel(image, 18, 6), kDark);
  EXPECT_EQ(pixel(image, 30, 6), kGrey);
  EXPECT_EQ(colors_in(image, 24, 0, 12), 1U) << "without an arrow";
}

// An arrow to the east: a shaft through the middle, and strokes from the tip at 0.34 backwards to
// both sides.
TEST(Picture, DrawsAnArrowWhereThereIsRoom) {
  const CostGrid grid = grid_of({{1, 1}});
  const DirectionField field = directions(integrate(grid, {1, 0}), CornerRule::kCut);
  EXPECT_EQ(colors_in(picture_of_directions(field, grid, {1, 0}, 8), 0, 0, 8), 1U);
  constexpr std::size_t kScale = 40;
  const Image image = picture_of_directions(field, grid, {1, 0}, kScale);
  const Color ground = pixel(image, 0, 0);
  const auto inked = [&](double x, double y) {
    const auto at = [](double place) { return static_cast<std::size_t>((0.5 + place) * kScale); };
    return lightness(pixel(image, at(x), at(-y))) < lightness(ground) / 2;
  };
  EXPECT_TRUE(inked(0, 0));
  EXPECT_TRUE(inked(0.3, 0));
  EXPECT_TRUE(inked(-0.3, 0));
  EXPECT_TRUE(inked(0.22, 0.09));
  EXPECT_TRUE(inked(0.22, -0.09));
  EXPECT_FALSE(inked(-0.22, 0.09));
  EXPECT_FALSE(inked(0.3, 0.2));
  EXPECT_FALSE(inked(0, 0.3));
}

}  // namespace
}  // namespace flocking::flow
