#pragma once

#include <cstdint>
#include <memory>

#include "oracle/steering/world.h"
#include "sim/flock.h"

namespace flocking::sim {

enum class Flow { kNone, kBesideAll, kAlone };

/// A random world of the oracle, from a seed, without what the program refuses or does otherwise by
/// choice; with flow fields beside its other behaviours, or with nothing but them.
oracle::steering::World permitted_world(std::uint64_t seed, Flow flow);

/// The program's flock in that world, by settings as a user would write them.
std::unique_ptr<Flock> steered_flock_of(const oracle::steering::World& world);

}  // namespace flocking::sim
