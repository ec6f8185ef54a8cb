// Two agents that seek each other, by the course's rules and then with a speed limit.
#include <flocking/flock_engine.h>

#include <cstdio>
#include <vector>

int main() {
  const flocking::EngineParameters parameters{.cohesion_radius = 1.0, .cohesion_weight = 2.0};
  const std::vector<double> x{0.0, 0.0};
  const std::vector<double> y{0.5, -0.5};
  const std::vector<double> still{0.0, 0.0};
  flocking::FlockEngine flock(parameters, x, y, still, still);
  flock.step(0.125);
  flock.set("max_speed", "0.2");
  flock.step(0.125);
  for (std::size_t i = 0; i < flock.size(); ++i) {
    std::printf("%.3f %.3f %.3f %.3f\n", flock.x()[i], flock.y()[i], flock.vx()[i], flock.vy()[i]);
  }
}
