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

inline double select(bool condition, double yes, double no) { return condition ? yes : no; }
inline double absolute(double value) { return std::fabs(value); }

/// `yes` where `condition`, else `no`, for one agent or several side by side.
template <class Condition, class Real>
Vec2Of<Real> select(Condition condition, Vec2Of<Real> yes, Vec2Of<Real> no) {
  return {select(condition, yes.x, no.x), select(condition, yes.y, no.y)};
}

/// Separation as the assignment's text says (section "Separation").
struct CourseSeparation {
  /// What a neighbour at `offset` (from it to the agent) and `distance` > 0 adds.
  template <class Real>
  static Vec2Of<Real> term(Vec2Of<Real> offset, Real distance) {
    return offset / distance / distance;
  }
  template <class Real>
  static auto exceeds(Vec2Of<Real> sum, Real limit) {
    return length(sum) > limit;
  }
};

/// Separation as the program behind the course's published answers computes it: each component is
/// divided by itself, and the limit is compared with the product of the components.
struct CourseTestsSeparation {
  template <class Real>
  static Vec2Of<Real> term(Vec2Of<Real> offset, Real distance) {
    const Vec2Of<Real> unit = offset / distance;
    const Real zero = 0.0;
    return {select(offset.x == zero, zero, unit.x / absolute(offset.x)),
            select(offset.y == zero, zero, unit.y / absolute(offset.y))};
  }
  template <class Real>
  static auto exceeds(Vec2Of<Real> sum, Real limit) {
    using std::sqrt;
    return sqrt(sum.x * sum.x * (sum.y * sum.y)) > limit;
  }
};

/// What an agent gathers from all others, in ascending order of index. `Real` is double, or
/// several doubles side by side for as many agents.
template <class Real>
struct NeighborSumsOf {
  Vec2Of<Real> positions{};   ///< of those within r_c
  Vec2Of<Real> separation{};  ///< terms of those within r_s
  Vec2Of<Real> velocities{};  ///< of those within r_a, itself included
  Real positions_count = 0.0;
  Real velocities_count = 0.0;
};
using NeighborSums = NeighborSumsOf<double>;

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
template <class Real>
Vec2Of<Real> cohesion(const NeighborSumsOf<Real>& sums, Vec2Of<Real> position, double radius) {
  const Vec2Of<Real> nothing{};
  if (radius <= 0.0) return nothing;
  // Without neighbours this is 0/0, and what is not a number counts as beyond the radius.
  const Vec2Of<Real> to_center = sums.positions / sums.positions_count - position;
  return select(length(to_center) <= Real(radius), to_center / Real(radius), nothing);
}

/// F_s: away from the neighbours, at most F_Smax long.
template <class Separation, class Real>
Vec2Of<Real> separation(const NeighborSumsOf<Real>& sums, double limit) {
  const Vec2Of<Real> cut = sums.separation / length(sums.separation) * Real(limit);
  return select(Separation::exceeds(sums.separation, Real(limit)), cut, sums.separation);
}

/// F_a: the mean velocity of the neighbours and the agent itself.
template <class Real>
Vec2Of<Real> alignment(const NeighborSumsOf<Real>& sums) {
  return sums.velocities / sums.velocities_count;
}

/// F: the weighted sum of the three.
template <class Separation, class Real>
Vec2Of<Real> group_force(const NeighborSumsOf<Real>& sums, const CourseParameters& parameters,
                         Vec2Of<Real> position) {
  return Real(parameters.cohesion_weight) * cohesion(sums, position, parameters.cohesion_radius) +
         Real(parameters.separation_weight) *
             separation<Separation>(sums, parameters.max_separation) +
         Real(parameters.alignment_weight) * alignment(sums);
}

}  // namespace flocking::rules
