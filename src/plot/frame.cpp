#include "plot/frame.h"

#include <algorithm>
#include <cmath>

#include "arithmetic/elementary.h"

namespace flocking::plot {
namespace {

// An area is far away if its distance is this many times its size. 32-bit floats resolve one part
// in 16 million, so an area at this limit has an error of 0.01 pixels.
constexpr double kFarAway = 1000.0;
constexpr double kMostGrowth = 10.0;
constexpr double kMargin = 0.04;

void include_offset(std::optional<Area>& area, Vec2 offset) {
  if (!area) {
    area = Area{offset, offset};
  } else {
    area->include(offset);
  }
}

// Returns the area of all trails, as printed.
std::optional<Area> area_of(const Trails& trails, const Origin& origin) {
  std::optional<Area> raw;
  for (std::size_t i = 0; i < trails.size(); ++i) {
    for (const TrailPoint& point : trails.trail(i)) include_offset(raw, point.at);
  }
  if (!raw) return raw;
  return Area{origin.to(raw->low), origin.to(raw->high)};
}

void include_box(std::optional<Area>& area, Vec2 from, Vec2 to) {
  if (!is_drawable(from) || !is_drawable(to)) return;
  include_offset(area, from);
  include_offset(area, to);
}

std::optional<Area> area_of(const PlotWorld& world) {
  std::optional<Area> area;
  if (world.wrap) include_box(area, {}, *world.wrap);
  for (const Obstacle& one : world.obstacles) {
    const Vec2 radius{one.radius, one.radius};
    include_box(area, one.center - radius, one.center + radius);
  }
  for (const Wall& wall : world.walls) include_box(area, wall.from, wall.to);
  for (const PlotPath& path : world.paths) {
    for (const Vec2 point : path.points) include_box(area, point, point);
  }
  for (const Vec2 goal : world.goals) include_box(area, goal, goal);
  for (const Box& box : world.boxes) include_box(area, box.from, box.to);
  for (const Box& box : world.blocked) include_box(area, box.from, box.to);
  return area;
}

// Returns a round number near the middle if the middle is far from 0 relative to `span`; else 0.
Thousandths origin_near(double low, double high, double span) {
  if (std::max(std::fabs(low), std::fabs(high)) <= kFarAway * span) return 0;
  const double unit = std::max(1.0, arithmetic::power_of_ten(arithmetic::decimal_exponent(span)));
  return printed_thousandths(std::round((low + high) / 2.0 / unit) * unit);
}

double span_of(const Area& area) { return std::max(area.size().x, area.size().y); }

// Enlarges an empty area. Returns any other area unchanged: it is at least as large as the
// simulator's last printed digit.
Area not_empty(const Area& area) {
  if (span_of(area) > 0.0) return area;
  return {area.low - Vec2{0.5, 0.5}, area.high + Vec2{0.5, 0.5}};
}

Area grown_to_part(const Area& trails, const Area& all) {
  const double most = span_of(trails) * kMostGrowth;
  return {{std::max(all.low.x, trails.low.x - most), std::max(all.low.y, trails.low.y - most)},
          {std::min(all.high.x, trails.high.x + most), std::min(all.high.y, trails.high.y + most)}};
}

}  // namespace

void Area::include(Vec2 point) {
  low = {std::min(low.x, point.x), std::min(low.y, point.y)};
  high = {std::max(high.x, point.x), std::max(high.y, point.y)};
}

PlotBounds bounds_of(const Plot& plot) {
  const std::optional<Area> of_world = area_of(plot.world);
  std::optional<Area> of_trails = area_of(plot.trails, {});
  if (!of_trails) of_trails = of_world;
  if (!of_trails) of_trails = Area{{0.0, 0.0}, {0.0, 0.0}};
  const bool one_place = span_of(*of_trails) == 0.0;
  Area all = *of_trails;
  if (of_world) {
    all.include(of_world->low);
    all.include(of_world->high);
    if (!one_place) all = grown_to_part(*of_trails, all);
  }
  const double span = span_of(not_empty(all));
  PlotBounds bounds;
  bounds.origin = {origin_near(all.low.x, all.high.x, span),
                   origin_near(all.low.y, all.high.y, span)};
  bounds.area = not_empty({bounds.origin.to(all.low), bounds.origin.to(all.high)});
  return bounds;
}

Frame frame_for(const PlotBounds& bounds, const Area& room, Area& shown) {
  const Vec2 size = bounds.area.size();
  const Vec2 inner = room.size() * (1.0 - 2.0 * kMargin);
  Frame frame;
  frame.origin = bounds.origin;
  frame.scale = std::min(size.x > 0.0 ? inner.x / size.x : inner.y / size.y,
                         size.y > 0.0 ? inner.y / size.y : inner.x / size.x);
  const Vec2 middle = (bounds.area.low + bounds.area.high) / 2.0;
  const Vec2 half = room.size() / (2.0 * frame.scale);
  shown = {middle - half, middle + half};
  frame.shift = {room.low.x - shown.low.x * frame.scale, room.high.y + shown.low.y * frame.scale};
  return frame;
}

}  // namespace flocking::plot
