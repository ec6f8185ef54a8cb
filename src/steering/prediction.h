#pragma once

#include <cstddef>

#include "core/profile.h"
#include "core/senses.h"
#include "core/vec2.h"

namespace flocking::steering {

/// Returns how far ahead to predict another agent's position, in seconds: longer if that agent is
/// far away, shorter if both are fast. `max_speed` is the limit of this agent (Buckland,
/// "Programming Game AI by Example", Pursuit: dist/(max_speed + its speed), 0 if both are 0). In
/// buas the agent's current speed counts instead of max_speed, and the result is `dist` seconds if
/// both are at rest (BUas, "Dynamic Agents using Steering Behaviors and Flow Fields", Pursue).
inline double look_ahead(const Senses& senses, std::size_t other, double max_speed,
                         Profile profile) {
  const bool buas = profile == Profile::kBuas;
  const double dist = length(senses.offset_to(senses.position(other)));
  const double own = buas ? length(senses.velocity()) : max_speed;
  const double both = own + length(senses.velocity(other));
  if (both > 0.0) return dist / both;
  return buas ? dist : 0.0;
}

/// Returns the position of `other` after `seconds` at constant velocity. On a torus it starts at
/// the image nearest to this agent and is not wrapped again; so subtract directly, as in
/// position_ahead(...) - senses.position().
inline Vec2 position_ahead(const Senses& senses, std::size_t other, double seconds) {
  const Vec2 position = senses.position(other);
  const Vec2 to_image = senses.offset_to(position) - (position - senses.position());
  return position + to_image + senses.velocity(other) * seconds;
}

}  // namespace flocking::steering
