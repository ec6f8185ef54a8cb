#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/flock_state.h"
#include "spatial/blocks.h"
#include "spatial/extent.h"
#include "spatial/neighborhood.h"

namespace flocking::spatial {

/// Square tiles, each with everybody in it and within reach of it. Agents are put into blocks in
/// the order of their indices, and those of a block into its tiles: so all lists ascend without
/// being sorted.
class Grid {
 public:
  /// For positions that stay as they are until the last visit. Two agents whose computed distance
  /// is at most `radius` (in [0, kMostSearchable], as are the parts of positions) are in one
  /// neighbourhood, as member and candidate. `team`, if not null, does it together.
  void prepare(const FlockState& flock, double radius, const Extent& extent, Team* team = nullptr);

  /// Parts that can be visited side by side.
  [[nodiscard]] std::size_t jobs() const { return blocks_.size(); }

  /// Calls visit(Neighborhood) for those of a job. All jobs together have every agent with a finite
  /// position as member, once.
  template <class Visit>
  void visit(std::size_t job, Workspace& workspace, const Visit& visit) {
    const std::size_t number = team_order_.empty() ? job : team_order_[job];
    const Block block = blocks_[number];
    if (!workspace.tiles.cut(block, unit_)) return;
    AgentState* const results = blocks_.results(number);
    const AgentState* states = block.states.data();
    if (results != nullptr) {  // which take their place
      workspace.states.assign(block.states.begin(), block.states.end());
      states = workspace.states.data();
    }
    for (std::size_t k = 0; k < workspace.tiles.size(); ++k) {
      const Tiles::Tile tile = workspace.tiles.find(k);
      if (tile.members.empty()) continue;
      visit(Neighborhood{.candidates = tile.candidates,
                         .members = tile.members,
                         .states = states,
                         .agents = block.entries.data(),
                         .near_x = workspace.tiles.near_x(),
                         .near_y = workspace.tiles.near_y(),
                         .box = tile.box,
                         .results = results});
    }
  }

  /// Takes the results of all members, in the order of agents. The flock is as it was.
  void collect(FlockState& next) { blocks_.collect(next); }

 private:
  double unit_ = 1.0;  // the reach, or more
  Blocks blocks_;
  std::vector<std::uint32_t> team_order_;  // of blocks, where several threads take them
};

}  // namespace flocking::spatial
