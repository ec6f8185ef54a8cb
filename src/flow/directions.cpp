#include "flow/directions.h"

namespace flocking::flow {

namespace {

/// 1 / sqrt(2) as `unit({1, 1})` rounds it, which is not the nearest double.
constexpr double kDiagonal = 1.0 / 1.4142135623730951;

}  // namespace

constinit const std::array<Vec2, kDirections> kUnitVectors = {{
    {-kDiagonal, kDiagonal},
    {0.0, 1.0},
    {kDiagonal, kDiagonal},  // north-west, north, north-east
    {-1.0, 0.0},
    {0.0, 0.0},
    {1.0, 0.0},  // west, none, east
    {-kDiagonal, -kDiagonal},
    {0.0, -1.0},
    {kDiagonal, -kDiagonal},  // south-west, south, south-east
}};

namespace {

// The lowest value so far and its direction.
struct Lowest {
  std::uint32_t value = kUnreached;
  Direction direction = Direction::kNone;

  // Compares without a branch, which processors could not predict.
  void look_at(std::uint32_t other, Direction there) {
    const bool lower = other < value;
    value = lower ? other : value;
    direction = lower ? there : direction;
  }
};

// Returns the direction from a cell to its neighbour with the lowest value; kNone for the goal and
// for unreached cells. All passable side neighbours of a reached cell are reached, so a side
// neighbour with the value kUnreached is blocked.
template <CornerRule corners>
Direction direction_at(const std::uint32_t* cell, std::ptrdiff_t stride) {
  const auto diagonal = [cell](std::ptrdiff_t vertical, std::ptrdiff_t horizontal) {
    const std::uint32_t value = cell[vertical + horizontal];
    if constexpr (corners == CornerRule::kCut) return value;
    return cell[vertical] == kUnreached || cell[horizontal] == kUnreached ? kUnreached : value;
  };
  Lowest lowest;
  lowest.look_at(diagonal(stride, -1), Direction::kNorthWest);
  lowest.look_at(cell[stride], Direction::kNorth);
  lowest.look_at(diagonal(stride, 1), Direction::kNorthEast);
  lowest.look_at(cell[-1], Direction::kWest);
  lowest.look_at(cell[0], Direction::kNone);
  lowest.look_at(cell[1], Direction::kEast);
  lowest.look_at(diagonal(-stride, -1), Direction::kSouthWest);
  lowest.look_at(cell[-stride], Direction::kSouth);
  lowest.look_at(diagonal(-stride, 1), Direction::kSouthEast);
  return cell[0] == kUnreached ? Direction::kNone : lowest.direction;
}

template <CornerRule corners>
DirectionField all_directions(const IntegrationField& integration) {
  DirectionField field(integration.width(), integration.height(), Direction::kNone);
  const auto stride = static_cast<std::ptrdiff_t>(integration.stride());
  for (std::size_t row = 0; row < integration.height(); ++row) {
    const std::size_t begin = integration.index({0, row});
    for (std::size_t at = begin; at < begin + integration.width(); ++at) {
      field[at] = direction_at<corners>(integration.data() + at, stride);
    }
  }
  field.repeat_border();
  return field;
}

}  // namespace

DirectionField directions(const IntegrationField& integration, CornerRule corners) {
  return corners == CornerRule::kSafe ? all_directions<CornerRule::kSafe>(integration)
                                      : all_directions<CornerRule::kCut>(integration);
}

}  // namespace flocking::flow
