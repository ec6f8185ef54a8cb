#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/team.h"
#include "core/flock_state.h"
#include "core/vec2.h"
#include "spatial/block_numbers.h"
#include "spatial/extent.h"

namespace flocking::spatial {

/// An agent of a block, and whether it lies in the block or only within reach of it.
class BlockEntry {
 public:
  BlockEntry() = default;
  BlockEntry(std::uint32_t agent, bool is_inside) : bits_(agent << 1U | (is_inside ? 1U : 0U)) {}
  [[nodiscard]] std::uint32_t agent() const { return bits_ >> 1U; }
  [[nodiscard]] bool is_inside() const { return (bits_ & 1U) != 0; }

 private:
  std::uint32_t bits_;
};

/// Agents in a square of the plane and within reach of it, ascending, with a copy of their states.
struct Block {
  std::span<const BlockEntry> entries;
  std::span<const AgentState> states;  ///< of the entries
  Vec2 corner;                         ///< about the lower left one of the square
};

/// Square blocks of a flock. Each agent is an entry of every block that it lies in or within reach
/// of, so that two agents whose coordinates differ by at most the reach always meet in the block of
/// either. Which block an agent falls into is a matter of rounding at the edges; that coordinates
/// and blocks have the same order is all that counts.
///
/// One pass over the flock copies its agents into the blocks, and one takes results back: whoever
/// works on a block in between has all that it needs side by side, where going through the flock
/// would touch every page of it for every block. Memory grows with the agents, never with the
/// distance between them: where blocks would outnumber agents, only those with somebody inside
/// exist. A flock in one block is that block: nothing is copied.
class Blocks {
 public:
  /// Agents whose position is not finite are left out. `edge` is at least 3 times `reach` (> 0) and
  /// 3 * 2^-50 times any part of a position: no agent is within reach of three blocks in a row.
  /// `team`, if not null, does it together.
  void sort(const FlockState& flock, double edge, double reach, const Extent& extent, Team* team);

  [[nodiscard]] std::size_t size() const { return corners_.size(); }
  [[nodiscard]] Block operator[](std::size_t block) const {
    if (is_whole_) return {entries_, flock_->agents, corners_[block]};
    const std::size_t start = starts_[block];
    const std::size_t count = starts_[block + 1] - start;
    return {std::span(entries_).subspan(start, count), std::span(states_).subspan(start, count),
            corners_[block]};
  }

  /// What comes of a block's agents may take the place of its states; those inside count. Null
  /// where the flock is the block: places are agents, and their results need no collecting.
  [[nodiscard]] AgentState* results(std::size_t block) {
    return is_whole_ ? nullptr : states_.data() + starts_[block];
  }
  /// Takes all of it from there, into the order of agents, once. The flock is as it was.
  void collect(FlockState& next);

 private:
  bool number_densely(double edge, double reach, const Extent& extent);
  void number_sparsely(double edge, double reach);
  void take_whole_flock();
  void place_blocks(std::size_t blocks, std::size_t chunks);
  void encode(std::size_t chunk, std::size_t chunks);
  template <class Visit>
  void for_each_entry(std::size_t chunk, std::size_t chunks, const Visit& visit) const;

  const FlockState* flock_ = nullptr;
  Team* team_ = nullptr;
  bool is_dense_ = false;
  bool is_whole_ = false;  // all of the flock in one block
  DenseNumbers dense_;
  KeyNumbers numbers_;  // of blocks that are not
  // Of agents. Where blocks are sparse: the own block, and whether another may be within reach.
  std::vector<std::uint32_t> codes_;
  // For each chunk of agents and each block: how many entries, then where the next one goes.
  std::vector<std::uint32_t> cursors_;
  std::vector<std::uint32_t> first_cursors_;
  std::vector<std::uint32_t> starts_;  // of each block among the entries, and the end
  std::vector<Vec2> corners_;
  std::vector<BlockEntry, UninitializedAllocator<BlockEntry>> entries_;
  std::vector<AgentState, UninitializedAllocator<AgentState>> states_;
};

}  // namespace flocking::spatial
