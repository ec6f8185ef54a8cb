#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/vec2.h"
#include "flow/bordered_grid.h"
#include "flow/integration.h"

namespace flocking::flow {

/// The direction of a cell: to one of its 8 neighbours, or none. Neighbours are compared in the
/// order of this enumeration.
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

/// Vectors of length 1, or zero for kNone, indexed by direction.
extern const std::array<Vec2, kDirections> kUnitVectors;

/// The condition on which a cell may point to a diagonal neighbour.
enum class CornerRule {
  kCut,   ///< always
  kSafe,  ///< only if both cells next to the diagonal can be entered
};

/// The direction of each cell; the border repeats the cells next to it.
using DirectionField = BorderedGrid<Direction>;

/// Returns the directions. Each cell points to the cell with the lowest value among its 8
/// neighbours and itself; among equal values, to the first in the order of Direction. Blocked
/// cells, unreached cells and the goal have kNone.
DirectionField directions(const IntegrationField& integration, CornerRule corners);

}  // namespace flocking::flow
