#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/flock_state.h"
#include "kernel/patch.h"

namespace flocking::kernel {

/// Makes patches for a kernel; its memory is used again for the next one.
class PatchBuilder {
 public:
  /// A patch of these agents of `flock`: `candidates` by index, ascending, `members` by their
  /// places among them, of which there is at least one. `reach` > 0: nobody farther from a member
  /// than this is its neighbour. `lanes`: so many members are stepped side by side. Valid until the
  /// next call.
  Patch build(const FlockState& flock, std::span<const std::uint32_t> candidates,
              std::span<const std::uint32_t> members, double reach, std::size_t lanes);

 private:
  void copy(const FlockState& flock, std::span<const std::uint32_t> candidates,
            const AgentState& origin, double reach);
  void arrange(std::span<const std::uint32_t> members, std::size_t lanes);

  std::vector<AgentState, UninitializedAllocator<AgentState>> candidates_;
  std::vector<float> near_x_;
  std::vector<float> near_y_;
  std::vector<double> order_;
  std::vector<std::uint32_t> found_;
  std::vector<std::uint32_t> members_;
  std::vector<std::uint32_t> keys_;
  std::vector<std::uint32_t> starts_;
};

}  // namespace flocking::kernel
