#pragma once

#include <string>

#include "core/cost_grid.h"

namespace flocking::io {

/// `grid` as a map of the grid benchmarks, which parse_cost_grid reads back: . S W @ for 1, 2, 4
/// and blocked. Throws MisfitError naming the first cell whose cost has no letter.
std::string cost_grid_as_map(const CostGrid& grid);

/// `grid` as rows of costs, the top one first, with `separator` between; with a comma,
/// parse_cost_grid reads them back.
std::string cost_grid_as_rows(const CostGrid& grid, char separator);

}  // namespace flocking::io
