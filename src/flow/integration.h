#pragma once

#include <cstdint>
#include <limits>

#include "core/cost_grid.h"
#include "flow/bordered_grid.h"

namespace flocking::flow {

/// The value of cells that are blocked or that no path reaches. It is never a sum of costs.
inline constexpr std::uint32_t kUnreached = std::numeric_limits<std::uint32_t>::max();

/// The cost of the cheapest path between each cell and the goal. A path from the goal outwards pays
/// the cost of each cell that it enters, so the value of a cell includes its own cost, and the
/// value of the goal is 0. The border is kUnreached.
using IntegrationField = BorderedGrid<std::uint32_t>;

/// Returns the integration field for a goal, which must be a cell of the grid that is not blocked.
/// Uses Dijkstra's algorithm from the goal over the 4 neighbours (BUas, "Dynamic Agents using
/// Steering Behaviors and Flow Fields", part 2), with Dial's buckets as the queue.
IntegrationField integrate(const CostGrid& grid, Cell goal);

}  // namespace flocking::flow
