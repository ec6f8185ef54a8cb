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

/// A behaviour's weighted forces: x, then y, frame by frame from the second on, in a frame by
/// agent.
struct ForceTrack {
  std::string_view name;
  std::vector<float> values;
};

/// Takes the forces of each step down, until there are too many for a page.
class ForceLog {
 public:
  /// `most` vectors are kept at most; above it none is.
  ForceLog(std::uint64_t agents, std::size_t most)
      : agents_(agents), most_(most), is_full_(agents > most) {}

  /// True once there are too many: then nothing need be added any more.
  [[nodiscard]] bool is_full() const { return is_full_; }

  /// The next step, and then the force of each behaviour in it on each agent; a behaviour that is
  /// not named had none.
  void begin_step();
  void add(std::string_view name, std::span<const Vec2> on_agents);

  /// Those of the agents that are shown; empty where is_full().
  [[nodiscard]] std::vector<ForceTrack> take(const ShownAgents& shown) const;

 private:
  std::uint64_t agents_;
  std::size_t most_;
  std::size_t steps_ = 0;
  bool is_full_;
  std::vector<ForceTrack> tracks_;
};

}  // namespace flocking::replay
