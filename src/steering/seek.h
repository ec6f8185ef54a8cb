#pragma once

#include "steering/behavior.h"

namespace flocking::steering {

/// unit(offset)*max_speed - V: the change to the velocity that leads straight to what lies at
/// `offset`; nothing on the spot (Buckland, "Programming Game AI by Example", Seek). In howtorts
/// times max_force/max_speed.
class SeekForce {
 public:
  /// Throws MissingSetting for max_speed, in howtorts for max_force too.
  explicit SeekForce(const Parameters& parameters);

  [[nodiscard]] Vec2 towards(Vec2 offset, Vec2 velocity) const;
  [[nodiscard]] double max_speed() const { return max_speed_; }

 private:
  double max_speed_;
  double factor_;
};

extern const BehaviorRow kSeek;

}  // namespace flocking::steering
