#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/vec2.h"
#include "replay/recording.h"

namespace flocking::replay {

/// A behaviour's weighted forces: x, then y, agent by agent, for each frame except the first.
struct ForceTrack {
  std::string_view name;
  std::vector<float> values;
};

/// Records the forces of each step, until they are too many for a page.
class ForceLog {
 public:
  /// Keeps at most `most` vectors. If there are more, keeps none.
  ForceLog(std::uint64_t agents, std::size_t most)
      : agents_(agents), most_(most), is_full_(agents > most) {}

  /// Returns true once the limit is exceeded. Then further calls have no effect.
  [[nodiscard]] bool is_full() const { return is_full_; }

  /// Begins the next step; add() then stores the force of a behaviour on each agent. A behaviour
  /// that is not added had no force.
  void begin_step();
  void add(std::string_view name, std::span<const Vec2> on_agents);

  /// Returns the forces on the shown agents; empty if is_full().
  [[nodiscard]] std::vector<ForceTrack> take(const ShownAgents& shown) const;

 private:
  std::uint64_t agents_;
  std::size_t most_;
  std::size_t steps_ = 0;
  bool is_full_;
  std::vector<ForceTrack> tracks_;
};

}  // namespace flocking::replay
