#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/flock_state.h"
#include "spatial/blocks.h"
#include "spatial/extent.h"
#include "spatial/neighborhood.h"

namespace flocking::spatial {

/// A search with square tiles. Each tile has the agents inside it and within reach of it. Agents
/// are sorted into blocks in the order of their indices, and the agents of a block into its tiles,
/// so all lists are ascending without further sorting.
class Grid {
 public:
  /// Prepares a search of positions, which must not change until the last visit. Two agents whose
  /// computed distance is at most `radius` are in the same neighbourhood, as member and candidate.
  /// `radius` and all coordinates must be at most kMostSearchable by magnitude. Uses the threads of
  /// `team` if it is not null.
  void prepare(const FlockState& flock, double radius, const Extent& extent, Team* team = nullptr);

  /// Returns the number of jobs, which threads may visit in parallel.
  [[nodiscard]] std::size_t jobs() const { return blocks_.size(); }

  /// Calls visit(Neighborhood) for the neighbourhoods of a job. Over all jobs, every agent with a
  /// finite position is a member exactly once.
  template <class Visit>
  void visit(std::size_t job, Workspace& workspace, const Visit& visit) {
    const std::size_t number = team_order_.empty() ? job : team_order_[job];
    const Block block = blocks_[number];
    if (!workspace.tiles.cut(block, unit_)) return;
    AgentState* const results = blocks_.results(number);
    const AgentState* states = block.states.data();
    if (results != nullptr) {  // results overwrite the states of the block
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

  /// Moves the results of all members to `next`, indexed by agent. The flock must not have changed.
  void collect(FlockState& next) { blocks_.collect(next); }

 private:
  double unit_ = 1.0;  // at least the reach
  Blocks blocks_;
  std::vector<std::uint32_t> team_order_;  // order in which several threads take the blocks
};

}  // namespace flocking::spatial
