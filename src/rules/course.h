#pragma once

#include <cmath>
#include <cstddef>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "core/vec2.h"

/// The group forces of the course's assignment (Tolstenko, "Flocking agents behavior formal
/// assignment"), in the exact order of operations that docs/rules.md defines, since the printed
/// bytes depend on the order.
namespace flocking::rules {

inline double select(bool condition, double yes, double no) { return condition ? yes : no; }
inline double absolute(double value) { return std::fabs(value); }

/// Returns `yes` if `condition`, else `no`, for one agent or for each of several lanes.
template <class Condition, class Real>
Vec2Of<Real> select(Condition condition, Vec2Of<Real> yes, Vec2Of<Real> no) {
  return {select(condition, yes.x, no.x), select(condition, yes.y, no.y)};
}

/// Separation by the text of the assignment (section "Separation").
struct CourseSeparation {
  /// Returns the term of a neighbour; `offset` leads from the neighbour to the agent, `distance` >
  /// 0.
  template <class Real>
  static Vec2Of<Real> term(Vec2Of<Real> offset, Real distance) {
    return offset / distance / distance;
  }
  template <class Real>
  static auto exceeds(Vec2Of<Real> sum, Real limit) {
    return length(sum) > limit;
  }
};

/// Separation as in the program that produced the course's published answers: each component is
/// divided by its own magnitude, and the limit is compared with the product of the components.
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

/// The sums of an agent over all agents, in ascending order of index. `Real` is double, or a vector
/// register with one double for each of several agents.
template <class Real>
struct NeighborSumsOf {
  Vec2Of<Real> positions{};   ///< of agents within r_c
  Vec2Of<Real> separation{};  ///< terms of agents within r_s
  Vec2Of<Real> velocities{};  ///< of agents within r_a, including the agent itself
  Real positions_count = 0.0;
  Real velocities_count = 0.0;
};
using NeighborSums = NeighborSumsOf<double>;

/// Adds agent `i` to the sums of agent `self`.
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

/// Returns F_c, which points towards the mean position of the neighbours. Its length is 1 at the
/// radius, and less nearer to that position.
template <class Real>
Vec2Of<Real> cohesion(const NeighborSumsOf<Real>& sums, Vec2Of<Real> position, double radius) {
  const Vec2Of<Real> nothing{};
  if (radius <= 0.0) return nothing;
  // Without neighbours, this is 0/0; NaN counts as beyond the radius.
  const Vec2Of<Real> to_center = sums.positions / sums.positions_count - position;
  return select(length(to_center) <= Real(radius), to_center / Real(radius), nothing);
}

/// Returns F_s, which points away from the neighbours and is limited to F_Smax by the rule of
/// `Separation`.
template <class Separation, class Real>
Vec2Of<Real> separation(const NeighborSumsOf<Real>& sums, double limit) {
  const Vec2Of<Real> cut = sums.separation / length(sums.separation) * Real(limit);
  return select(Separation::exceeds(sums.separation, Real(limit)), cut, sums.separation);
}

/// Returns F_a, the mean velocity of the neighbours and the agent itself.
template <class Real>
Vec2Of<Real> alignment(const NeighborSumsOf<Real>& sums) {
  return sums.velocities / sums.velocities_count;
}

/// Returns F: the weighted sum of the three forces.
template <class Separation, class Real>
Vec2Of<Real> group_force(const NeighborSumsOf<Real>& sums, const CourseParameters& parameters,
                         Vec2Of<Real> position) {
  return Real(parameters.cohesion_weight) * cohesion(sums, position, parameters.cohesion_radius) +
         Real(parameters.separation_weight) *
             separation<Separation>(sums, parameters.max_separation) +
         Real(parameters.alignment_weight) * alignment(sums);
}

}  // namespace flocking::rules
