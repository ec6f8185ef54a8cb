#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/flock_state.h"
#include "kernel/patch.h"
#include "spatial/neighborhood.h"

namespace flocking::sim {

/// A builder of patches for a kernel from the result of a search; it reuses its memory for the next
/// patch. It may be moved while a patch is in use, because the patch points into its vectors, and a
/// moved vector keeps its memory at the same address. A copy would have other addresses, so copying
/// is disabled.
class PatchBuilder {
 public:
  PatchBuilder() = default;
  PatchBuilder(PatchBuilder&&) = default;
  PatchBuilder& operator=(PatchBuilder&&) = default;

  /// Returns a patch of a neighbourhood that has at least one member, valid until the next call. If
  /// found.results is set, agents have the numbers of the places in `found`. `lanes` is the number
  /// of members that are stepped at once.
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
  std::vector<float> at_x_;  // positions of the members
  std::vector<float> at_y_;
  std::vector<std::uint32_t> keys_;
  std::vector<std::uint32_t> starts_;
};

}  // namespace flocking::sim
