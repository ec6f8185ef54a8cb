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

/// The map, its boxes and where it lies: what all flow fields of a configuration share.
class FlowWorld {
 public:
  /// Reads flow.map, if it is set. Throws what Maps::read does.
  FlowWorld(const Tree& tree, Maps& maps);

  /// The costs with the cells of the boxes blocked; null without a map.
  [[nodiscard]] const std::shared_ptr<const CostGrid>& costs() const { return costs_; }

  /// What the fields of a goal are computed from; null for the map's cell of cost 0, which must be
  /// there, as must the map. Throws through the origin of the goal or a box where the goal is
  /// outside of the map or in a blocked cell; InputError at the map's cell of cost 0 where the goal
  /// is another.
  [[nodiscard]] flow::FieldPlan plan(const Entry* goal, flow::CornerRule corners) const;

  /// The flow field of a class of agents. Throws MissingSetting without a map or a goal, and
  /// what plan() does.
  [[nodiscard]] std::shared_ptr<const flow::FlowField> field_for(
      const ClassSettings& settings) const;

 private:
  [[nodiscard]] Cell cell_of(const Entry& goal) const;
  void require_free(Cell cell, const Entry* goal) const;

  Maps& maps_;
  flow::GridFrame frame_;
  std::shared_ptr<const CostGrid> clean_;  // null without a map
  std::shared_ptr<const CostGrid> costs_;  // with the boxes' cells blocked
  std::vector<std::pair<std::string, const Entry*>> boxes_;
  std::vector<flow::CellRange> ranges_;  // of those of boxes_ that block cells, in the same order
};

}  // namespace flocking::settings
