#include "plot/clip.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "arithmetic/elementary.h"

namespace flocking::plot {
namespace {

constexpr double kLargestRadius = 10'000.0;

// Returns how far a point is inside one edge of an area; negative if it is outside.
double within(Vec2 point, const Area& area, int edge) {
  switch (edge) {
    case 0:
      return point.x - area.low.x;
    case 1:
      return area.high.x - point.x;
    case 2:
      return point.y - area.low.y;
    default:
      return area.high.y - point.y;
  }
}

Vec2 between(Vec2 a, Vec2 b, double depth_a, double depth_b) {
  return a + (b - a) * (depth_a / (depth_a - depth_b));
}

std::vector<Vec2> clipped_at(const std::vector<Vec2>& corners, const Area& area, int edge) {
  std::vector<Vec2> kept;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Vec2 from = corners[i];
    const Vec2 to = corners[(i + 1) % corners.size()];
    const double depth_from = within(from, area, edge);
    const double depth_to = within(to, area, edge);
    if (depth_from >= 0.0) kept.push_back(from);
    if ((depth_from >= 0.0) != (depth_to >= 0.0)) {
      kept.push_back(between(from, to, depth_from, depth_to));
    }
  }
  return kept;
}

// Returns the part of the circle near the area, as a wedge from the circle's centre. Near the area,
// the rim is nearly straight.
std::vector<Vec2> wedge(const Circle& circle, const Area& area) {
  constexpr int kPieces = 256;
  const Vec2 middle = (area.low + area.high) / 2.0;
  const Vec2 towards = middle - circle.center;
  const double reach = length(area.size());
  const double half = std::min(std::numbers::pi / 2.0, 2.0 * reach / circle.radius);
  const double angle = arithmetic::atan2(towards.y, towards.x);
  std::vector<Vec2> corners = {circle.center};
  for (int i = -kPieces; i <= kPieces; ++i) {
    const double at = angle + half * i / kPieces;
    corners.push_back(circle.center +
                      circle.radius * Vec2{arithmetic::cos(at), arithmetic::sin(at)});
  }
  return corners;
}

}  // namespace

std::optional<Line> clipped(const Line& line, const Area& area) {
  Line part = line;
  for (int edge = 0; edge < 4; ++edge) {
    const double from = within(part.from, area, edge);
    const double to = within(part.to, area, edge);
    if (from < 0.0 && to < 0.0) return std::nullopt;
    if (from < 0.0) part.from = between(part.from, part.to, from, to);
    if (to < 0.0) part.to = between(part.from, part.to, from, to);
  }
  return part;
}

std::vector<Vec2> clipped(const std::vector<Vec2>& corners, const Area& area) {
  std::vector<Vec2> kept = corners;
  for (int edge = 0; edge < 4 && !kept.empty(); ++edge) kept = clipped_at(kept, area, edge);
  return kept;
}

std::optional<Shape> clipped(const Circle& circle, const Area& area) {
  const Vec2 nearest{std::clamp(circle.center.x, area.low.x, area.high.x),
                     std::clamp(circle.center.y, area.low.y, area.high.y)};
  if (distance(nearest, circle.center) > circle.radius) return std::nullopt;
  if (circle.radius <= kLargestRadius) return circle;
  // The whole area may be inside the circle, far from the rim.
  const Vec2 middle = (area.low + area.high) / 2.0;
  if (distance(middle, circle.center) + length(area.size()) < circle.radius) {
    return Polygon{{area.low, {area.high.x, area.low.y}, area.high, {area.low.x, area.high.y}}};
  }
  return Polygon{clipped(wedge(circle, area), area)};
}

}  // namespace flocking::plot
