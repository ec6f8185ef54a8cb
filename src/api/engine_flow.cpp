#include "api/engine_flow.h"

#include <string>

#include "base/error.h"
#include "flow/flow_field.h"

namespace flocking::api {

std::shared_ptr<const CostGrid> map_of(std::size_t width, std::size_t height,
                                       std::span<const std::uint8_t> costs) {
  const bool is_map = width > 0 && height > 0 && height <= kMostCells / width;
  if (!is_map || costs.size() != width * height) {
    throw UsageError("a map has at least one cell and at most " + std::to_string(kMostCells) +
                     ", and a cost for each: found " + std::to_string(costs.size()) +
                     " costs for " + std::to_string(width) + " x " + std::to_string(height));
  }
  auto map = std::make_shared<CostGrid>(width, height);
  map->costs.assign(costs.begin(), costs.end());
  for (std::size_t i = 0; i < costs.size(); ++i) {
    if (costs[i] != kGoalCost) continue;
    const Cell cell{i % width, i / width};
    if (map->goal) {
      throw UsageError("only one cell of a map may have a cost of 0, the goal: column " +
                       std::to_string(cell.column) + ", row " + std::to_string(cell.row) +
                       " has one too");
    }
    map->goal = {cell, {"flow map", cell.row + 1, cell.column + 1}, ""};
  }
  return map;
}

void look_up_flow(const sim::Configuration& configuration, std::size_t agent,
                  std::span<const Vec2> places, std::span<Vec2> directions) {
  steering::Landmarks landmarks;
  for (const sim::ActiveBehavior& active : configuration.agent_class_of(agent).behaviors) {
    if (active.behavior != nullptr) active.behavior->add_landmarks(landmarks);
  }
  if (landmarks.flows.empty()) {
    throw UsageError("agent " + std::to_string(agent) +
                     " follows no flow field; set flow.map and flow.goal");
  }
  for (std::size_t i = 0; i < places.size(); ++i) {
    directions[i] = landmarks.flows.front()->direction_at(places[i]);
  }
}

}  // namespace flocking::api
