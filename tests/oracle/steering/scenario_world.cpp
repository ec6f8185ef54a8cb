#include "scenario_world.h"

#include <algorithm>
#include <functional>
#include <map>
#include <stdexcept>

#include "scenario_values.h"

namespace oracle::steering {
namespace {

using Setter = std::function<void(World&, const std::string&)>;

template <typename T>
Setter to(T World::*member) {
  return [member](World& world, const std::string& text) { read(text, world.*member); };
}

// Moves the named behaviours to the front, in the order of the names.
template <typename T>
void put_first(const std::string& names, std::vector<T>& order, Behaviour T::*behaviour_of) {
  auto front = order.begin();
  for (const std::string& name : split(names, ',')) {
    Behaviour behaviour{};
    read(name, behaviour);
    const auto place = std::ranges::find(front, order.end(), behaviour, behaviour_of);
    if (place == order.end()) {
      throw std::invalid_argument("named twice: " + name);
    }
    std::rotate(front, place, place + 1);
    ++front;
  }
}

void set_priorities(World& world, const std::string& names) {
  std::vector<Chance> order;
  for (const Behaviour b : world.priorities) {
    order.push_back({b, 1});
  }
  put_first(names, order, &Chance::behaviour);
  std::ranges::transform(order, world.priorities.begin(), &Chance::behaviour);
}

void set_dithering(World& world, const std::string& names) {
  put_first(names, world.chances, &Chance::behaviour);
}

const std::map<std::string, Setter>& table() {
  static const std::map<std::string, Setter> paths{
      {"rules", to(&World::profile)},
      {"combine.method", to(&World::combine)},
      {"combine.priorities", set_priorities},
      {"combine.dithering", set_dithering},
      {"integrator", to(&World::integrator)},
      {"wrap", to(&World::wrap)},
      {"torus", to(&World::torus)},
      {"no_overlap", to(&World::no_overlap)},
      {"smooth_heading", to(&World::smooth_heading)},
      {"neighbors.every", to(&World::neighbors_every)},
      {"seed", to(&World::seed)},
  };
  return paths;
}

void set_probability(World& world, const std::string& path, const std::string& value) {
  Behaviour behaviour{};
  read(path.substr(0, path.find('.')), behaviour);
  read(value, std::ranges::find(world.chances, behaviour, &Chance::behaviour)->probability);
}

// Returns the values of KIND.NAME.A and KIND.NAME.B for all names, in the order of their first
// mention.
std::vector<std::pair<std::string, std::string>> named(const Settings& settings,
                                                       const std::string& kind,
                                                       const std::string& a, const std::string& b) {
  std::vector<std::string> names;
  std::map<std::string, std::string> values;
  for (const auto& [path, value] : settings) {
    if (!path.starts_with(kind)) {
      continue;
    }
    const std::string name = path.substr(0, path.rfind('.'));
    if (std::ranges::find(names, name) == names.end()) {
      names.push_back(name);
    }
    values[path] = value;
  }
  std::vector<std::pair<std::string, std::string>> found;
  for (const std::string& name : names) {
    found.emplace_back(values.at(name + a), values.at(name + b));
  }
  return found;
}

void set_obstacles_and_walls(const Settings& settings, World& world) {
  for (const auto& [center, radius] : named(settings, "obstacle.", ".center", ".radius")) {
    Obstacle& obstacle = world.obstacles.emplace_back();
    read(center, obstacle.center);
    read(radius, obstacle.radius);
  }
  for (const auto& [from, end] : named(settings, "wall.", ".from", ".to")) {
    Wall& wall = world.walls.emplace_back();
    read(from, wall.from);
    read(end, wall.to);
  }
}

void set_flow_map(const Settings& settings, World& world) {
  flow::Map map;
  for (const auto& [path, value] : settings) {
    if (path == "flow.map") {
      map.costs = flow::read_costs_file(value);
    } else if (path == "flow.cell_size") {
      read(value, map.placement.cell_size);
    } else if (path == "flow.origin") {
      read(value, map.placement.origin);
    } else if (path.starts_with("flow.box.")) {
      read(value, map.boxes.emplace_back());
    }
  }
  if (!(map.placement.cell_size > 0)) {
    throw std::invalid_argument("flow.cell_size must be above 0");
  }
  if (!map.costs.values.empty()) {
    world.flow_map = map;
  }
}

}  // namespace

bool is_of_world(const std::string& path) {
  return table().contains(path) || path.starts_with("obstacle.") || path.starts_with("wall.") ||
         path == "flow.map" || path == "flow.cell_size" || path == "flow.origin" ||
         path.starts_with("flow.box.");
}

void apply_to_world(const Settings& settings, World& world) {
  World fresh;
  fresh.course = world.course;
  fresh.agents = world.agents;
  fresh.step = world.step;
  fresh.time = world.time;
  world = fresh;
  for (const auto& [path, value] : settings) {
    if (const auto found = table().find(path); found != table().end()) {
      found->second(world, value);
    }
    const bool of_all = std::ranges::count(path, '.') == 1;
    if (of_all && path.ends_with(".probability")) {
      set_probability(world, path, value);
    }
  }
  set_obstacles_and_walls(settings, world);
  set_flow_map(settings, world);
}

}  // namespace oracle::steering
