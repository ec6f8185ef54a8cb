#pragma once

#include <string>
#include <vector>

#include "explain/slots.h"

namespace flocking::explain {

/// A small input to show a deviation with.
struct WitnessInput {
  std::string text;
  std::string by_rules;  ///< what the rules print for it
};

/// Inputs that may show a deviation in `slot`: few agents first, then few time steps, then short
/// texts; those without F_Smax last. Where the slot is one of a force, only this force has a weight
/// in most of them, and the time step is 1 in most, so that little else of a program shows. Made
/// once; safe to be asked by several threads.
const std::vector<WitnessInput>& witness_inputs(Slot slot);

/// Four agents and a radius of 0.1, where what matters is how sums are rounded: for what shows
/// nowhere else.
const std::vector<WitnessInput>& rounding_inputs();

}  // namespace flocking::explain
