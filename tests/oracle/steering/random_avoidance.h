#pragma once

#include "../random_source.h"
#include "world.h"

namespace oracle::steering {

// Adds unaligned collision avoidance and containment, with values that the settings permit, to a
// world whose orders know neither. Some agents meet others at equal times, some head straight for
// an edge of their box, some stand on it.
void add_random_avoidance(RandomSource& random, World& world);

}  // namespace oracle::steering
