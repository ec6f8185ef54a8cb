#pragma once

#include "settings/tree.h"
#include "sim/configuration.h"
#include "view/replay.h"
#include "view/worlds.h"

namespace flocking::cli {

/// What stands around for a replay, from `from_step` on. Where groups follow several flow fields,
/// the first. `before`, or null, is the world before: pictures that are the same are shared.
view::World world_of(const sim::Configuration& configuration, const settings::Tree& settings,
                     std::uint64_t from_step, const view::World* before);

/// The classes of agents with their radii.
std::vector<view::AgentKind> kinds_of(const sim::Configuration& configuration);

}  // namespace flocking::cli
