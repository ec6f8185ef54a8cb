#pragma once

#include <cstddef>
#include <optional>

#include "base/image.h"
#include "core/cost_grid.h"
#include "flow/directions.h"
#include "flow/integration.h"

namespace flocking::flow {

/// Pictures of fields, a square of `scale` x `scale` pixels for each cell; y is up. Blocked cells
/// are dark, unreached ones grey, the goal has a red disc.

/// Light where it is easy to go, brown where it is hard.
Image picture_of_costs(const CostGrid& costs, std::optional<Cell> goal, std::size_t scale);

/// From yellow at the goal over green to violet in the remotest cell.
Image picture_of_integration(const IntegrationField& field, const CostGrid& costs, Cell goal,
                             std::size_t scale);

/// A colour for each direction, and an arrow where `scale` leaves room for one (from 9).
Image picture_of_directions(const DirectionField& field, const CostGrid& costs, Cell goal,
                            std::size_t scale);

}  // namespace flocking::flow
