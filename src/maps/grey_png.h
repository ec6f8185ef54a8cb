#pragma once

#include "core/cost_grid.h"
#include "settings/map_formats.h"

namespace flocking::maps {

/// Returns the costs of a grey PNG of at most 8 bits, one cell per pixel: white (255) costs 1, and
/// each darker level costs 1 more, so that black (0) is blocked: max(1, 255 - level). A table sets
/// other costs for levels: "128=7". Throws Error for colours, transparency, 16 bits, and data that
/// is not a PNG.
CostGrid png_costs(const settings::MapRequest& request);

}  // namespace flocking::maps
