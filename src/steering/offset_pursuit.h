#pragma once

#include <cstddef>

#include "steering/arrive.h"
#include "steering/behavior.h"

namespace flocking::steering {

/// The force towards a place that moves with a leader, predicted for the time of arrival (Buckland,
/// "Programming Game AI by Example", Offset Pursuit).
class OffsetPursuitForce {
 public:
  /// `local` is the place in the leader's frame. Throws MissingSetting for max_speed.
  OffsetPursuitForce(const Parameters& parameters, Vec2 local);

  /// Returns the force towards the place. `leader` must not be the agent itself.
  [[nodiscard]] Vec2 after(const Senses& senses, std::size_t leader) const;
  [[nodiscard]] double max_speed() const { return arrive_.max_speed(); }

 private:
  Vec2 local_;
  ArriveForce arrive_;
};

extern const BehaviorRow kOffsetPursuit;

}  // namespace flocking::steering
