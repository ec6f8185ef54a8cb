#pragma once

#include <cstdint>
#include <memory>

#include "oracle/steering/world.h"
#include "sim/flock.h"

namespace flocking::sim {

enum class Flow { kNone, kBesideAll, kAlone };

/// Returns a random world of the oracle for a seed, without the features that the program refuses
/// or treats differently by design; with flow fields in addition to other behaviours, or with flow
/// fields only.
oracle::steering::World permitted_world(std::uint64_t seed, Flow flow);

/// Returns the program's flock in the world `world`, with settings as a user would write them.
std::unique_ptr<Flock> steered_flock_of(const oracle::steering::World& world);

}  // namespace flocking::sim
