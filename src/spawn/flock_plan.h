#pragma once

#include <cstdint>
#include <optional>

#include "core/course_parameters.h"
#include "core/vec2.h"

namespace flocking::spawn {

/// The arrangement of the agents of a flock, around (0, 0).
enum class Shape : std::uint8_t {
  kArea,       ///< random places in a rectangle
  kDisc,       ///< random places in a disc
  kRing,       ///< evenly spaced on a circle, starting at (radius, 0)
  kGrid,       ///< in rows and columns, row by row from below, each row from the left
  kClusters,   ///< in discs at random places in a rectangle; the first agents are in the first disc
  kTwoGroups,  ///< in two discs next to each other, the first half of the agents in the left one
};

/// The initial directions of the agents of a flock.
enum class Directions : std::uint8_t {
  kRandom,   ///< random, different for each agent
  kAligned,  ///< random, the same for all agents
  kInward,   ///< to (0, 0); random for an agent at (0, 0)
  kOutward,  ///< away from (0, 0)
};

/// Largest number of agents and steps of a generated flock.
inline constexpr std::uint64_t kMostAgents = 10'000'000;
inline constexpr std::uint64_t kMostSteps = 10'000'000;

/// The parameters for generating an assignment. Lengths are from 0 to kMostSize.
struct FlockPlan {
  std::uint64_t agents = 10;
  Shape shape = Shape::kArea;
  /// Width and height of the rectangle of kArea, kClusters and kGrid. Default: a square with one
  /// agent per unit of area; for kGrid, rows and columns that are 1 apart.
  std::optional<Vec2> area;
  double radius = 0.0;  ///< for kDisc and kRing
  /// between the centers of kTwoGroups; the diameter of each disc is a quarter of this distance
  double distance = 0.0;
  /// for kGrid, at least 1; rows and columns must have room for all agents
  std::uint64_t columns = 1;
  std::uint64_t rows = 1;
  std::uint64_t clusters = 1;  ///< for kClusters, at least 1
  double speed = 1.0;
  Directions directions = Directions::kRandom;
  CourseParameters course;
  double dt = 0.1;
  std::uint64_t steps = 10;
  int decimals = 3;  ///< of positions and velocities, from 0 to kMostDecimals
  std::uint64_t seed = 1;
};

}  // namespace flocking::spawn
