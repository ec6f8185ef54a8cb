#ifndef FLOCKING_TESTS_ORACLE_VARIANT_ORACLE_H_
#define FLOCKING_TESTS_ORACLE_VARIANT_ORACLE_H_

#include <cstddef>
#include <vector>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "core/vec2.h"
#include "explain/variant.h"

namespace flocking::oracle {

/// One time step by the plain double loop as a program with these choices computes it. Written from
/// the definitions in explain/slots.h alone, so that the simulator of variants can be compared with
/// it bit by bit. Choices of reading and printing do not matter here.
void step_variant(const explain::Variant& variant, const CourseParameters& course,
                  std::vector<AgentState>& agents, double dt);

/// What pulls and pushes an agent, each with its weight and as often as it is added.
struct Forces {
  Vec2 cohesion;
  Vec2 separation;
  Vec2 alignment;
};

/// The forces on one agent in a program with these choices, from the state before the step. Where
/// `numbers` says float, double is used all the same.
Forces forces_on(const explain::Variant& variant, const CourseParameters& course,
                 const std::vector<AgentState>& agents, std::size_t agent, double dt);

}  // namespace flocking::oracle

#endif  // FLOCKING_TESTS_ORACLE_VARIANT_ORACLE_H_
