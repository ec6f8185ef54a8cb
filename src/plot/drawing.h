#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/image.h"
#include "core/vec2.h"
#include "plot/decimals.h"
#include "plot/trails.h"

/// A picture as a list of shapes, which each form of file draws in its own way. Places are in
/// pixels from the upper left corner.
namespace flocking::plot {

struct Style {
  std::optional<Color> stroke{};
  std::optional<Color> fill{};
  double width = 1.0;    ///< of strokes, pixels
  double opacity = 1.0;  ///< of strokes and areas
  double dash = 0.0;     ///< length of dashes and of the gaps between, pixels; 0: none
  bool sharp = false;    ///< without shades at the edges: areas that touch show no seam

  friend bool operator==(const Style&, const Style&) = default;
};

struct Line {
  Vec2 from;
  Vec2 to;
};

struct Circle {
  Vec2 center;
  double radius = 0.0;
};

/// Corners, joined by lines; areas are closed.
struct Polygon {
  std::vector<Vec2> corners;
  bool closed = true;
};

enum class Align { kStart, kMiddle, kEnd };

/// A line of text; its baseline begins, has its middle or ends at a place.
struct Text {
  Vec2 at;
  std::string text;  ///< printable UTF-8
  double size = 12.0;
  Align align = Align::kStart;
  bool bold = false;
  bool upwards = false;  ///< turned by a quarter, to be read from below
  bool halo = false;     ///< with a rim of white
};

/// One of the trails, in coordinates of the world.
struct Trail {
  std::size_t index = 0;
};

using Shape = std::variant<Line, Circle, Polygon, Text, Trail>;

/// Shapes that look alike, from back to front; only they have a style.
struct Layer {
  std::string name;  ///< what it shows, a word
  Style style;
  std::vector<Shape> shapes;
};

/// How places in the world become pixels: the same scale on both axes, y upwards.
struct Frame {
  Origin origin;
  Vec2 shift;          ///< where the origin is, pixels
  double scale = 1.0;  ///< pixels to a length of 1

  /// Of a point in the world; of one that is given from the origin.
  [[nodiscard]] Vec2 pixel(Vec2 point) const { return pixel_from_origin(origin.to(point)); }
  [[nodiscard]] Vec2 pixel_from_origin(Vec2 offset) const {
    return {shift.x + scale * offset.x, shift.y - scale * offset.y};
  }
};

struct Drawing {
  double width = 0.0;
  double height = 0.0;
  std::string title;        ///< printable UTF-8, a line
  std::string description;  ///< the same, in words all that the picture says
  Frame frame;
  const Trails* trails = nullptr;
  std::vector<Layer> layers;
};

}  // namespace flocking::plot
