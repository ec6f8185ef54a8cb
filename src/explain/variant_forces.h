#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/course_parameters.h"
#include "core/vec2.h"
#include "explain/formula_ops.h"
#include "explain/measure.h"
#include "explain/variant.h"

namespace flocking::explain {

template <class Real>
struct MoverOf {
  Vec2Of<Real> position;
  Vec2Of<Real> velocity;
};

/// The states that forces are computed from, looked at anew for each agent.
template <class Real>
struct StatesOf {
  std::span<const MoverOf<Real>> of_forces;  ///< cohesion, and loops around the forces
  std::span<const MoverOf<Real>> of_separation;
  std::span<const MoverOf<Real>> of_alignment;
  std::span<const MoverOf<Real>> as_read = {};  ///< where neighbours are looked for in it
};

/// What has been added up for a force. A double holds a float exactly.
struct KeptSums {
  Vec2 sum{};
  double count = 0.0;
};

/// Whether a distance that is NaN is near to separation, and to no other force.
bool is_for_separation_alone(const Variant& variant);
/// Whether it is so only where another distance is within the radius.
bool needs_company_for_nan(const Variant& variant);

/// The forces of one step, agent by agent, in single or double precision.
template <class Real>
class ForcesOf {
 public:
  /// `variant` has to outlive it.
  ForcesOf(const Variant& variant, const CourseParameters& course, StatesOf<Real> states, Real dt);
  ForcesOf(const Variant&& variant, const CourseParameters&, StatesOf<Real>, Real) = delete;

  /// What goes on from step to step: to be taken over before the first agent.
  void go_on_from(const std::array<KeptSums, 3>& kept);
  [[nodiscard]] std::array<KeptSums, 3> kept() const;

  /// All forces on an agent, weighted and added to `before`. To be asked in the order of agents.
  Vec2Of<Real> on(std::size_t agent, Vec2Of<Real> before = {});

 private:
  using Vector = Vec2Of<Real>;

  enum ForceNumber : std::uint8_t { kCohesion, kSeparation, kAlignment };

  // A force's slots of the kinds that all have; self and coincident: these count.
  struct Common {
    Who who = Who::kDisc;
    bool self = false;
    bool counts_itself_twice = false;  // where `self` is true
    bool counts_others_twice = false;
    bool coincident = true;
    bool counts_coincident = false;  // where `coincident` is false
    Collect collect = Collect::kAsRules;
    Weight weight = Weight::kOwn;
    Times times = Times::kOnce;
  };
  // What has been added up.
  struct Sums {
    Vector sum{};
    Real count = 0;   // what a mean divides by
    Real others = 0;  // neighbours of this agent but itself
  };

  // An agent as another one sees it.
  struct Sight {
    Vector offset;
    Real distance;
  };

  [[nodiscard]] Sight sight(std::span<const MoverOf<Real>> state, std::size_t agent,
                            std::size_t other) const;
  [[nodiscard]] Sight sight_for_reach(std::span<const MoverOf<Real>> state, std::size_t agent,
                                      std::size_t other) const;
  [[nodiscard]] bool is_neighbor(ForceNumber force, std::size_t agent, std::size_t other,
                                 const Sight& seen) const;
  [[nodiscard]] bool is_in_own_zone(ForceNumber force, Real distance) const;
  [[nodiscard]] Real distance_of(Vector offset) const;
  [[nodiscard]] Real length_of(Vector v) const { return measured_length(v, measure_); }
  [[nodiscard]] Vector cut(Vector v, Real limit) const;
  [[nodiscard]] Vector direction(Vector v) const;
  template <class Term, class Value>
  Vector summed(ForceNumber force, std::size_t agent, const Term& term, const Value& value);
  [[nodiscard]] Vector collected(ForceNumber force, std::size_t agent) const;
  [[nodiscard]] Real deciding_count(ForceNumber force, std::size_t agent) const;
  [[nodiscard]] Real counted_by_other(ForceNumber force, std::size_t agent) const;
  [[nodiscard]] Vector weighted(ForceNumber force, Vector value) const;
  [[nodiscard]] Real times(ForceNumber force) const;

