#include "settings/made_flock_plan.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "settings/rows.h"

namespace flocking::settings {
namespace {

using spawn::Directions;
using spawn::FlockPlan;
using spawn::Shape;

struct ShapeRow {
  std::string_view path;
  Shape shape;
  bool has_area;
};
constexpr std::array kShapes = {
    ShapeRow{"flock.disc", Shape::kDisc, false},
    ShapeRow{"flock.ring", Shape::kRing, false},
    ShapeRow{"flock.grid", Shape::kGrid, true},
    ShapeRow{"flock.clusters", Shape::kClusters, true},
    ShapeRow{"flock.two_groups", Shape::kTwoGroups, false},
};

std::string_view word_of(std::string_view path) { return path.substr(path.find('.') + 1); }

// Returns the flag, such as "--two-groups", else the path.
std::string called(const Entry& entry, std::string_view path) {
  return entry.origin.flag.empty() ? std::string(word_of(path)) : entry.origin.flag;
}

void set_shape(const Tree& tree, FlockPlan& plan) {
  const Entry* chosen = nullptr;
  const ShapeRow* row = nullptr;
  for (const ShapeRow& one : kShapes) {
    const Entry* entry = tree.find(one.path);
    if (entry == nullptr) continue;
    if (chosen != nullptr) {
      const bool is_later = entry->order > chosen->order;
      const Entry& later = is_later ? *entry : *chosen;
      const std::string earlier = is_later ? called(*chosen, row->path) : called(*entry, one.path);
      later.origin.fail("the flock has a shape already, by " + earlier + "; give one of the two");
    }
    chosen = entry;
    row = &one;
  }
  const Entry* area = tree.find("flock.area");
  if (area != nullptr) plan.area = std::get<Vec2>(area->value);
  if (chosen == nullptr) return;
  plan.shape = row->shape;
  if (area != nullptr && !row->has_area) {
    area->origin.fail("an area goes with a grid, with clusters or alone, not with " +
                      called(*chosen, row->path));
  }
}

void set_size(const Tree& tree, FlockPlan& plan) {
  switch (plan.shape) {
    case Shape::kArea:
      break;
    case Shape::kDisc:
      plan.radius = tree.get<double>("flock.disc");
      break;
    case Shape::kRing:
      plan.radius = tree.get<double>("flock.ring");
      break;
    case Shape::kGrid:
      plan.columns = tree.get<GridSize>("flock.grid").columns;
      plan.rows = tree.get<GridSize>("flock.grid").rows;
      break;
    case Shape::kClusters:
      plan.clusters = tree.get<std::uint64_t>("flock.clusters");
      break;
    case Shape::kTwoGroups:
      plan.distance = tree.get<double>("flock.two_groups");
      break;
  }
}

void set_agents(const Tree& tree, FlockPlan& plan) {
  plan.agents = tree.get<std::uint64_t>("flock.agents");
  if (plan.shape != Shape::kGrid) return;
  const std::uint64_t places = plan.columns * plan.rows;
  const Entry* agents = tree.find("flock.agents");
  if (agents == nullptr) plan.agents = places;
  const std::string room = "the grid has room for " + std::to_string(places);
  if (plan.agents > spawn::kMostAgents) {
    tree.find("flock.grid")
        ->origin.fail(room + ", more than the maximum of " + std::to_string(spawn::kMostAgents));
  }
  if (plan.agents > places) agents->origin.fail(room + ", not for " + std::to_string(plan.agents));
}

Directions directions_of(std::string_view word) {
  if (word == "aligned") return Directions::kAligned;
  if (word == "inward") return Directions::kInward;
  return word == "outward" ? Directions::kOutward : Directions::kRandom;
}

}  // namespace

bool describes_flock(const Tree& tree) {
  const auto rows = flock_rows();
  return std::any_of(rows.begin(), rows.end(), [&tree](const Setting& setting) {
    return tree.find(setting.path) != nullptr;
  });
}

FlockPlan flock_plan(const Tree& tree) {
  FlockPlan plan;
  set_shape(tree, plan);
  set_size(tree, plan);
  set_agents(tree, plan);
  plan.speed = tree.get<double>("flock.speed");
  plan.directions = directions_of(tree.get<std::string>("flock.directions"));
  const auto& radii = tree.get<std::array<double, 3>>("flock.radii");
  const auto& weights = tree.get<std::array<double, 3>>("flock.weights");
  plan.course = {.cohesion_radius = radii[0],
                 .separation_radius = radii[1],
                 .max_separation = tree.get<double>("flock.max_force"),
                 .alignment_radius = radii[2],
                 .cohesion_weight = weights[0],
                 .separation_weight = weights[1],
                 .alignment_weight = weights[2]};
  plan.dt = tree.get<double>("flock.dt");
  plan.steps = tree.get<std::uint64_t>("flock.steps");
  plan.decimals = static_cast<int>(tree.get<std::uint64_t>("flock.decimals"));
  plan.seed = tree.get<std::uint64_t>("flock.seed");
  return plan;
}

}  // namespace flocking::settings
