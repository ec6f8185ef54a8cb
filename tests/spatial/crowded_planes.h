#pragma once

#include <cstdint>

#include "core/flock_state.h"
#include "oracle/random_source.h"

namespace flocking::testing {

/// Agents and how blocks are to be made of them.
struct Plane {
  FlockState flock;
  double edge;
  double reach;
};

/// Up to 60 agents where blocks have a hard time: at their edges, far out, side by side in doubles,
/// nowhere. Edges as narrow as they may be, and wider.
Plane random_plane(std::uint64_t seed);

/// Agents at rest, spread evenly over a square of that width around 0.
Plane even_plane(std::uint64_t seed, std::size_t agents, double width, double edge);

/// Whether both are somewhere and each coordinate differs, without any rounding, by at most
/// `reach`.
bool are_within(const AgentState& a, const AgentState& b, double reach);

}  // namespace flocking::testing
