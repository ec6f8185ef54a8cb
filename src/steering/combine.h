#pragma once

#include <cstddef>
#include <optional>

#include "core/vec2.h"

/// The method of combining the forces of an agent (Buckland, "Programming Game AI by Example",
/// Combining Steering Behaviors). The functions below call `force` with the index of a behaviour,
/// from 0; `force` returns the weighted force. Forces that are not needed are not computed.
/// `max_force` is infinite if there is no limit.
namespace flocking::steering {

enum class CombineMethod {
  kSum,          ///< the weighted sum
  kTruncated,    ///< the weighted sum, cut to max_force
  kPrioritized,  ///< added in order of priority until max_force is used up
  kDithered,     ///< tried in order, each with its probability; only the first nonzero force counts
};

template <class Force>
Vec2 summed(std::size_t count, Force force) {
  if (count == 0) return {};
  // Start with the first force: adding it to zero would lose the sign of a negative zero.
  Vec2 total = force(0);
  for (std::size_t k = 1; k < count; ++k) total += force(k);
  return total;
}

/// Returns the sum of forces in order of priority, until its length reaches `max_force`; the force
/// that would exceed it is cut to the remaining length. Except for rounding, the sum is never
/// longer than max_force.
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

/// Tries behaviour k with probability chance(k); without a probability, it is skipped without a
/// draw. Returns the first nonzero force, divided by its probability and cut to max_force. `draw`
/// returns numbers in [0, 1).
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
