#pragma once

#include <string>
#include <vector>

#include "variant/slots.h"

namespace flocking::explain {

/// A small input to show a deviation.
struct WitnessInput {
  std::string text;
  std::string by_rules;  ///< its output by the rules
};

/// Returns inputs that may show a deviation in `slot`: few agents first, then few time steps, then
/// short texts; inputs with an F_Smax of 0 come last. For a slot of a force, most inputs have a
/// weight only for this force and a time step of 1, so that few other deviations are visible.
/// Computed once; thread-safe.
const std::vector<WitnessInput>& witness_inputs(Slot slot);

/// Returns inputs with four agents and a radius of 0.1, in which the rounding of sums matters: for
/// deviations that no other input shows.
const std::vector<WitnessInput>& rounding_inputs();

}  // namespace flocking::explain
