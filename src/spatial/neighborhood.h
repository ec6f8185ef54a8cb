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

/// Agents that are near each other (members), and everybody who may be a neighbour of one of them
/// (candidates), by their places among some agents that lie side by side in memory.
struct Neighborhood {
  std::span<const std::uint32_t> candidates;  ///< ascending places; a superset
  std::span<const std::uint32_t> members;     ///< ascending places in `candidates`
  const AgentState* states = nullptr;         ///< by place, as are all below
  const BlockEntry* agents = nullptr;         ///< ascending
  const float* near_x = nullptr;  ///< about where each is, from a corner, in units of the reach
  const float* near_y = nullptr;
  Box box;                ///< round the members, as near_x and near_y say
  bool all_near = false;  ///< they say nothing: too far apart for a float
  /// By place: where a grid wants what comes of the members. Null: nowhere in particular.
  AgentState* results = nullptr;

  /// Which agent a candidate is.
  [[nodiscard]] std::uint32_t agent(std::size_t candidate) const {
    return agents[candidates[candidate]].agent();
  }
};

/// What a thread needs to find neighbourhoods; its memory is used again for the next one.
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

/// Searches number agents with 31 bits, and their entries in blocks with 32.
inline constexpr std::size_t kMostAgents = std::size_t{1} << 29U;

/// Squares of smaller differences lose bits, or all of them: distances come out too small.
inline constexpr double kLeastReach = 0x1p-500;

/// What a search of any kind keeps of a radius: a little more than any difference of two numbers
/// whose computed distance is at most `radius`.
inline double reach_of(double radius) { return std::max(radius, kLeastReach) * (1.0 + 1e-9); }

/// Radii and positions beyond this are left to the double loop: their squares overflow.
inline constexpr double kMostSearchable = 0x1p500;

}  // namespace flocking::spatial
