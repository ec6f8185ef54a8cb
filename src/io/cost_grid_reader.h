#pragma once

#include <string>
#include <string_view>

#include "core/cost_grid.h"

namespace flocking::io {

/// Parses a grid of costs in one of two formats, which differ in the first word:
/// - a map of the grid benchmarks (Sturtevant, "Benchmarks for Grid-Based Pathfinding", appendix):
///   lines "type WORD", "height H", "width W", "map" and H rows of W letters, `.` and `G` for cost
///   1, `S` 2, `W` 4, `@`, `O` and `T` blocked;
/// - rows of costs from 0 to 255, separated by commas. The first row is the top row. `source` names
/// the text in messages. Throws InputError with line and column for any other text, rows of
/// different lengths, no cell at all, more than kMostCells, and a second cell of cost 0.
CostGrid parse_cost_grid(std::string_view text, const std::string& source);

}  // namespace flocking::io
