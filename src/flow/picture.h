#pragma once

#include <cstddef>
#include <optional>

#include "base/image.h"
#include "core/cost_grid.h"
#include "flow/directions.h"
#include "flow/integration.h"

namespace flocking::flow {

/// Pictures of fields, with a square of `scale` x `scale` pixels for each cell; y is up. Blocked
/// cells are dark, unreached cells grey, and the goal has a red disc.

/// Returns a picture of the costs: light cells are cheap, brown cells expensive.
Image picture_of_costs(const CostGrid& costs, std::optional<Cell> goal, std::size_t scale);

/// Returns a picture of the values: yellow at the goal, then green, violet in the most distant
/// cell.
Image picture_of_integration(const IntegrationField& field, const CostGrid& costs, Cell goal,
                             std::size_t scale);

/// Returns a picture with a colour for each direction, and an arrow if `scale` is at least 9.
Image picture_of_directions(const DirectionField& field, const CostGrid& costs, Cell goal,
                            std::size_t scale);

}  // namespace flocking::flow
