#pragma once

#include <cmath>
#include <cstddef>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "core/vec2.h"

/// The group forces of the course's assignment (Tolstenko, "Flocking agents behavior formal
/// assignment"), in the exact order of operations that docs/rules.md fixes: the printed bytes
/// depend on it.
namespace flocking::rules {

/// Separation as the assignment's text says (section "Separation").
struct CourseSeparation {
  /// What a neighbour at `offset` (from it to the agent) and `distance` > 0 adds.
  static Vec2 term(Vec2 offset, double distance) { return offset / distance / distance; }
  static bool exceeds(Vec2 sum, double limit) { return length(sum) > limit; }
};

/// Separation as the program behind the course's published answers computes it: each component is
/// divided by itself, and the limit is compared with the product of the components.
struct CourseTestsSeparation {
  static Vec2 term(Vec2 offset, double distance) {
    const Vec2 unit = offset / distance;
    return {offset.x == 0.0 ? 0.0 : unit.x / std::fabs(offset.x),
            offset.y == 0.0 ? 0.0 : unit.y / std::fabs(offset.y)};
  }
  static bool exceeds(Vec2 sum, double limit) {
    return std::sqrt(sum.x * sum.x * (sum.y * sum.y)) > limit;
  }
};

/// What one agent gathers from all others, in ascending order of index.
struct NeighborSums {
  Vec2 positions{};   ///< of those within r_c
  Vec2 separation{};  ///< terms of those within r_s
  Vec2 velocities{};  ///< of those within r_a, itself included
  double positions_count = 0.0;
  double velocities_count = 0.0;
};

/// Adds agent `i` to what agent `self` gathers.
template <class Separation>
void gather(NeighborSums& sums, const CourseParameters& parameters, const FlockState& flock,
            std::size_t self, std::size_t i) {
  const Vec2 offset = flock.position(self) - flock.position(i);
  const double distance = length(offset);
  if (i != self && distance <= parameters.cohesion_radius) {
    sums.positions += flock.position(i);
    sums.positions_count += 1.0;
  }
  if (i != self && distance > 0.0 && distance <= parameters.separation_radius) {
    sums.separation += Separation::term(offset, distance);
  }
  if (distance <= parameters.alignment_radius) {
    sums.velocities += flock.velocity(i);
    sums.velocities_count += 1.0;
  }
}

/// F_c: towards the mean position of the neighbours, growing to length 1 at the radius.
inline Vec2 cohesion(const NeighborSums& sums, Vec2 position, double radius) {
  if (sums.positions_count == 0.0 || radius <= 0.0) return {};
  const Vec2 to_center = sums.positions / sums.positions_count - position;
  // Written so that a length that is not a number counts as beyond the radius.
  return length(to_center) <= radius ? to_center / radius : Vec2{};
}

/// F_s: away from the neighbours, at most F_Smax long.
template <class Separation>
Vec2 separation(const NeighborSums& sums, double limit) {
  if (!Separation::exceeds(sums.separation, limit)) return sums.separation;
  return sums.separation / length(sums.separation) * limit;
}

/// F_a: the mean velocity of the neighbours and the agent itself.
inline Vec2 alignment(const NeighborSums& sums) { return sums.velocities / sums.velocities_count; }

/// F: the weighted sum of the three.
template <class Separation>
Vec2 group_force(const NeighborSums& sums, const CourseParameters& parameters, Vec2 position) {
  return parameters.cohesion_weight * cohesion(sums, position, parameters.cohesion_radius) +
         parameters.separation_weight * separation<Separation>(sums, parameters.max_separation) +
         parameters.alignment_weight * alignment(sums);
}

}  // namespace flocking::rules
