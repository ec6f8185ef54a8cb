#pragma once

#include <cstddef>

#include "core/flock_state.h"
#include "spatial/bins.h"
#include "spatial/extent.h"
#include "spatial/neighborhood.h"

namespace flocking::spatial {

/// Square tiles, each with everybody in it and within reach of it. Agents are put into rows of
/// tiles in the order of their indices, and those of a row into its tiles: so all lists ascend
/// without being sorted.
class Grid {
 public:
  /// Edge of a tile, in units of the radius. Smaller: each agent is a candidate of more tiles;
  /// larger: more candidates are looked at in vain.
  static constexpr double kTileEdge = 3.0;

  /// For positions that stay as they are until the last visit. Two agents whose computed distance
  /// is at most `radius` (in [0, kMostSearchable], as are the parts of positions) are in one
  /// neighbourhood, as member and candidate. `team`, if not null, does it together.
  void prepare(const FlockState& flock, double radius, const Extent& extent, Team* team = nullptr);

  /// Parts that can be visited side by side: rows of tiles.
  [[nodiscard]] std::size_t jobs() const { return rows_.size(); }

  /// Calls visit(Neighborhood) for those of a job. All jobs together have every agent with a finite
  /// position as member, once.
  template <class Visit>
  void visit(std::size_t job, Workspace& workspace, const Visit& visit) const {
    if (!fill_columns(job, workspace)) return;
    for (std::size_t tile = 0; tile < workspace.columns.size(); ++tile) {
      if (!fill_neighborhood(job, tile, workspace)) continue;
      visit(Neighborhood{workspace.candidates, workspace.members});
    }
  }

 private:
  bool fill_columns(std::size_t row, Workspace& workspace) const;
  bool fill_neighborhood(std::size_t row, std::size_t tile, Workspace& workspace) const;

  const FlockState* flock_ = nullptr;
  double reach_ = 0.0;
  double width_ = 1.0;
  Bins rows_;
};

}  // namespace flocking::spatial
