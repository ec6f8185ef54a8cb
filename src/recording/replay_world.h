#pragma once

#include "replay/replay.h"
#include "replay/worlds.h"
#include "settings/tree.h"
#include "sim/configuration.h"

namespace flocking::recording {

/// Returns the surroundings for a replay from `from_step` on. If groups follow several flow fields,
/// the result has the first field. `before` is the previous world or null: if pictures are equal,
/// the result shares them with it.
replay::World world_of(const sim::Configuration& configuration, const settings::Tree& settings,
                       std::uint64_t from_step, const replay::World* before);

/// Returns the classes of agents with their radii.
std::vector<replay::AgentKind> kinds_of(const sim::Configuration& configuration);

}  // namespace flocking::recording
