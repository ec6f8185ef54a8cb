#include "sim/after_step.h"

#include <cstddef>

namespace flocking::sim {
namespace {

// Returns the vector by which agent `a` is pushed off `i`.
Vec2 push_off(Vec2 from_other, double overlap, bool is_lower) {
  const double distance = length(from_other);
  if (distance == 0.0) return {is_lower ? -overlap : overlap, 0.0};
  return from_other / distance * overlap;
}

}  // namespace

void push_apart(FlockState& state, const Configuration& configuration) {
  const auto radius_of = [&configuration](std::size_t agent) {
    return configuration.traits_of(agent).radius;
  };
  const bool torus = configuration.wrap && configuration.wrap->torus;
  for (std::size_t a = 0; a < state.size(); ++a) {
    for (std::size_t i = 0; i < state.size(); ++i) {
      if (i == a) continue;
      Vec2 from_other = state.position(a) - state.position(i);
      if (torus) from_other = configuration.wrap->shortest(from_other);
      const double overlap = radius_of(a) + radius_of(i) - length(from_other);
      if (!(overlap >= 0.0)) continue;
      state.set_position(a, state.position(a) + push_off(from_other, overlap, a < i));
    }
  }
}

void wrap_positions(FlockState& state, Vec2 size) {
  for (AgentState& agent : state.agents) {
    agent.x = wrapped(agent.x, size.x);
    agent.y = wrapped(agent.y, size.y);
  }
}

}  // namespace flocking::sim
