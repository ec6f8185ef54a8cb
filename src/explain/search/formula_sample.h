#pragma once

#include <vector>

#include "core/flock_state.h"
#include "core/vec2.h"
#include "observe/observation.h"
#include "variant/force.h"
#include "variant/simulator/formula_ops.h"
#include "variant/variant.h"

namespace flocking::explain {

/// The relative part of a force that rounding may lose.
inline constexpr double kLostInRounding = 1e-9;

/// The observed force on the first of two agents.
struct FormulaSample {
  OpContext<double> own;
  AgentState other{};
  Vec2 offset;  // P - P_i
  double distance = 0.0;
  Vec2 felt;
  double tolerance = 0.0;
  double most = 0.0;  // bound of the error of one component of a fitting force
};

/// Returns the samples of all pairs that show the force, if velocities and positions follow from
/// forces as in `base`. In each sample, `weight` differs from 0.
std::vector<FormulaSample> samples_of(Force force, Weight weight, const Variant& base,
                                      const std::vector<const Observation*>& pairs);

/// Returns the samples in which the force is larger than its uncertainty. In the other samples, it
/// is unknown whether the other agent counts as a neighbour.
std::vector<FormulaSample> telling_ones(const std::vector<FormulaSample>& samples);

}  // namespace flocking::explain
