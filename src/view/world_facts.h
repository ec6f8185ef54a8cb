#pragma once

#include <span>

#include "core/json_writer.h"
#include "view/worlds.h"

namespace flocking::view {

/// The member "worlds" of the facts.
void add_worlds(JsonWriter& json, std::span<const World> worlds);

}  // namespace flocking::view
