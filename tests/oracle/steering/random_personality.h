#pragma once

#include <cstddef>

#include "../random_source.h"
#include "world.h"

namespace oracle::steering {

// Returns a point on a coarse grid, so that points coincide, or anywhere.
Vec random_point(RandomSource& random);

double random_size(RandomSource& random);

// Returns a personality for one of `count` agents; `percent` of the behaviours are enabled.
Personality random_personality(RandomSource& random, std::size_t count, int percent);

}  // namespace oracle::steering
