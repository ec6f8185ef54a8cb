#include <fmt/format.h>

#include <cmath>
#include <set>
#include <utility>

#include "base/printable.h"
#include "base/words.h"
#include "io/number_parse.h"
#include "maps/tiled.h"

namespace flocking::maps {
namespace {

using settings::MapSetting;

std::string point_text(Vec2 point) { return fmt::format("{},{}", point.x, point.y); }

/// Converts pixels of a map, whose y grows downwards, to places in the world.
class World {
 public:
  World(const Part& map, const std::string& layer, double cell_size, Vec2 origin)
      : cell_size_(cell_size), origin_(origin) {
    side_.x = static_cast<double>(map.whole("tilewidth", kMostPixels));
    side_.y = static_cast<double>(map.whole("tileheight", kMostPixels));
    if (side_.x == 0.0 || side_.y == 0.0) map.fail("tilewidth or tileheight is 0");
    const std::string_view infinite = map.value("infinite");
    if (infinite == "1" || infinite == "true") {
      const TileCells cells = tile_cells(map, layer);  // their lower left corner is the origin
      left_ = static_cast<double>(cells.left);
      bottom_ = static_cast<double>(cells.top) + static_cast<double>(cells.rows);
    } else {
      bottom_ = static_cast<double>(map.whole("height", kMostCells));
    }
  }

  [[nodiscard]] Vec2 place(Vec2 pixel) const {
    return {origin_.x + (pixel.x / side_.x - left_) * cell_size_,
            origin_.y + (bottom_ - pixel.y / side_.y) * cell_size_};
  }
  /// Converts a horizontal length.
  [[nodiscard]] double length(double pixels) const { return pixels / side_.x * cell_size_; }
  [[nodiscard]] bool has_square_cells() const { return side_.x == side_.y; }

 private:
  Vec2 side_;
  double left_ = 0.0;    // in cells
  double bottom_ = 0.0;  // in cells
  double cell_size_;
  Vec2 origin_;
};

std::vector<Vec2> points_of(const Part& object, const Part& shape, const World& world,
                            Vec2 corner) {
  std::vector<Vec2> points;
  for (const std::string_view word : words(shape.value("points"))) {
    const std::size_t comma = word.find(',');
    const auto x = io::parse_number(word.substr(0, comma));
    const auto y =
        comma == std::string_view::npos ? std::nullopt : io::parse_number(word.substr(comma + 1));
    if (!x || !y) object.fail("expected points X,Y, found " + in_quotes(word));
    points.push_back(world.place(corner + Vec2{*x, *y}));
  }
  if (points.size() < 2) object.fail("a " + shape.kind + " needs at least two points");
  return points;
}

// Returns twice the area enclosed by the points: above 0 if they are in counterclockwise order.
double turning(const std::vector<Vec2>& points) {
  double area = 0.0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Vec2 a = points[i];
    const Vec2 b = points[(i + 1) % points.size()];
    area += a.x * b.y - b.x * a.y;
  }
  return area;
}

class ObjectReader {
 public:
  ObjectReader(const World& world, std::vector<MapSetting>& settings)
      : world_(world), settings_(settings) {}

  void read_layers(const Part& parent, Vec2 offset) {
    for (const Part& part : parent.parts) {
      if (class_of(part) == "ignore") continue;
      const Vec2 own = offset + Vec2{part.number("offsetx", 0.0), part.number("offsety", 0.0)};
      if (part.kind == "group") read_layers(part, own);
      if (part.kind != "objectgroup") continue;
      for (const Part& object : part.parts) {
        if (object.kind == "object") read(object, std::string(class_of(part)), own);
      }
    }
  }

 private:
  static std::string_view class_of(const Part& part) {
    const std::string_view name = part.value("class");
    return name.empty() && part.kind == "object" ? part.value("type") : name;
  }

  void read(const Part& object, const std::string& layer_class, Vec2 offset) {
    const std::string_view own = class_of(object);
    const std::string wanted(own.empty() ? std::string_view(layer_class) : own);
    if (wanted == "ignore") return;
    require_supported(object);
    const Vec2 corner = offset + Vec2{object.number("x", 0.0), object.number("y", 0.0)};
    if (object.find("point") != nullptr) return read_point(object, wanted, corner);
    if (object.find("ellipse") != nullptr) return read_ellipse(object, wanted, corner);
    for (const char* kind : {"polygon", "polyline"}) {
      if (const Part* shape = object.find(kind)) {
        return read_line(object, wanted, points_of(object, *shape, world_, corner),
                         shape->kind == "polygon");
      }
    }
    read_rectangle(object, wanted, corner);
  }

