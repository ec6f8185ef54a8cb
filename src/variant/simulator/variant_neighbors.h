#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>

#include "core/course_parameters.h"
#include "core/vec2.h"
#include "variant/measure.h"
#include "variant/neighborhoods.h"
#include "variant/variant.h"

namespace flocking::explain {

template <class Real>
struct MoverOf {
  Vec2Of<Real> position;
  Vec2Of<Real> velocity;
};

/// The states that forces are computed from. The spans are read again for each agent.
template <class Real>
struct StatesOf {
  std::span<const MoverOf<Real>> of_forces;  ///< for cohesion and for loops around the forces
  std::span<const MoverOf<Real>> of_separation;
  std::span<const MoverOf<Real>> of_alignment;
  std::span<const MoverOf<Real>> as_read = {};  ///< if not empty: decides who is a neighbour
};

/// A neighbour as an agent sees it.
template <class Real>
struct NeighborOf {
  std::size_t index = 0;
  Vec2Of<Real> offset;
  Real distance = 0.0;
  int times = 1;     ///< how often it counts
  bool adds = true;  ///< false if it is counted but not added to the sum
};

/// The neighbours of each agent in a step, as a variant finds them.
template <class Real>
class NeighborsOf {
 public:
  NeighborsOf(const Variant& variant, const CourseParameters& course, StatesOf<Real> states);

  /// Switches to the state that the force `force` sees.
  void look_for(Force force);

  [[nodiscard]] std::size_t size() const { return now_.size(); }
  [[nodiscard]] const MoverOf<Real>& operator[](std::size_t agent) const { return now_[agent]; }
  [[nodiscard]] Real radius(Force force) const { return radii_[force]; }
  [[nodiscard]] const Ruler<Real>& ruler() const { return ruler_; }

  /// Calls take(neighbour) for each neighbour that counts, by ascending index.
  template <class Take>
  void for_each(Force force, std::size_t agent, const Take& take) const;

  /// Returns how many neighbours the other force counts by the rules: for cohesion, agents within
  /// the alignment radius, including the agent itself; else other agents within the cohesion
  /// radius.
  [[nodiscard]] Real counted_by_other(Force force, std::size_t agent) const;
  /// Returns true if `distance` is within the radius of a force.
  [[nodiscard]] bool is_near(Force force, Real distance) const {
    return is_within_or_nan(radii_[force], distance, takes_nan(force));
  }
  /// Returns true if separation is 0 because another agent is in the same place.
  [[nodiscard]] bool is_left_by_who_is_there(std::size_t agent) const;

  /// Returns true if a loop around the forces finds `other` within the radius of a force.
  [[nodiscard]] bool is_near_to_loops(Force force, std::size_t agent, std::size_t other) const {
    return is_within_or_nan(radii_[force], distance_for_loops(agent, other), loops_take_nan_);
  }
  [[nodiscard]] Real distance_for_loops(std::size_t agent, std::size_t other) const {
    return reached(states_.of_forces, agent, other).distance;
  }

 private:
  using Neighbor = NeighborOf<Real>;

  // Which agents count for a force.
  struct Counting {
    Neighborhood near;
    bool is_disc = true;
    bool itself = false;
    int itself_times = 1;  // used if `itself` is true
    int others_times = 1;
    bool coincident = true;
    bool counts_coincident = false;  // used if `coincident` is false
  };

  [[nodiscard]] Counting counting_of(Force force, const Variant& variant) const;
  [[nodiscard]] Neighbor seen(std::span<const MoverOf<Real>> state, std::size_t agent,
                              std::size_t other) const {
    const Vec2Of<Real> offset = state[agent].position - state[other].position;
    return {other, offset, ruler_.distance(offset)};
  }
  // Returns `other` as the test of which agents are near sees it.
  [[nodiscard]] Neighbor reached(std::span<const MoverOf<Real>> state, std::size_t agent,
                                 std::size_t other) const {
    return seen(states_.as_read.empty() ? state : states_.as_read, agent, other);
  }
  [[nodiscard]] bool counts(Force force, std::size_t agent, const Neighbor& other) const;
  [[nodiscard]] static bool is_within_or_nan(Real radius, Real distance, bool takes_nan) {
    return distance <= radius || (takes_nan && std::isnan(distance));
  }
  [[nodiscard]] bool takes_nan(Force force) const {
    return takes_nan_ && (force == Force::kSeparation || !separation_alone_takes_nan_);
  }
  [[nodiscard]] bool takes_nan(Force force, std::size_t agent) const {
    return takes_nan(force) && (!nan_needs_company_ || has_company(force, agent));
  }
  [[nodiscard]] bool has_company(Force force, std::size_t agent) const;
  [[nodiscard]] bool are_all_near(Force force, std::size_t agent) const;
  [[nodiscard]] bool has_several(Force force, std::size_t agent) const;
  [[nodiscard]] std::size_t last_neighbor(Force force, std::size_t agent) const;
  [[nodiscard]] std::size_t nearest_neighbor(Force force, std::size_t agent) const;
  [[nodiscard]] std::pair<std::size_t, std::size_t> range_of(Force force, std::size_t agent) const;

  StatesOf<Real> states_;
  std::span<const MoverOf<Real>> now_;  // the state among states_ that the current force sees
  Ruler<Real> ruler_;
  bool takes_nan_;
  bool nan_needs_company_;
  bool separation_alone_takes_nan_;
  bool loops_take_nan_;   // loops around the forces take NaN as near
  bool keeps_distances_;  // terms, too, use distances in `as_read`
  bool leaves_who_is_there_;
  PerForce<Real> radii_;
  PerForce<Counting> counting_;
};

template <class Real>
template <class Take>
void NeighborsOf<Real>::for_each(Force force, std::size_t agent, const Take& take) const {
  const Counting& counting = counting_[force];
  const Scope scope = counting.near.scope;
  const auto [begin, end] = range_of(force, agent);
  for (std::size_t i = begin; i < end; ++i) {
    Neighbor other = seen(now_, agent, i);
    const Neighbor near = states_.as_read.empty() ? other : seen(states_.as_read, agent, i);
    if (scope == Scope::kUntilFarther && i != agent && !is_near(force, near.distance)) break;
    if (!counts(force, agent, near)) continue;
    if (keeps_distances_) other.distance = near.distance;
    other.times = i == agent ? counting.itself_times : counting.others_times;
    other.adds = other.distance != Real(0) || !counting.counts_coincident;
    take(other);
    if (scope == Scope::kFirst) break;
  }
}

extern template class NeighborsOf<float>;
extern template class NeighborsOf<double>;

}  // namespace flocking::explain
