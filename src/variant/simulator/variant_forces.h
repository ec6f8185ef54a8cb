#pragma once

#include <array>
#include <cstddef>

#include "core/course_parameters.h"
#include "core/vec2.h"
#include "variant/simulator/formula_ops.h"
#include "variant/simulator/variant_neighbors.h"
#include "variant/variant.h"

namespace flocking::explain {

/// The sums of a force that persist between steps. A double represents each float exactly.
struct KeptSums {
  Vec2 sum{};
  double count = 0.0;
};

/// The forces on each agent in a step, each computed once, in single or double precision.
template <class Real>
class ForcesOf {
 public:
  /// `variant` must outlive this object.
  ForcesOf(const Variant& variant, const CourseParameters& course, StatesOf<Real> states, Real dt);
  ForcesOf(const Variant&& variant, const CourseParameters&, StatesOf<Real>, Real) = delete;

  /// Takes the sums kept from the previous step. Call it before the first agent.
  void go_on_from(const std::array<KeptSums, 3>& kept);
  [[nodiscard]] std::array<KeptSums, 3> kept() const;

  /// Returns a weighted force on an agent. Call it in the order of agents.
  Vec2Of<Real> on(Force force, std::size_t agent);

  /// Returns how many other agents counted in the last computation of this force.
  [[nodiscard]] Real others(Force force) const { return sums_[force].others; }
  /// Returns true if each evaluation by a loop around the forces gives another value.
  [[nodiscard]] bool changes_when_repeated(Force force) const {
    return collect_[force] == Collect::kNeverReset || collect_[force] == Collect::kResultKept;
  }
  [[nodiscard]] bool is_missing(Force force) const { return weight_[force] == Weight::kZero; }
  [[nodiscard]] const NeighborsOf<Real>& neighbors() const { return neighbors_; }
  [[nodiscard]] Real max_separation() const { return max_separation_; }

 private:
  using Vector = Vec2Of<Real>;
  using Neighbor = NeighborOf<Real>;

  // The sums of a force so far.
  struct Sums {
    Vector sum{};
    Real count = 0;   // divisor of a mean
    Real others = 0;  // neighbours of this agent, not counting the agent itself
  };

  template <class Term, class Value>
  Vector summed(Force force, std::size_t agent, const Term& term, const Value& value);
  void begin_sums(Force force);
  void add(Force force, Vector term);
  [[nodiscard]] Vector collected(Force force, std::size_t agent) const;
  [[nodiscard]] Real divisor_of(Force force, std::size_t agent) const;
  [[nodiscard]] Real deciding_count(Force force, std::size_t agent) const;
  [[nodiscard]] Vector weighted(Force force, Vector value) const;

  Vector composed(Force force, std::size_t agent);
  [[nodiscard]] Vector composed_value(Force force, std::size_t agent, OpContext<Real> own) const;

  [[nodiscard]] bool divides_by_zero_radius() const;
  Vector cohesion(std::size_t agent);
  [[nodiscard]] Vector cohesion_value(std::size_t agent) const;
  [[nodiscard]] Vector cohesion_shape(Vector center, std::size_t agent) const;
  Vector separation(std::size_t agent);
  Vector alignment(std::size_t agent);
  [[nodiscard]] Vector alignment_value(std::size_t agent) const;
  [[nodiscard]] Vector alignment_shape(Vector mean, Vector own) const;

  const Variant& variant_;
  NeighborsOf<Real> neighbors_;
  Real dt_;
  Real max_separation_;
  Clamp clamp_;
  PerForce<Real> weights_;
  PerForce<Collect> collect_;
  PerForce<Weight> weight_;
  PerForce<bool> grows_;  // the force is added at each neighbour
  PerForce<Sums> sums_;
};

extern template class ForcesOf<float>;
extern template class ForcesOf<double>;

}  // namespace flocking::explain
