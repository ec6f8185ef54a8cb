#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "plot/clip.h"
#include "plot/page.h"

namespace flocking::plot {
namespace {

// Draws obstacles, walls and other surroundings that may be partly outside of the room.
class WorldPainter {
 public:
  WorldPainter(const Page& page, Drawing& drawing)
      : page_(page), drawing_(drawing), area_(page.room) {}

  void begin(const char* name, const Style& style) { layer_ = {name, style, {}}; }
  void finish() {
    if (!layer_.shapes.empty()) drawing_.layers.push_back(std::move(layer_));
  }

  void line(Vec2 from, Vec2 to) {
    if (!is_drawable(from) || !is_drawable(to)) return;
    const auto part = clipped(Line{page_.frame.pixel(from), page_.frame.pixel(to)}, area_);
    if (part) layer_.shapes.emplace_back(*part);
  }
  void box(const Box& box) {
    if (!is_drawable(box.from) || !is_drawable(box.to)) return;
    const Vec2 a = page_.frame.pixel(box.from);
    const Vec2 b = page_.frame.pixel(box.to);
    const auto corners = clipped({a, {b.x, a.y}, b, {a.x, b.y}}, area_);
    if (!corners.empty()) layer_.shapes.emplace_back(Polygon{corners});
  }
  void circle(Vec2 center, double radius) {
    if (!is_drawable(center) || !(radius <= kFarthest)) return;
    const Circle circle{page_.frame.pixel(center), std::max(radius * page_.frame.scale, 0.5)};
    if (auto shape = clipped(circle, area_)) layer_.shapes.push_back(*std::move(shape));
  }
  void cross(Vec2 at) {
    if (!is_drawable(at)) return;
    const Vec2 middle = page_.frame.pixel(at);
    const double arm = 4.0 * page_.unit;
    for (const Vec2 way : {Vec2{arm, arm}, Vec2{arm, -arm}}) {
      if (clipped(Line{middle, middle}, area_)) {
        layer_.shapes.emplace_back(Line{middle - way, middle + way});
      }
    }
  }
  // Draws hatches on the right of a wall; agents stay on its left.
  void hatches(const Wall& wall) {
    if (!is_drawable(wall.from) || !is_drawable(wall.to)) return;
    const auto part =
        clipped(Line{page_.frame.pixel(wall.from), page_.frame.pixel(wall.to)}, area_);
    if (!part) return;
    const Vec2 along = unit(part->to - part->from);
    const Vec2 side = page_.unit * (-4.0 * along + 6.0 * Vec2{-along.y, along.x});
    const double length = distance(part->from, part->to);
    const double gap = 12.0 * page_.unit;
    const long hatches = std::lround(length / gap);
    for (long i = 0; i < hatches; ++i) {
      const Vec2 foot = part->from + (static_cast<double>(i) + 0.5) * gap * along;
      layer_.shapes.emplace_back(Line{foot, foot + side});
    }
  }

 private:
  const Page& page_;
  Drawing& drawing_;
  Area area_;
  Layer layer_;
};

void draw_paths(const PlotWorld& world, WorldPainter& painter) {
  for (const PlotPath& path : world.paths) {
    for (std::size_t i = 1; i < path.points.size(); ++i) {
      painter.line(path.points[i - 1], path.points[i]);
    }
    if (path.closed && path.points.size() > 2)
      painter.line(path.points.back(), path.points.front());
  }
}

}  // namespace

Style obstacle_style(const Page& page) {
  return {.stroke = kThing, .fill = kThingArea, .width = 1.2 * page.unit};
}
Style wall_style(const Page& page) { return {.stroke = kInk, .width = 1.6 * page.unit}; }
Style path_style(const Page& page) {
  return {.stroke = kThing, .width = 1.4 * page.unit, .dash = 5.0 * page.unit};
}
Style goal_style(const Page& page) { return {.stroke = kInk, .width = 1.6 * page.unit}; }
Style box_style(const Page& page) {
  return {.stroke = kThing, .fill = kThingArea, .width = 1.2 * page.unit};
}
Style blocked_style() { return {.fill = kThingArea, .sharp = true}; }
Style edge_style(const Page& page) {
  return {.stroke = kThing, .width = 1.2 * page.unit, .dash = 2.0 * page.unit};
}

void draw_world(const Plot& plot, const Page& page, Drawing& drawing) {
  const PlotWorld& world = plot.world;
  WorldPainter painter(page, drawing);
  painter.begin("blocked", blocked_style());
  for (const Box& box : world.blocked) painter.box(box);
  painter.finish();
  painter.begin("boxes", box_style(page));
  for (const Box& box : world.boxes) painter.box(box);
  painter.finish();
  painter.begin("obstacles", obstacle_style(page));
  for (const Obstacle& one : world.obstacles) painter.circle(one.center, one.radius);
  painter.finish();
  painter.begin("edge", edge_style(page));
  if (world.wrap) painter.box({{0.0, 0.0}, *world.wrap});
  painter.finish();
  painter.begin("paths", path_style(page));
  draw_paths(world, painter);
  painter.finish();
  painter.begin("hatches", {.stroke = kThing, .width = page.unit});
  for (const Wall& wall : world.walls) painter.hatches(wall);
  painter.finish();
  painter.begin("walls", wall_style(page));
  for (const Wall& wall : world.walls) painter.line(wall.from, wall.to);
  painter.finish();
  painter.begin("goals", goal_style(page));
  for (const Vec2 goal : world.goals) painter.cross(goal);
  painter.finish();
}

}  // namespace flocking::plot
