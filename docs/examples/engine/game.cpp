// A flock of 200 agents that joins, leaves and follows a point, as a game would use it.
#include <cstdio>
#include <vector>

#include "flocking/flock_engine.h"

int main() {
  std::vector<flocking::AgentState> agents;
  for (int i = 0; i < 200; ++i) {
    agents.push_back({.x = i % 20 * 0.5, .y = i / 20 * 0.5, .vx = 1.0, .vy = i % 3 - 1.0});
  }
  flocking::FlockEngine flock({.cohesion_radius = 3.0,
                               .separation_radius = 1.0,
                               .max_separation = 3.0,
                               .alignment_radius = 3.0,
                               .cohesion_weight = 1.0,
                               .separation_weight = 1.0,
                               .alignment_weight = 0.2},
                              agents);
  flock.set("max_speed", "2");  // the assignment's rules do not limit speed; seek needs a limit
  const flocking::EngineSetting target = flock.setting("seek.target");
  for (int frame = 0; frame < 600; ++frame) {
    flock.set(target, flocking::Vec2{frame * 0.02, 5.0});
    if (frame == 100) flock.add(std::vector<flocking::AgentState>{{.x = 0.0, .y = 0.0}});
    if (frame == 200) flock.remove(200);  // the agent that was added
    flock.step(1.0 / 60.0);
  }
  const flocking::AgentState first = flock.agents().front();
  std::printf("%zu agents, the first at (%.3f, %.3f)\n", flock.agents().size(), first.x, first.y);
}
