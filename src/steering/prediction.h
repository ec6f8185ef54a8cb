#pragma once

#include <cstddef>

#include "core/profile.h"
#include "core/senses.h"
#include "core/vec2.h"

namespace flocking::steering {

/// How far ahead, in seconds, to predict another agent's way: longer for one that is far off,
/// shorter the faster both are. `max_speed` is one's own (Buckland, "Programming Game AI by
/// Example", Pursuit: dist/(max_speed + its speed), 0 where both are 0). In buas it is one's speed
/// of the moment that counts, and `dist` seconds where both stand (BUas, "Dynamic Agents using
/// Steering Behaviors and Flow Fields", Pursue).
inline double look_ahead(const Senses& senses, std::size_t other, double max_speed,
                         Profile profile) {
  const bool buas = profile == Profile::kBuas;
  const double dist = length(senses.offset_to(senses.position(other)));
  const double own = buas ? length(senses.velocity()) : max_speed;
  const double both = own + length(senses.velocity(other));
  if (both > 0.0) return dist / both;
  return buas ? dist : 0.0;
}

/// Where `other` will be after `seconds` if nothing turns it. On a torus it sets out from its image
/// nearest to this agent, and is not wrapped again: so take differences to what this returns
/// directly, as in position_ahead(...) - senses.position().
inline Vec2 position_ahead(const Senses& senses, std::size_t other, double seconds) {
  const Vec2 position = senses.position(other);
  const Vec2 to_image = senses.offset_to(position) - (position - senses.position());
  return position + to_image + senses.velocity(other) * seconds;
}

}  // namespace flocking::steering
