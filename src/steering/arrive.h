#pragma once

#include "steering/behavior.h"

namespace flocking::steering {

/// The factor k of the book's arrive. A larger factor slows down more gently.
enum class Deceleration { kFast = 1, kNormal = 2, kSlow = 3 };

/// The book's arrive (Buckland, "Programming Game AI by Example", Arrive): speed =
/// min(distance/(k*0.3 s), max_speed), force = offset*speed/distance - V; within 1e-5 of the
/// target, force = -V. Other behaviours also use it, in every profile.
class ArriveForce {
 public:
  /// Throws MissingSetting for max_speed.
  ArriveForce(const Parameters& parameters, Deceleration deceleration);

  [[nodiscard]] Vec2 towards(Vec2 offset, Vec2 velocity) const;
  [[nodiscard]] double max_speed() const { return max_speed_; }

 private:
  double max_speed_;
  double seconds_;  // k * 0.3
};

extern const BehaviorRow kArrive;

}  // namespace flocking::steering
