#pragma once

#include "replay/replay.h"
#include "replay/worlds.h"
#include "settings/tree.h"
#include "sim/configuration.h"

namespace flocking::app {

/// What stands around for a replay, from `from_step` on. Where groups follow several flow fields,
/// the first. `before`, or null, is the world before: pictures that are the same are shared.
replay::World world_of(const sim::Configuration& configuration, const settings::Tree& settings,
                       std::uint64_t from_step, const replay::World* before);

/// The classes of agents with their radii.
std::vector<replay::AgentKind> kinds_of(const sim::Configuration& configuration);

}  // namespace flocking::app
