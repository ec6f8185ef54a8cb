#pragma once

#include <cstdint>

#include "world.h"

namespace oracle::steering {

// Features that a random world must not contain.
struct WorldLimits {
  // Nothing prefers an axis: turned by 90 degrees, the world behaves the same.
  bool rotates = false;
};

// Returns a world with random features, except flow fields (flow/random_flow.h adds them). Agents,
// targets, obstacles and walls often coincide; speeds, radii, weights and time steps are often 0.
// All settings that a formula needs are set.
World random_world(std::uint64_t seed, WorldLimits limits = {});

// Returns a random time step for the world.
double random_time_step(std::uint64_t seed);

}  // namespace oracle::steering
