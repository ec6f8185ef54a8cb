#pragma once

#include <vector>

#include "plot/plot.h"

namespace flocking::plot {

/// Returns a plot of agents that start at `starts` and move by their velocity for `steps` steps.
inline Plot plot_of(const std::vector<AgentState>& starts, int steps) {
  FlockState state(starts.size());
  for (std::size_t i = 0; i < starts.size(); ++i) state.agents[i] = starts[i];
  Plot plot{.trails = Trails(state),
            .world = {},
            .title = "a title",
            .facts = {"a fact"},
            .notes = {},
            .kinds = {},
            .kind_of = {}};
  for (int step = 0; step < steps; ++step) {
    for (AgentState& agent : state.agents) {
      agent.x += agent.vx;
      agent.y += agent.vy;
    }
    plot.trails.add(state, {});
  }
  return plot;
}

}  // namespace flocking::plot
