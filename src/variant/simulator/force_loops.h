#pragma once

#include <cstddef>

#include "variant/simulator/variant_forces.h"

namespace flocking::explain {

/// Adds the forces on an agent as often as the loops of a variant add them.
template <class Real>
class ForceLoops {
 public:
  /// `variant` must outlive this object.
  ForceLoops(const Variant& variant, const CourseParameters& course, StatesOf<Real> states,
             Real dt);
  ForceLoops(const Variant&& variant, const CourseParameters&, StatesOf<Real>, Real) = delete;

  /// Returns the forces, which contain the sums kept from step to step.
  [[nodiscard]] ForcesOf<Real>& forces() { return forces_; }

  /// Returns `before` plus all weighted forces on an agent. Call it in the order of agents.
  Vec2Of<Real> on(std::size_t agent, Vec2Of<Real> before = {});

 private:
  using Vector = Vec2Of<Real>;

  Vector repeated(Force force, std::size_t agent);
  Vector repeated_by_loop(Force force, std::size_t agent);
  Vector last_called(std::size_t agent);
  Vector of_others(Force force, std::size_t agent);
  [[nodiscard]] bool is_called(Force force, std::size_t agent, std::size_t other) const;
  [[nodiscard]] bool is_called_by_first_near(Force force, std::size_t agent) const;
  [[nodiscard]] std::size_t calls(Force force, std::size_t agent) const;
  [[nodiscard]] Real agents() const { return Real(agents_); }

  Total total_;
  std::size_t agents_;
  ForcesOf<Real> forces_;
  PerForce<Times> times_;
};

extern template class ForceLoops<float>;
extern template class ForceLoops<double>;

}  // namespace flocking::explain
