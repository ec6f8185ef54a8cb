#pragma once

#include <cstdint>

#include "world.h"

namespace oracle::steering {

// What a random world must not contain.
struct WorldLimits {
  bool rotates = false;  // Nothing that prefers an axis: turned by 90 degrees, it does the same.
};

// Any features but flow fields (flow/random_flow.h adds them) on or off; agents, targets, obstacles
// and walls coincide often; speeds, radii, weights and time steps are often 0. Whatever a formula
// needs is given.
World random_world(std::uint64_t seed, WorldLimits limits = {});

// A time step fit for it.
double random_time_step(std::uint64_t seed);

}  // namespace oracle::steering
