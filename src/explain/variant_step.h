#pragma once

#include <cstddef>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "explain/variant.h"

namespace flocking::explain {

/// One time step of a flock as a program with these choices computes it, by the plain double loop:
/// for small flocks. Of the slots only those of forces, step and numbers count. For the rules of
/// the course it is, to the last bit, what they say. Where a direction is asked of a vector of
/// length 0 that is (0, 0).
void step_variant(const Variant& variant, const CourseParameters& course, FlockState& flock,
                  double dt);

/// Looks at agents as soon as each has been computed.
class AgentCheck {
 public:
  AgentCheck() = default;
  AgentCheck(const AgentCheck&) = delete;
  AgentCheck& operator=(const AgentCheck&) = delete;
  virtual ~AgentCheck() = default;
  [[nodiscard]] virtual bool accepts(std::size_t agent, const AgentState& state) const = 0;
};

/// The same, but the step ends with the first agent that `check` does not accept; false then, and
/// the flock is of no more use.
bool step_variant(const Variant& variant, const CourseParameters& course, FlockState& flock,
                  double dt, const AgentCheck& check);

}  // namespace flocking::explain
