#ifndef FLOCKING_TESTS_ORACLE_VARIANT_ORACLE_H_
#define FLOCKING_TESTS_ORACLE_VARIANT_ORACLE_H_

#include <cstddef>
#include <vector>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "core/vec2.h"
#include "explain/variant.h"

namespace flocking::oracle {

/// Time steps by the plain double loop as a program with these choices computes them, each as long
/// as `steps` says: the states after each step, up to that in which the program dies. Written from
/// the definitions in explain/slots.h alone, so that the simulator of variants can be compared with
/// it bit by bit. Choices of reading and printing do not matter here.
std::vector<std::vector<AgentState>> play_steps(const explain::Variant& variant,
                                                const CourseParameters& course,
                                                const std::vector<AgentState>& agents,
                                                const std::vector<double>& steps);

/// What pulls and pushes an agent, each with its weight and as often as it is added.
struct Forces {
  Vec2 cohesion;
  Vec2 separation;
  Vec2 alignment;
};

/// The forces on one agent in a program with these choices, in its first step, from the state
/// before it. Where `numbers` says float, double is used all the same.
Forces forces_on(const explain::Variant& variant, const CourseParameters& course,
                 const std::vector<AgentState>& agents, std::size_t agent, double dt);

}  // namespace flocking::oracle

#endif  // FLOCKING_TESTS_ORACLE_VARIANT_ORACLE_H_
