#pragma once

#include <cstdint>

#include "core/flock_state.h"
#include "oracle/random_source.h"

namespace flocking::testing {

/// Agents and the size of the blocks for them.
struct Plane {
  FlockState flock;
  double edge;
  double reach;
};

/// Returns up to 60 agents in places that are difficult for blocks: at their edges, far out, one
/// double apart, or not finite. Blocks are as narrow as allowed, or wider.
Plane random_plane(std::uint64_t seed);

/// Returns agents at rest, spread evenly over a square of the width `width` around 0.
Plane even_plane(std::uint64_t seed, std::size_t agents, double width, double edge);

/// Returns true if both positions are finite and each coordinate differs, computed exactly, by at
/// most `reach`.
bool are_within(const AgentState& a, const AgentState& b, double reach);

}  // namespace flocking::testing
