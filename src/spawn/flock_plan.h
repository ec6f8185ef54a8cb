#pragma once

#include <cstdint>
#include <optional>

#include "core/course_parameters.h"
#include "core/vec2.h"

namespace flocking::spawn {

/// Where the agents of a flock are, around (0, 0).
enum class Shape : std::uint8_t {
  kArea,       ///< anywhere in a rectangle
  kDisc,       ///< anywhere in a disc
  kRing,       ///< on a circle, as far from one another as can be, from (radius, 0) on
  kGrid,       ///< in rows and columns, row by row from below, each from the left
  kClusters,   ///< in discs that lie anywhere in a rectangle; the first agents in the first
  kTwoGroups,  ///< in two discs beside one another, the first half in the left one
};

/// Where the agents of a flock head.
enum class Directions : std::uint8_t {
  kRandom,   ///< anywhere, each by itself
  kAligned,  ///< anywhere, all in the same direction
  kInward,   ///< to (0, 0); who is there already, anywhere
  kOutward,  ///< away from it
};

/// No flock that is made is larger, nor lasts longer.
inline constexpr std::uint64_t kMostAgents = 10'000'000;
inline constexpr std::uint64_t kMostSteps = 10'000'000;

/// What is to be known to make the input of an assignment. Lengths are from 0 to kMostSize.
struct FlockPlan {
  std::uint64_t agents = 10;
  Shape shape = Shape::kArea;
  /// Width and height of the rectangle of kArea, kClusters and kGrid. Without: as long as wide
  /// with one agent in each unit, and of a grid rows and columns 1 apart.
  std::optional<Vec2> area;
  double radius = 0.0;        ///< of kDisc, kRing
  double distance = 0.0;      ///< of the middles of kTwoGroups, which are a quarter of it wide
  std::uint64_t columns = 1;  ///< of kGrid, at least 1; with `rows` room for all agents
  std::uint64_t rows = 1;
  std::uint64_t clusters = 1;  ///< of kClusters, at least 1
  double speed = 1.0;
  Directions directions = Directions::kRandom;
  CourseParameters course;
  double dt = 0.1;
  std::uint64_t steps = 10;
  int decimals = 3;  ///< of positions and velocities, from 0 to kMostDecimals
  std::uint64_t seed = 1;
};

}  // namespace flocking::spawn
