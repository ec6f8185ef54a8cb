#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/flock_state.h"
#include "kernel/patch.h"
#include "spatial/neighborhood.h"

namespace flocking::sim {

/// Makes patches for a kernel of what a search has found; its memory is used again for the next
/// one. It may be moved while a patch is in use: the patch points at what its vectors hold, and a
/// moved vector hands that over where it lies. A copy would not, so there is none.
class PatchBuilder {
 public:
  PatchBuilder() = default;
  PatchBuilder(PatchBuilder&&) = default;
  PatchBuilder& operator=(PatchBuilder&&) = default;

  /// A patch of a neighbourhood that has at least one member, valid until the next call; its agents
  /// are numbered as found.results is, if it is. `lanes`: so many members are stepped side by side.
  kernel::Patch build(const spatial::Neighborhood& found, std::size_t lanes);

 private:
  void copy(const spatial::Neighborhood& found);
  void arrange(std::span<const std::uint32_t> members, const spatial::Box& box, std::size_t lanes);

  std::vector<AgentState, UninitializedAllocator<AgentState>> candidates_;
  std::vector<std::uint32_t> agents_;
  std::vector<float> near_x_;
  std::vector<float> near_y_;
  std::vector<double> order_;
  std::vector<std::uint32_t> found_;
  std::vector<std::uint32_t> members_;
  std::vector<float> at_x_;  // of members
  std::vector<float> at_y_;
  std::vector<std::uint32_t> keys_;
  std::vector<std::uint32_t> starts_;
};

}  // namespace flocking::sim
