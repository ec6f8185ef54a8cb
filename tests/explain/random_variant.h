#pragma once

#include <string>

#include "explain/variant.h"
#include "oracle/random_source.h"

namespace flocking::testing {

/// As students deviate: so many slots at once, each choice as often as its prior says. A force that
/// is missing has no other deviation, since none would show. Fewer if no more are left.
explain::Variant random_variant(::oracle::RandomSource& r, int deviations);

/// A right input of the assignment, in the layout of the published cases: few agents, radii and
/// distances such that any number of them are neighbours, a few time steps.
std::string random_input(::oracle::RandomSource& r);

}  // namespace flocking::testing
