#pragma once

#include <string>

#include "core/cost_grid.h"

namespace flocking::io {

/// Returns `grid` as a map of the grid benchmarks, which parse_cost_grid() reads back: . S W @ for
/// 1, 2, 4 and blocked. Throws MisfitError naming the first cell whose cost has no letter.
std::string cost_grid_as_map(const CostGrid& grid);

/// Returns `grid` as rows of costs, the top row first, separated by `separator`. If `separator` is
/// a comma, parse_cost_grid() reads them back.
std::string cost_grid_as_rows(const CostGrid& grid, char separator);

}  // namespace flocking::io
