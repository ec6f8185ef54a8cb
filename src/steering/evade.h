#pragma once

#include <cstddef>

#include "steering/behavior.h"

namespace flocking::steering {

/// Flight from where another agent will be (Buckland, "Programming Game AI by Example", Evade).
class EvadeForce {
 public:
  /// Throws MissingSetting for max_speed.
  explicit EvadeForce(const Parameters& parameters);

  /// unit(P - Q)*max_speed - V with Q = P_i + V_i*t; t as the profile's pursue has it, without its
  /// facing test. Nothing where the agent stands on Q.
  [[nodiscard]] Vec2 from(const Senses& senses, std::size_t other) const;

 private:
  double max_speed_;
  Profile profile_;
};

extern const BehaviorRow kEvade;

}  // namespace flocking::steering
