// Reads an assignment, steps its flock, and prints each step as `flocking` does: the same bytes.
// With an argument, a speed limit: flock_example 0.5 < two_agents_cohesion.in
#include <flocking/flock_engine.h>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <vector>

namespace {

flocking::FlockEngine read_flock(std::istream& input) {
  flocking::EngineParameters parameters;
  std::size_t count = 0;
  input >> parameters.cohesion_radius >> parameters.separation_radius >>
      parameters.max_separation >> parameters.alignment_radius >> parameters.cohesion_weight >>
      parameters.separation_weight >> parameters.alignment_weight >> count;
  std::vector<flocking::AgentState> agents(count);
  for (flocking::AgentState& agent : agents) {
    input >> agent.x >> agent.y >> agent.vx >> agent.vy;
  }
  if (!input) throw std::runtime_error("expected an assignment");
  return {parameters, agents};
}

// `max_speed` is null without a limit.
void run(const char* max_speed) {
  flocking::FlockEngine flock = read_flock(std::cin);
  // Looked up once, a setting can be changed in every frame.
  const flocking::EngineSetting limit = flock.setting("max_speed");
  double dt = 0.0;
  while (std::cin >> dt) {
    if (max_speed != nullptr) flock.set(limit, std::strtod(max_speed, nullptr));
    flock.step(dt);
    for (const flocking::AgentState& agent : flock.agents()) {
      std::printf("%.3f %.3f %.3f %.3f\n", agent.x, agent.y, agent.vx, agent.vy);
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  try {
    run(argc > 1 ? argv[1] : nullptr);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "flock_example: %s\n", error.what());
    return 1;
  }
}
