#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "flow/flow_field.h"
#include "settings/maps.h"
#include "settings/tree.h"

namespace flocking::settings {

class ClassSettings;

/// The map, its boxes and its position, shared by all flow fields of a configuration.
class FlowWorld {
 public:
  /// Reads flow.map, if it is set. Throws like Maps::read.
  FlowWorld(const Tree& tree, Maps& maps);

  /// Returns the costs with the cells of boxes blocked; null if there is no map.
  [[nodiscard]] const std::shared_ptr<const CostGrid>& costs() const { return costs_; }

  /// Returns the inputs of the field for a goal. If `goal` is null, uses the map's cell of cost 0,
  /// which must exist. Throws through the origin of the goal or of a box if the goal is outside of
  /// the map or in a blocked cell; InputError at the map's cell of cost 0 if the goal is another
  /// cell.
  [[nodiscard]] flow::FieldPlan plan(const Entry* goal, flow::CornerRule corners) const;

  /// Returns the flow field of a class of agents. Throws MissingSetting if there is no map or no
  /// goal, and like plan().
  [[nodiscard]] std::shared_ptr<const flow::FlowField> field_for(
      const ClassSettings& settings) const;

 private:
  [[nodiscard]] Cell cell_of(const Entry& goal) const;
  void require_free(Cell cell, const Entry* goal) const;

  Maps& maps_;
  flow::GridFrame frame_;
  std::shared_ptr<const CostGrid> clean_;  // null if there is no map
  std::shared_ptr<const CostGrid> costs_;  // with the boxes' cells blocked
  std::vector<std::pair<std::string, const Entry*>> boxes_;
  std::vector<flow::CellRange> ranges_;  // for each of boxes_ that blocks cells, in the same order
};

}  // namespace flocking::settings
