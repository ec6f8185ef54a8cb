#pragma once

#include "steering/behavior.h"

namespace flocking::steering {

/// The force unit(offset)*max_speed - V: the change of velocity that leads straight to the point at
/// `offset`; zero if the offset is zero (Buckland, "Programming Game AI by Example", Seek). In
/// howtorts, it is multiplied by max_force/max_speed.
class SeekForce {
 public:
  /// Throws MissingSetting for max_speed, in howtorts also for max_force.
  explicit SeekForce(const Parameters& parameters);

  [[nodiscard]] Vec2 towards(Vec2 offset, Vec2 velocity) const;
  [[nodiscard]] double max_speed() const { return max_speed_; }

 private:
  double max_speed_;
  double factor_;
};

extern const BehaviorRow kSeek;

}  // namespace flocking::steering
