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

/// For each agent all who may be its neighbours, kept for a whole step; those side by side share a
/// list.
class CandidateLists {
 public:
  /// Two agents whose computed distance is at most `radius` (>= 0) will be on each other's list; an
  /// agent with a finite position is on its own. `torus`: its size, where distances take the
  /// shortest way round. `search` is not kAuto; everybody is listed where none would be of use.
  void build(const FlockState& flock, double radius, Search search,
             const std::optional<Vec2>& torus);

  /// Ascending by index.
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

  std::vector<std::uint32_t> agents_;   // of all lists; without list_of_, everybody
  std::vector<std::size_t> starts_;     // of each list, and the end
  std::vector<std::uint32_t> list_of_;  // of each agent
  FlockState images_;                   // of agents on a torus: where others see them
  std::vector<std::uint32_t> image_of_;
  std::vector<bool> is_itself_;  // the image at the agent's own place
  Extent extent_;
  Grid grid_;
  KdTree tree_;
  Workspace workspace_;
};

}  // namespace flocking::spatial
