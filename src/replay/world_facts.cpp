#include "replay/world_facts.h"

#include <algorithm>
#include <string_view>

#include "base/base64.h"

namespace flocking::replay {
namespace {

void add_point(JsonWriter& json, Vec2 point) {
  json.begin_array();
  json.number({}, point.x);
  json.number({}, point.y);
  json.end_array();
}

void add_wrap(JsonWriter& json, const std::optional<Wrap>& wrap) {
  if (!wrap) return json.nothing("wrap");
  json.begin_object("wrap");
  json.number("width", wrap->size.x);
  json.number("height", wrap->size.y);
  json.flag("torus", wrap->torus);
  json.end_object();
}

void add_environment(JsonWriter& json, const Environment& environment) {
  json.begin_array("obstacles");
  for (const Obstacle& obstacle : environment.obstacles) {
    json.begin_object();
    json.number("x", obstacle.center.x);
    json.number("y", obstacle.center.y);
    json.number("radius", obstacle.radius);
    json.end_object();
  }
  json.end_array();
  json.begin_array("walls");
  for (const Wall& wall : environment.walls) {
    json.begin_object();
    json.number("x1", wall.from.x);
    json.number("y1", wall.from.y);
    json.number("x2", wall.to.x);
    json.number("y2", wall.to.y);
    json.end_object();
  }
  json.end_array();
}

void add_paths(JsonWriter& json, std::span<const Path> paths) {
  json.begin_array("paths");
  for (const Path& path : paths) {
    json.begin_object();
    json.begin_array("points");
    for (const Vec2 point : path.points) add_point(json, point);
    json.end_array();
    json.flag("closed", path.closed);
    json.end_object();
  }
  json.end_array();
}

void add_goals(JsonWriter& json, std::span<const Vec2> goals) {
  json.begin_array("goals");
  for (const Vec2 goal : goals) {
    json.begin_object();
    json.number("x", goal.x);
    json.number("y", goal.y);
    json.end_object();
  }
  json.end_array();
}

void add_boxes(JsonWriter& json, std::span<const Box> boxes) {
  json.begin_array("boxes");
  for (const Box& box : boxes) {
    const Vec2 low{std::min(box.from.x, box.to.x), std::min(box.from.y, box.to.y)};
    const Vec2 high{std::max(box.from.x, box.to.x), std::max(box.from.y, box.to.y)};
    json.begin_object();
    json.number("x", low.x);
    json.number("y", low.y);
    json.number("width", high.x - low.x);
    json.number("height", high.y - low.y);
    json.end_object();
  }
  json.end_array();
}

void add_flow(JsonWriter& json, const FlowPicture* flow) {
  if (flow == nullptr) return json.nothing("flow");
  json.begin_object("flow");
  json.number("x", flow->origin.x);
  json.number("y", flow->origin.y);
  json.number("cell", flow->cell);
  json.count("columns", flow->columns);
  json.count("rows", flow->rows);
  json.text("angles", base64({reinterpret_cast<const char*>(flow->angles.data()),  // NOLINT
                              flow->angles.size()}));
  json.end_object();
}

}  // namespace

void add_worlds(JsonWriter& json, std::span<const World> worlds) {
  json.begin_array("worlds");
  for (const World& world : worlds) {
    json.begin_object();
    json.count("from_step", world.from_step);
    add_wrap(json, world.wrap);
    add_environment(json, world.environment);
    add_paths(json, world.paths);
    add_goals(json, world.goals);
    add_boxes(json, world.boxes);
    add_flow(json, world.flow.get());
    json.end_object();
  }
  json.end_array();
}

}  // namespace flocking::replay
