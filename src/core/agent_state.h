#pragma once

namespace flocking {

/// Position and velocity of an agent: a row of the assignment. Programs that use the engine as a
/// library rely on the layout of four doubles in this order, without gaps.
struct AgentState {
  double x;
  double y;
  double vx;
  double vy;

  friend bool operator==(const AgentState&, const AgentState&) = default;
};
static_assert(sizeof(AgentState) == 4 * sizeof(double));

}  // namespace flocking
