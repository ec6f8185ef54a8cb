#pragma once

#include "core/cost_grid.h"
#include "settings/map_formats.h"

namespace flocking::maps {

/// Returns the costs of an IntGrid layer of an LDtk project. The layer is named LEVEL/LAYER, or
/// LAYER if the project has one level; if there is only one layer, no name is needed. The table
/// sets the cost of a value by its number or identifier; 0, an empty cell, costs 1 unless the table
/// has another cost. Throws Error with the path in the JSON.
CostGrid ldtk_costs(const settings::MapRequest& request);

}  // namespace flocking::maps
