#pragma once

#include <string>

#include "core/cost_grid.h"
#include "flow/directions.h"
#include "flow/integration.h"

namespace flocking::flow {

/// Rows of values, the top one first, with `separator` between; MAX for kUnreached.
std::string integration_as_rows(const IntegrationField& field, char separator);

/// Rows of N NE E SE S SW W NW, `.` for nowhere.
std::string directions_as_rows(const DirectionField& field, char separator);

/// The same for the eye: arrows (UTF-8), `#` for blocked cells, `*` for the goal.
std::string directions_as_arrows(const DirectionField& field, const CostGrid& costs, Cell goal);

}  // namespace flocking::flow
