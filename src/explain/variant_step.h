#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "core/vec2.h"
#include "explain/variant.h"
#include "explain/variant_forces.h"

namespace flocking::explain {

/// Looks at agents as soon as each has been computed.
class AgentCheck {
 public:
  AgentCheck() = default;
  AgentCheck(const AgentCheck&) = delete;
  AgentCheck& operator=(const AgentCheck&) = delete;
  virtual ~AgentCheck() = default;
  [[nodiscard]] virtual bool accepts(std::size_t agent, const AgentState& state) const = 0;
};

/// A flock moved step by step as a program with these choices does, by the plain double loop: for
/// small flocks. Of the slots only those of forces, step and numbers count. For the rules of the
/// course it is, to the last bit, what they say. Where a direction is asked of a vector of length 0
/// that is (0, 0).
class VariantSteps {
 public:
  /// All of them are to live as long as this. `flock` is moved.
  VariantSteps(const Variant& variant, const CourseParameters& course, FlockState& flock);

  /// The next step, which takes `dt`. False where the program dies in it: then the flock is of no
  /// more use.
  bool step(double dt);

  /// The same, but the step ends with the first agent that `check` does not accept; false then,
  /// too.
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
  FlockState read_;           // the first, where each step begins with it
  FlockState before_;         // that before the last step, where it is what is changed
  std::vector<Vec2> forces_;  // kept, agent by agent
  std::array<KeptSums, 3> sums_{};
};

/// The first time step of a flock.
void step_variant(const Variant& variant, const CourseParameters& course, FlockState& flock,
                  double dt);

/// The same, but it ends with the first agent that `check` does not accept; false then, and the
/// flock is of no more use.
bool step_variant(const Variant& variant, const CourseParameters& course, FlockState& flock,
                  double dt, const AgentCheck& check);

}  // namespace flocking::explain