  void ask_who_is_near_before();
  Vector single(ForceNumber force, std::size_t agent);
  Vector repeated(ForceNumber force, std::size_t agent);
  Vector last_called(std::size_t agent);
  Vector of_others(ForceNumber force, std::size_t agent);
  [[nodiscard]] bool is_called(ForceNumber force, std::size_t agent, std::size_t other) const;
  [[nodiscard]] bool is_called_by_first_near(ForceNumber force, std::size_t agent) const;
  [[nodiscard]] static bool is_within(Real radius, Real distance, bool takes_nan) {
    return distance <= radius || (takes_nan && std::isnan(distance));
  }
  [[nodiscard]] bool is_near(ForceNumber force, Real distance) const {
    return is_within(radii_[force], distance, takes_nan(force));
  }
  [[nodiscard]] bool takes_nan(ForceNumber force) const {
    return nan_is_near_ && (force == kSeparation || !nan_is_near_to_separation_alone_);
  }
  [[nodiscard]] bool takes_nan(ForceNumber force, std::size_t agent) const {
    return takes_nan(force) && (!nan_needs_company_ || has_company(force, agent));
  }
  [[nodiscard]] bool has_company(ForceNumber force, std::size_t agent) const;
  [[nodiscard]] bool is_near_to_loops(Real radius, Real distance) const {
    return is_within(radius, distance, nan_is_near_to_loops_);
  }
  [[nodiscard]] bool is_left_by_who_is_there(std::size_t agent) const;
  [[nodiscard]] bool are_all_near(ForceNumber force, std::size_t agent) const;
  [[nodiscard]] bool has_several(ForceNumber force, std::size_t agent) const;
  [[nodiscard]] std::size_t last_neighbor(ForceNumber force, std::size_t agent) const;
  [[nodiscard]] std::size_t nearest_neighbor(ForceNumber force, std::size_t agent) const;
  void add(ForceNumber force, Vector term);

  Vector composed(ForceNumber force, std::size_t agent);
  [[nodiscard]] Vector composed_value(ForceNumber force, std::size_t agent,
                                      OpContext<Real> own) const;
  [[nodiscard]] Real calls(ForceNumber force, std::size_t agent) const;

  [[nodiscard]] bool divides_by_zero_radius() const;
  Vector cohesion(std::size_t agent);
  [[nodiscard]] Vector cohesion_value(std::size_t agent) const;
  [[nodiscard]] Vector cohesion_shape(Vector center, std::size_t agent) const;
  Vector separation(std::size_t agent);
  [[nodiscard]] Vector separation_term(Vector offset, Real distance) const;
  [[nodiscard]] Vector separation_cut(Vector sum) const;
  Vector alignment(std::size_t agent);
  [[nodiscard]] Vector alignment_value(std::size_t agent) const;
  [[nodiscard]] Vector alignment_shape(Vector mean, Vector own) const;

  const Variant& variant_;
  StatesOf<Real> states_;
  std::span<const MoverOf<Real>> now_;  // of those the one that the force in hand sees
  Real dt_;
  Real max_separation_;
  bool divides_by_zero_length_;
  bool rounds_distances_;
  bool nan_is_near_;
  bool nan_needs_company_;
  bool nan_is_near_to_separation_alone_;
  bool nan_is_near_to_loops_;  // around the forces
  bool keeps_distances_;       // those of `as_read`, in terms too
  Measure measure_;
  std::array<Real, 3> radii_{};
  std::array<Real, 3> weights_{};
  std::array<Common, 3> forces_;
  std::array<Sums, 3> sums_;
};

// Asked of every pair.

template <class Real>
Real ForcesOf<Real>::distance_of(Vector offset) const {
  const Real distance = measured_distance(offset, measure_);
  return rounds_distances_ ? Real(static_cast<float>(distance)) : distance;
}

template <class Real>
auto ForcesOf<Real>::sight(std::span<const MoverOf<Real>> state, std::size_t agent,
                           std::size_t other) const -> Sight {
  const Vector offset = state[agent].position - state[other].position;
  return {offset, distance_of(offset)};
}

// As it is seen where it is asked who is near.
template <class Real>
auto ForcesOf<Real>::sight_for_reach(std::span<const MoverOf<Real>> state, std::size_t agent,
                                     std::size_t other) const -> Sight {
  return sight(states_.as_read.empty() ? state : states_.as_read, agent, other);
}

extern template class ForcesOf<float>;
extern template class ForcesOf<double>;

}  // namespace flocking::explain
