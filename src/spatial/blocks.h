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

/// An agent of a block, and a flag: inside the block, or only within reach of it.
class BlockEntry {
 public:
  BlockEntry() = default;
  BlockEntry(std::uint32_t agent, bool is_inside) : bits_(agent << 1U | (is_inside ? 1U : 0U)) {}
  [[nodiscard]] std::uint32_t agent() const { return bits_ >> 1U; }
  [[nodiscard]] bool is_inside() const { return (bits_ & 1U) != 0; }

 private:
  std::uint32_t bits_;
};

/// The agents inside a square of the plane and within reach of it, in ascending order, with a copy
/// of their states.
struct Block {
  std::span<const BlockEntry> entries;
  std::span<const AgentState> states;  ///< the state of each entry
  Vec2 corner;                         ///< approximate lower left corner of the square
};

/// Square blocks of a flock. Each agent is an entry of every block that contains it or is within
/// its reach, so that two agents whose coordinates differ by at most the reach are both entries of
/// each other's block. At the edges, rounding decides which block contains an agent; this is
/// harmless, because blocks have the same order as coordinates.
///
/// One pass over the flock copies its agents into the blocks, and another copies the results back.
/// In between, a thread that works on a block has its data in contiguous memory; reading the flock
/// instead would touch every page of it for every block. Memory grows with the number of agents,
/// never with their distances: if there were more blocks than agents, only blocks that contain an
/// agent are created. A flock that fits into one block is not copied.
class Blocks {
 public:
  /// Sorts the agents into blocks; agents without a finite position are left out. `edge` must be at
  /// least 3 times `reach` (> 0) and 3 * 2^-50 times any coordinate, so that no agent is within
  /// reach of three consecutive blocks. Uses the threads of `team` if it is not null.
  void sort(const FlockState& flock, double edge, double reach, const Extent& extent, Team* team);

  [[nodiscard]] std::size_t size() const { return corners_.size(); }
  [[nodiscard]] Block operator[](std::size_t block) const {
    if (is_whole_) return {entries_, flock_->agents, corners_[block]};
    const std::size_t start = starts_[block];
    const std::size_t count = starts_[block + 1] - start;
    return {std::span(entries_).subspan(start, count), std::span(states_).subspan(start, count),
            corners_[block]};
  }

  /// Returns the memory for the results of a block's agents, which may overwrite its states; only
  /// results of agents inside the block count. Returns null if the flock is the block: then a place
  /// is the index of an agent, and there is nothing to collect.
  [[nodiscard]] AgentState* results(std::size_t block) {
    return is_whole_ ? nullptr : states_.data() + starts_[block];
  }
  /// Moves all results to `next`, indexed by agent. Call it once. The flock must not have changed.
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
  bool is_whole_ = false;  // the whole flock is one block
  DenseNumbers dense_;
  KeyNumbers numbers_;  // of the blocks if they are sparse
  // The code of each agent. If blocks are sparse: the number of its block, and a flag if another
  // block may be within reach.
  std::vector<std::uint32_t> codes_;
  // For each chunk of agents and each block: first the number of entries, then the place of the
  // next one.
  std::vector<std::uint32_t> cursors_;
  std::vector<std::uint32_t> first_cursors_;
  std::vector<std::uint32_t> starts_;  // index of each block's first entry, and of the end
  std::vector<Vec2> corners_;
  std::vector<BlockEntry, UninitializedAllocator<BlockEntry>> entries_;
  std::vector<AgentState, UninitializedAllocator<AgentState>> states_;
};

}  // namespace flocking::spatial
