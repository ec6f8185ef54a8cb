#pragma once

#include <string>

#include "oracle/random_source.h"
#include "variant/variant.h"

namespace flocking::testing {

/// Returns a variant with `deviations` deviations, drawn by their priors; fewer if no more are
/// left. A missing force has no other deviation, since it would have no effect.
explain::Variant random_variant(::oracle::RandomSource& r, int deviations);

/// Returns a valid input in the layout of the published cases: few agents, a few time steps, radii
/// such that any number of agents are neighbours.
std::string random_input(::oracle::RandomSource& r);

}  // namespace flocking::testing
