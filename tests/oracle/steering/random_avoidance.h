#pragma once

#include "../random_source.h"
#include "world.h"

namespace oracle::steering {

// Adds unaligned collision avoidance and containment, with values that the settings permit, to a
// world whose orders contain neither. Some agents meet others at equal times, some move straight to
// an edge of their box, some are on an edge.
void add_random_avoidance(RandomSource& random, World& world);

}  // namespace oracle::steering
