#pragma once

#include <cstddef>

#include "steering/arrive.h"
#include "steering/behavior.h"

namespace flocking::steering {

/// Arrives at a place that goes with a leader, as it will be when the agent gets there (Buckland,
/// "Programming Game AI by Example", Offset Pursuit).
class OffsetPursuitForce {
 public:
  /// `local` is the place in the leader's frame. Throws MissingSetting for max_speed.
  OffsetPursuitForce(const Parameters& parameters, Vec2 local);

  /// `leader` must not be the agent itself.
  [[nodiscard]] Vec2 after(const Senses& senses, std::size_t leader) const;
  [[nodiscard]] double max_speed() const { return arrive_.max_speed(); }

 private:
  Vec2 local_;
  ArriveForce arrive_;
};

extern const BehaviorRow kOffsetPursuit;

}  // namespace flocking::steering
