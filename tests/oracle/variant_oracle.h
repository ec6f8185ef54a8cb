#ifndef FLOCKING_TESTS_ORACLE_VARIANT_ORACLE_H_
#define FLOCKING_TESTS_ORACLE_VARIANT_ORACLE_H_

#include <vector>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "explain/variant.h"

namespace flocking::oracle {

/// One time step by the plain double loop as a program with these choices computes it. Written from
/// the definitions in explain/slots.h alone, so that the simulator of variants can be compared with
/// it bit by bit. Choices of reading and printing do not matter here.
void step_variant(const explain::Variant& variant, const CourseParameters& course,
                  std::vector<AgentState>& agents, double dt);

}  // namespace flocking::oracle

#endif  // FLOCKING_TESTS_ORACLE_VARIANT_ORACLE_H_
