#ifndef FLOCKING_TESTS_ORACLE_VARIANT_ORACLE_H_
#define FLOCKING_TESTS_ORACLE_VARIANT_ORACLE_H_

#include <cstddef>
#include <vector>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "core/vec2.h"
#include "variant/variant.h"

namespace flocking::oracle {

/// Returns the states after each step, of the lengths in `steps`, as a program with the choices of
/// `variant` computes them by the plain double loop, up to the step in which the program crashes.
/// Written from the definitions in variant/slots.h alone, so that the simulator of variants can be
/// compared with it bit by bit. Choices of reading and printing do not matter here.
std::vector<std::vector<AgentState>> play_steps(const explain::Variant& variant,
                                                const CourseParameters& course,
                                                const std::vector<AgentState>& agents,
                                                const std::vector<double>& steps);

/// The forces on an agent, each times its weight and the number of times that it is added.
struct Forces {
  Vec2 cohesion;
  Vec2 separation;
  Vec2 alignment;
};

/// Returns the forces on one agent in a program with the choices of `variant`, in its first step,
/// from the state before it. Uses double even if `numbers` says float.
Forces forces_on(const explain::Variant& variant, const CourseParameters& course,
                 const std::vector<AgentState>& agents, std::size_t agent, double dt);

}  // namespace flocking::oracle

#endif  // FLOCKING_TESTS_ORACLE_VARIANT_ORACLE_H_
