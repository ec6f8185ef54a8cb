#pragma once

#include <string>

#include "core/cost_grid.h"
#include "flow/directions.h"
#include "flow/integration.h"

namespace flocking::flow {

/// Returns rows of values, the top row first, separated by `separator`; MAX for kUnreached.
std::string integration_as_rows(const IntegrationField& field, char separator);

/// Returns rows of N NE E SE S SW W NW, the top row first; `.` for no direction.
std::string directions_as_rows(const DirectionField& field, char separator);

/// Returns rows of arrows (UTF-8) for human readers, with `#` for blocked cells and `*` for the
/// goal.
std::string directions_as_arrows(const DirectionField& field, const CostGrid& costs, Cell goal);

}  // namespace flocking::flow
