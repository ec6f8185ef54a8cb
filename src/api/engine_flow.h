#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "core/cost_grid.h"
#include "core/vec2.h"
#include "sim/configuration.h"

namespace flocking::api {

/// Returns the map of `costs`, row by row from the lowest y. Throws UsageError if there are no
/// costs, not `width` times `height`, more than kMostCells, or more than one 0.
std::shared_ptr<const CostGrid> map_of(std::size_t width, std::size_t height,
                                       std::span<const std::uint8_t> costs);

/// Writes the direction of the flow field that `agent` follows at each of `places`. Throws
/// UsageError if `agent` follows no flow field. `directions` must be as long as `places`.
void look_up_flow(const sim::Configuration& configuration, std::size_t agent,
                  std::span<const Vec2> places, std::span<Vec2> directions);

}  // namespace flocking::api
