#pragma once

#include <cstdint>
#include <limits>

#include "core/cost_grid.h"
#include "flow/bordered_grid.h"

namespace flocking::flow {

/// In cells that are blocked or that no path reaches. A marker, never a sum.
inline constexpr std::uint32_t kUnreached = std::numeric_limits<std::uint32_t>::max();

/// What the cheapest path between each cell and the goal costs, paid from the goal outwards:
/// entering a cell costs its cost, so a cell's own is part of its value and the goal's is 0,
/// whatever it costs. The border is kUnreached.
using IntegrationField = BorderedGrid<std::uint32_t>;

/// The integration field for a goal at a cell of the grid that is not blocked: Dijkstra's algorithm
/// from the goal over the 4 neighbours (BUas, "Dynamic Agents using Steering Behaviors and Flow
/// Fields", part 2), with Dial's buckets for a queue.
IntegrationField integrate(const CostGrid& grid, Cell goal);

}  // namespace flocking::flow