  static void require_supported(const Part& object) {
    if (object.values.contains("template")) object.fail("objects by a template are not supported");
    if (object.values.contains("gid")) {
      object.fail("objects that are tiles are not supported; give the object the class ignore");
    }
    for (const char* kind : {"text", "capsule"}) {
      if (object.find(kind) != nullptr) {
        object.fail("objects of the kind " + std::string(kind) +
                    " are not supported; give the object the class ignore");
      }
    }
    if (object.number("rotation", 0.0) != 0.0) {
      object.fail("objects that are rotated are not supported; draw the turned shape as a polygon");
    }
  }

  // Returns the object's name if it is a valid name and not used yet, else "object7" with its
  // number.
  std::string name_of(const Part& object) {
    std::string name(object.value("name"));
    if (is_name(name) && names_.insert(name).second) return name;
    return "object" + std::string(object.value("id"));
  }

  void set(const Part& object, std::string path, std::string value) {
    settings_.push_back({std::move(path), std::move(value), object.place});
  }

  [[noreturn]] static void fail_class(const Part& object, const std::string& wanted,
                                      const std::string& shape, const std::string& allowed) {
    object.fail("a " + shape + " of the class " + in_quotes(wanted) +
                " is not supported here: expected " + allowed + ", or ignore");
  }

  void read_point(const Part& object, const std::string& wanted, Vec2 corner) {
    if (wanted != "goal") fail_class(object, wanted, "point", "goal");
    set(object, "flow.goal", point_text(world_.place(corner)));
  }

  void read_ellipse(const Part& object, const std::string& wanted, Vec2 corner) {
    if (!wanted.empty() && wanted != "obstacle") fail_class(object, wanted, "circle", "obstacle");
    const double width = object.number("width", 0.0);
    const double height = object.number("height", 0.0);
    if (width != height || !world_.has_square_cells()) {
      object.fail("an ellipse that is no circle is not supported: " +
                  fmt::format("its size is {} x {}", width, height));
    }
    const std::string path = "obstacle." + name_of(object) + ".";
    const Vec2 center = corner + Vec2{width / 2.0, height / 2.0};
    set(object, path + "center", point_text(world_.place(center)));
    set(object, path + "radius", fmt::format("{}", world_.length(width / 2.0)));
  }

  void read_rectangle(const Part& object, const std::string& wanted, Vec2 corner) {
    const Vec2 end = corner + Vec2{object.number("width", 0.0), object.number("height", 0.0)};
    const Vec2 low = world_.place({corner.x, end.y});
    const Vec2 high = world_.place({end.x, corner.y});
    if (wanted.empty() || wanted == "box") {
      return set(object, "flow.box." + name_of(object), point_text(low) + "," + point_text(high));
    }
    if (wanted == "goal") {
      return set(object, "flow.goal", point_text((low + high) * 0.5));
    }
    if (wanted != "wall" && wanted != "room") {
      fail_class(object, wanted, "rectangle", "box, wall, room or goal");
    }
    read_line(object, wanted, {low, {high.x, low.y}, high, {low.x, high.y}}, true);
  }

  void read_line(const Part& object, const std::string& wanted, std::vector<Vec2> points,
                 bool closed) {
    if (wanted == "path") return read_path(object, points, closed);
    const bool is_room = closed && wanted == "room";
    if (!wanted.empty() && wanted != "wall" && !is_room) {
      fail_class(object, wanted, closed ? "polygon" : "polyline",
                 closed ? "wall, room or path" : "wall or path");
    }
    // A wall keeps agents on its left: inside of a room, otherwise outside of the enclosed area.
    if (closed && (turning(points) > 0.0) != is_room) points = {points.rbegin(), points.rend()};
    if (closed) points.push_back(points.front());
    const std::string name = name_of(object);
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
      const std::string path = fmt::format("wall.{}_{}.", name, i + 1);
      set(object, path + "from", point_text(points[i]));
      set(object, path + "to", point_text(points[i + 1]));
    }
  }

  void read_path(const Part& object, const std::vector<Vec2>& points, bool closed) {
    if (has_path_) object.fail("the map already has a path, and agents can follow only one");
    has_path_ = true;
    std::string text;
    for (const Vec2 point : points) text += (text.empty() ? "" : " ") + point_text(point);
    set(object, "path_following.waypoints", text);
    set(object, "path_following.closed", closed ? "true" : "false");
  }

  const World& world_;
  std::vector<MapSetting>& settings_;
  std::set<std::string> names_;
  bool has_path_ = false;
};

}  // namespace

std::vector<MapSetting> tiled_objects(const settings::MapRequest& request, double cell_size,
                                      Vec2 origin) {
  const Part map = tiled_map(request);
  const World world(map, request.layer, cell_size, origin);
  std::vector<MapSetting> settings;
  ObjectReader(world, settings).read_layers(map, {});
  return settings;
}

}  // namespace flocking::maps
