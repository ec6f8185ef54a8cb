#include "flow/picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "arithmetic/elementary.h"

namespace flocking::flow {
namespace {

constexpr Color kDark{38, 42, 51};
constexpr Color kGrey{168, 168, 168};
constexpr Color kGoalRed{214, 39, 40};
constexpr Color kInk{25, 25, 25};
constexpr std::size_t kArrowScale = 9;  // pixels per cell; in smaller cells, arrows are unreadable

// Equally spaced colours of a scale that colour-blind readers can use: lightness falls steadily.
constexpr std::array<Color, 6> kNearToFar = {
    {{253, 231, 37}, {122, 209, 81}, {34, 168, 132}, {42, 120, 142}, {65, 68, 135}, {68, 1, 84}}};
constexpr std::array<Color, 3> kEasyToHard = {{{250, 246, 233}, {203, 165, 113}, {92, 52, 21}}};

// In the order of Direction; opposite directions have opposite colours.
constexpr std::array<Color, kDirections> kByDirection = {{{190, 174, 240},
                                                          {160, 196, 255},
                                                          {150, 225, 230},
                                                          {240, 175, 220},
                                                          kGrey,
                                                          {165, 230, 165},
                                                          {250, 175, 165},
                                                          {252, 205, 140},
                                                          {225, 228, 135}}};

Color mixed(Color from, Color to, double share) {
  const auto channel = [share](std::uint8_t a, std::uint8_t b) {
    return static_cast<std::uint8_t>(std::lround(a + share * (b - a)));
  };
  return {channel(from.red, to.red), channel(from.green, to.green), channel(from.blue, to.blue)};
}

// Returns the colour at `place`, from 0 to 1, interpolated between the stops.
Color along(std::span<const Color> stops, double place) {
  const double at = place * static_cast<double>(stops.size() - 1);
  const std::size_t from = std::min(static_cast<std::size_t>(at), stops.size() - 2);
  return mixed(stops[from], stops[from + 1], at - static_cast<double>(from));
}

double distance_to_segment(Vec2 point, Vec2 from, Vec2 to) {
  const Vec2 along = to - from;
  const double share = std::clamp(dot(point - from, along) / length_squared(along), 0.0, 1.0);
  return distance(point, from + along * share);
}

// Returns the distance of `point` from the strokes of an arrow, in cells; `point` is relative to
// the middle of its cell.
double distance_to_arrow(Vec2 point, Vec2 direction) {
  const Vec2 tip = direction * 0.34;
  const Vec2 back = tip - direction * 0.24;
  const Vec2 aside = side_of(direction) * 0.18;
  return std::min({distance_to_segment(point, direction * -0.34, tip),
                   distance_to_segment(point, back + aside, tip),
                   distance_to_segment(point, back - aside, tip)});
}

// Returns the share of a pixel that is inside a shape; `distance` is the distance from the pixel's
// middle to the shape's edge, in cells.
double coverage(double distance, std::size_t scale) {
  return std::clamp(0.5 - distance * static_cast<double>(scale), 0.0, 1.0);
}

// Draws each cell with the colours of `color_of(cell, place)`; the place is in cells from the
// cell's middle, y up.
template <class ColorOf>
Image image_of(std::size_t width, std::size_t height, std::size_t scale, ColorOf color_of) {
  Image image(width * scale, height * scale);
  const auto place = [scale](std::size_t pixel) {
    return (static_cast<double>(pixel % scale) + 0.5) / static_cast<double>(scale) - 0.5;
  };
  for (std::size_t y = 0; y < image.height; ++y) {
    for (std::size_t x = 0; x < image.width; ++x) {
      const Cell cell{x / scale, height - 1 - y / scale};
      image.pixels[y * image.width + x] = color_of(cell, Vec2{place(x), -place(y)});
    }
  }
  return image;
}

Color with_goal(Color color, Vec2 place, std::size_t scale) {
  if (scale < 3) return kGoalRed;
  return mixed(color, kGoalRed, coverage(length(place) - 0.36, scale));
}

}  // namespace

Image picture_of_costs(const CostGrid& costs, std::optional<Cell> goal, std::size_t scale) {
  // The colour depends on the logarithm of the cost: most maps have the costs 1, 2 and 4.
  std::array<Color, kBlocked + 1> colors{};
  for (std::size_t cost = 1; cost < kBlocked; ++cost) {
    const double hardness =
        arithmetic::log(static_cast<double>(cost)) / arithmetic::log(kBlocked - 1.0);
    colors[cost] = along(kEasyToHard, hardness);
  }
  colors[0] = colors[1];
  colors[kBlocked] = kDark;
  return image_of(costs.width, costs.height, scale, [&](Cell cell, Vec2 place) {
    const Color color = colors[costs.at(cell)];
    return cell == goal ? with_goal(color, place, scale) : color;
  });
}

Image picture_of_integration(const IntegrationField& field, const CostGrid& costs, Cell goal,
                             std::size_t scale) {
  std::uint32_t remotest = 1;
  for (std::size_t row = 0; row < field.height(); ++row) {
    for (std::size_t column = 0; column < field.width(); ++column) {
      const std::uint32_t value = field.at({column, row});
      if (value != kUnreached) remotest = std::max(remotest, value);
    }
  }
  return image_of(field.width(), field.height(), scale, [&](Cell cell, Vec2 place) {
    const std::uint32_t value = field.at(cell);
    if (costs.at(cell) == kBlocked) return kDark;
    if (value == kUnreached) return kGrey;
    const Color color = along(kNearToFar, static_cast<double>(value) / remotest);
    return cell == goal ? with_goal(color, place, scale) : color;
  });
}

Image picture_of_directions(const DirectionField& field, const CostGrid& costs, Cell goal,
                            std::size_t scale) {
  return image_of(field.width(), field.height(), scale, [&](Cell cell, Vec2 place) {
    const auto direction = static_cast<std::size_t>(field.at(cell));
    if (costs.at(cell) == kBlocked) return kDark;
    const Color color = kByDirection[direction];
    if (cell == goal) return with_goal(color, place, scale);
    if (scale < kArrowScale || field.at(cell) == Direction::kNone) return color;
    const double to_stroke = distance_to_arrow(place, kUnitVectors[direction]) - 0.045;
    return mixed(color, kInk, coverage(to_stroke, scale));
  });
}

}  // namespace flocking::flow
