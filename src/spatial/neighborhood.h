#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/flock_state.h"
#include "spatial/tiles.h"

namespace flocking::spatial {

/// Agents that are near each other (members), and all agents that may be a neighbour of a member
/// (candidates). Both are given as places, which are indices into the arrays below.
struct Neighborhood {
  std::span<const std::uint32_t> candidates;  ///< places, ascending; a superset of the neighbours
  std::span<const std::uint32_t> members;     ///< indices into `candidates`, ascending
  const AgentState* states = nullptr;         ///< by place, like all arrays below
  const BlockEntry* agents = nullptr;         ///< ascending
  const float* near_x = nullptr;  ///< approximate position, from a corner, in units of the reach
  const float* near_y = nullptr;
  Box box;  ///< the bounding box of the members in near_x and near_y
  /// true: near_x and near_y are useless, because the agents are too far apart for floats
  bool all_near = false;
  /// By place: the destination of the members' results. Null: the caller decides.
  AgentState* results = nullptr;

  /// Returns the index of the agent at the candidate `candidate`.
  [[nodiscard]] std::uint32_t agent(std::size_t candidate) const {
    return agents[candidates[candidate]].agent();
  }
};

/// The memory that a thread needs for a search, reused for each neighbourhood.
struct Workspace {
  Tiles tiles;
  std::vector<std::pair<std::uint32_t, double>> matches;
  std::vector<BlockEntry> agents;
  std::vector<AgentState, UninitializedAllocator<AgentState>> states;
  std::vector<float> near_x;
  std::vector<float> near_y;
  std::vector<std::uint32_t> candidates;
  std::vector<std::uint32_t> members;
};

/// Searches store agents in 31 bits, and entries of blocks in 32.
inline constexpr std::size_t kMostAgents = std::size_t{1} << 29U;

/// Squares of smaller differences underflow: distances would be too small.
inline constexpr double kLeastReach = 0x1p-500;

/// Returns the reach that searches use for a radius: slightly more than any difference of two
/// numbers whose computed distance is at most `radius`.
inline double reach_of(double radius) { return std::max(radius, kLeastReach) * (1.0 + 1e-9); }

/// For larger radii or coordinates, whose squares overflow, only the double loop is used.
inline constexpr double kMostSearchable = 0x1p500;

}  // namespace flocking::spatial
