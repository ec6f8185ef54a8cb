#pragma once

#include <span>

#include "base/json_writer.h"
#include "replay/worlds.h"

namespace flocking::replay {

/// Adds the member "worlds" of the facts.
void add_worlds(JsonWriter& json, std::span<const World> worlds);

}  // namespace flocking::replay
