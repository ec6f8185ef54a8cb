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

/// A picture as a list of shapes, which each file format draws in its own way. Positions are in
/// pixels from the upper left corner.
namespace flocking::plot {

struct Style {
  std::optional<Color> stroke{};
  std::optional<Color> fill{};
  double width = 1.0;    ///< width of strokes, in pixels
  double opacity = 1.0;  ///< opacity of strokes and areas
  double dash = 0.0;     ///< length of dashes and of the gaps between them, in pixels; 0: solid
  bool sharp = false;    ///< no anti-aliasing, so that adjacent areas show no seam

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

/// Corners joined by lines; areas are closed.
struct Polygon {
  std::vector<Vec2> corners;
  bool closed = true;
};

enum class Align { kStart, kMiddle, kEnd };

/// A line of text. `at` is the start, middle or end of its baseline, depending on `align`.
struct Text {
  Vec2 at;
  std::string text;  ///< printable UTF-8
  double size = 12.0;
  Align align = Align::kStart;
  bool bold = false;
  bool upwards = false;  ///< rotated by 90 degrees, to be read from bottom to top
  bool halo = false;     ///< with a white outline
};

/// An agent's trail, in coordinates of the world.
struct Trail {
  std::size_t index = 0;
};

using Shape = std::variant<Line, Circle, Polygon, Text, Trail>;

/// Shapes with the same style, drawn from back to front. The shapes have no separate styles.
struct Layer {
  std::string name;  ///< one word for the layer's content
  Style style;
  std::vector<Shape> shapes;
};

/// The mapping of the world to pixels: the same scale on both axes, y upwards.
struct Frame {
  Origin origin;
  Vec2 shift;          ///< position of the origin, in pixels
  double scale = 1.0;  ///< pixels per unit of length

  /// Return the pixel of a point in the world, or of an offset from the origin.
  [[nodiscard]] Vec2 pixel(Vec2 point) const { return pixel_from_origin(origin.to(point)); }
  [[nodiscard]] Vec2 pixel_from_origin(Vec2 offset) const {
    return {shift.x + scale * offset.x, shift.y - scale * offset.y};
  }
};

struct Drawing {
  double width = 0.0;
  double height = 0.0;
  std::string title;        ///< printable UTF-8, one line
  std::string description;  ///< printable UTF-8: the content of the picture in words
  Frame frame;
  const Trails* trails = nullptr;
  std::vector<Layer> layers;
};

}  // namespace flocking::plot
