#pragma once

#include <cstddef>
#include <optional>

#include "core/vec2.h"

/// Combining the forces of an agent (Buckland, "Programming Game AI by Example", Combining Steering
/// Behaviors). `Force` is called with the place of a behaviour in the order, from 0, and returns
/// its weighted force; only behaviours that are asked are computed. `max_force` is infinite where
/// there is no limit.
namespace flocking::steering {

enum class CombineMethod {
  kSum,          ///< the weighted sum
  kTruncated,    ///< the same, cut to max_force
  kPrioritized,  ///< in order of priority until max_force is used up
  kDithered,     ///< in order, each with its probability; the first that is not zero alone
};

template <class Force>
Vec2 summed(std::size_t count, Force force) {
  if (count == 0) return {};
  // The first as it is: adding it to zero would lose the sign of a negative zero.
  Vec2 total = force(0);
  for (std::size_t k = 1; k < count; ++k) total += force(k);
  return total;
}

/// Adds force by force while their total is shorter than `max_force`; the one that exceeds what is
/// left is cut to it. The total is never longer than max_force, rounding apart.
template <class Force>
Vec2 prioritized(std::size_t count, double max_force, Force force) {
  Vec2 total;
  for (std::size_t k = 0; k < count; ++k) {
    const double remaining = max_force - length(total);
    if (remaining <= 0.0) break;
    total += truncated(force(k), remaining);
  }
  return total;
}

/// Asks behaviour k with the probability chance(k), without a draw where there is none; the first
/// force that is not zero, divided by its probability, is cut to max_force and is the answer.
/// `draw` yields numbers in [0, 1).
template <class Force, class Chance, class Draw>
Vec2 dithered(std::size_t count, double max_force, Force force, Chance chance, Draw draw) {
  for (std::size_t k = 0; k < count; ++k) {
    const std::optional<double> probability = chance(k);
    if (!probability || draw() >= *probability) continue;
    const Vec2 chosen = force(k) / *probability;
    if (!(chosen == Vec2{})) return truncated(chosen, max_force);
  }
  return {};
}

}  // namespace flocking::steering
