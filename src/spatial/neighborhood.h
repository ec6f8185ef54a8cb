#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "spatial/bins.h"

namespace flocking::spatial {

/// Agents that are near each other, and everybody who may be a neighbour of one of them.
struct Neighborhood {
  std::span<const std::uint32_t> candidates;  ///< agents, ascending; a superset
  std::span<const std::uint32_t> members;     ///< ascending places in `candidates`
};

/// What a thread needs to find neighbourhoods; its memory is used again for the next one.
struct Workspace {
  Bins columns;
  std::vector<double> x;
  std::vector<std::pair<std::uint32_t, double>> matches;
  std::vector<std::uint32_t> candidates;
  std::vector<std::uint32_t> members;
};

/// Searches number agents with 31 bits.
inline constexpr std::size_t kMostAgents = kMaxBinItems;

/// Squares of smaller differences lose bits, or all of them: distances come out too small.
inline constexpr double kLeastReach = 0x1p-500;

/// What a search of any kind keeps of a radius: a little more than any difference of two numbers
/// whose computed distance is at most `radius`.
inline double reach_of(double radius) { return std::max(radius, kLeastReach) * (1.0 + 1e-9); }

/// Radii and positions beyond this are left to the double loop: their squares overflow.
inline constexpr double kMostSearchable = 0x1p500;

}  // namespace flocking::spatial
