#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "core/vec2.h"
#include "variant/simulator/variant_forces.h"
#include "variant/variant.h"

namespace flocking::explain {

/// Checks the new state of each agent as soon as it is computed.
class AgentCheck {
 public:
  AgentCheck() = default;
  AgentCheck(const AgentCheck&) = delete;
  AgentCheck& operator=(const AgentCheck&) = delete;
  virtual ~AgentCheck() = default;
  [[nodiscard]] virtual bool accepts(std::size_t agent, const AgentState& state) const = 0;
};

/// Moves a flock step by step like a program with the choices of a variant. Uses the plain double
/// loop, so it is meant for small flocks. Only the slots of forces, step and numbers matter. For
/// the course's rules, the result is bit for bit identical to that of the rules. The direction of a
/// vector of length 0 is (0, 0), unless a slot divides.
class VariantSteps {
 public:
  /// Moves `flock`. All arguments must outlive this object.
  VariantSteps(const Variant& variant, const CourseParameters& course, FlockState& flock);

  /// Computes the next step, of length `dt`. Returns false if the program crashes in it; then
  /// `flock` is invalid.
  bool step(double dt);

  /// Like step(dt), but stops and returns false at the first agent that `check` does not accept.
  bool step(double dt, const AgentCheck& check);

 private:
  template <class Real>
  [[nodiscard]] MoverOf<Real> after(std::size_t agent, MoverOf<Real> before, Vec2Of<Real> force,
                                    Real dt) const;
  template <class Real>
  bool step_in(double dt, const AgentCheck* check);
  bool step_as_numbers_are(double dt, const AgentCheck* check);
  void read_again(State state);

  const Variant& variant_;
  const CourseParameters& course_;
  FlockState& flock_;
  FlockState read_;           // the state as read, if steps start from it
  FlockState before_;         // the state before the last step, if steps change that state
  std::vector<Vec2> forces_;  // per agent, if forces are kept
  std::array<KeptSums, 3> sums_{};
};

/// Computes the first time step of a flock.
void step_variant(const Variant& variant, const CourseParameters& course, FlockState& flock,
                  double dt);

/// Takes a step like step_variant() above, but stops and returns false at the first agent that
/// `check` does not accept; then `flock` is invalid.
bool step_variant(const Variant& variant, const CourseParameters& course, FlockState& flock,
                  double dt, const AgentCheck& check);

}  // namespace flocking::explain
