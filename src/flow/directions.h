#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/vec2.h"
#include "flow/bordered_grid.h"
#include "flow/integration.h"

namespace flocking::flow {

/// Where a cell points: to one of its 8 neighbours, or nowhere (kNone). In the order in which
/// neighbours are looked at.
enum class Direction : std::uint8_t {
  kNorthWest,
  kNorth,
  kNorthEast,
  kWest,
  kNone,
  kEast,
  kSouthWest,
  kSouth,
  kSouthEast,
};
inline constexpr std::size_t kDirections = 9;

/// Of length 1, or zero, by direction.
extern const std::array<Vec2, kDirections> kUnitVectors;

/// Whether a cell may point to a diagonal neighbour.
enum class CornerRule {
  kCut,   ///< always
  kSafe,  ///< only if both cells beside the way there can be entered
};

/// Where each cell points; the border repeats the cells next to it.
using DirectionField = BorderedGrid<Direction>;

/// Each cell points to the lowest of its 8 neighbours and itself, of several as low to the first
/// from the top left; blocked and unreached cells point nowhere, nor does the goal.
DirectionField directions(const IntegrationField& integration, CornerRule corners);

}  // namespace flocking::flow
