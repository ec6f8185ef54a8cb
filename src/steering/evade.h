#pragma once

#include <cstddef>

#include "steering/behavior.h"

namespace flocking::steering {

/// Flight from the predicted position of another agent (Buckland, "Programming Game AI by Example",
/// Evade).
class EvadeForce {
 public:
  /// Throws MissingSetting for max_speed.
  explicit EvadeForce(const Parameters& parameters);

  /// Returns unit(P - Q)*max_speed - V with Q = P_i + V_i*t. t is that of the profile's pursue,
  /// without its facing test. Returns zero if the agent is exactly on Q.
  [[nodiscard]] Vec2 from(const Senses& senses, std::size_t other) const;

 private:
  double max_speed_;
  Profile profile_;
};

extern const BehaviorRow kEvade;

}  // namespace flocking::steering
