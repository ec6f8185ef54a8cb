#pragma once

#include <vector>

#include "core/flock_state.h"
#include "core/vec2.h"
#include "explain/force.h"
#include "explain/formula_ops.h"
#include "explain/observation.h"
#include "explain/variant.h"

namespace flocking::explain {

/// A part of a force that may be lost in rounding.
inline constexpr double kLostInRounding = 1e-9;

/// What the first of two agents was seen to feel of a force.
struct FormulaSample {
  OpContext<double> own;
  AgentState other{};
  Vec2 offset;  // P - P_i
  double distance = 0.0;
  Vec2 felt;
  double tolerance = 0.0;
  double most = 0.0;  // that one number of a force which fits may be off
};

/// Those of all pairs in which that is seen, where velocities and positions follow from forces as
/// in `base`. `weight` is set in all of them.
std::vector<FormulaSample> samples_of(Force force, Weight weight, const Variant& base,
                                      const std::vector<const Observation*>& pairs);

/// Those in which the force is more than what is not printed of it. In the others the other agent
/// may not count.
std::vector<FormulaSample> telling_ones(const std::vector<FormulaSample>& samples);

}  // namespace flocking::explain
