#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/flock_state.h"
#include "core/vec2.h"
#include "spatial/extent.h"
#include "spatial/grid.h"
#include "spatial/kd_tree.h"
#include "spatial/neighborhood.h"
#include "spatial/search.h"

namespace flocking::spatial {

/// For each agent, all agents that may be its neighbours during a step. Agents near each other
/// share a list.
class CandidateLists {
 public:
  /// Builds the lists. Two agents whose computed distance is at most `radius` (>= 0) are on each
  /// other's list; an agent with a finite position is on its own list. `torus` is the size of the
  /// world if distances take the shortest way around. `search` must not be kAuto. If no search
  /// would save time, every list has all agents.
  void build(const FlockState& flock, double radius, Search search,
             const std::optional<Vec2>& torus);

  /// Returns the list of an agent, ascending by index.
  [[nodiscard]] std::span<const std::uint32_t> of(std::size_t agent) const {
    if (list_of_.empty()) return agents_;
    const std::uint32_t list = list_of_[agent];
    return std::span(agents_).subspan(starts_[list], starts_[list + 1] - starts_[list]);
  }

 private:
  void list_everybody(std::size_t agents);
  void place_images(const FlockState& flock, double reach, Vec2 torus);
  template <class Finder>
  void gather(Finder& finder, bool has_images);

  std::vector<std::uint32_t> agents_;   // of all lists; if list_of_ is empty, all agents
  std::vector<std::size_t> starts_;     // index of each list's first agent, and of the end
  std::vector<std::uint32_t> list_of_;  // the list of each agent
  FlockState images_;  // the places at which other agents see the agents on a torus
  std::vector<std::uint32_t> image_of_;
  std::vector<bool> is_itself_;  // true for the image at the agent's own place
  Extent extent_;
  Grid grid_;
  KdTree tree_;
  Workspace workspace_;
};

}  // namespace flocking::spatial
