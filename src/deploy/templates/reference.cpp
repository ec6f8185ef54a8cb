// The flocking assignment as its statement says it: a double loop over all agents.
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <iostream>
#include <vector>

namespace {

struct Vector {
  double x = 0.0;
  double y = 0.0;
};

Vector operator+(Vector a, Vector b) { return {a.x + b.x, a.y + b.y}; }
Vector operator-(Vector a, Vector b) { return {a.x - b.x, a.y - b.y}; }
Vector operator*(Vector v, double factor) { return {v.x * factor, v.y * factor}; }
Vector operator/(Vector v, double divisor) { return {v.x / divisor, v.y / divisor}; }
double length(Vector v) { return std::sqrt(v.x * v.x + v.y * v.y); }

struct Agent {
  Vector position;
  Vector velocity;
};

struct Parameters {
  double cohesion_radius = 0.0;
  double separation_radius = 0.0;
  double most_separation = 0.0;
  double alignment_radius = 0.0;
  double cohesion_weight = 0.0;
  double separation_weight = 0.0;
  double alignment_weight = 0.0;
};

// What an agent's neighbours add up to.
struct Sums {
  Vector positions;
  double position_count = 0.0;
  Vector pushes;
  Vector velocities;
  double velocity_count = 0.0;
};

Sums look_around(const Parameters& p, const std::vector<Agent>& agents, std::size_t a) {
  Sums sums;
  for (std::size_t i = 0; i < agents.size(); ++i) {
    const Vector away = agents[a].position - agents[i].position;
    const double distance = length(away);
    if (i != a && distance <= p.cohesion_radius) {
      sums.positions = sums.positions + agents[i].position;
      sums.position_count += 1.0;
    }
    if (i != a && distance > 0.0 && distance <= p.separation_radius) {
      sums.pushes = sums.pushes + away / distance / distance;
    }
    if (distance <= p.alignment_radius) {
      sums.velocities = sums.velocities + agents[i].velocity;
      sums.velocity_count += 1.0;
    }
  }
  return sums;
}

Vector cohesion(const Parameters& p, const Agent& self, const Sums& sums) {
  if (sums.position_count == 0.0 || p.cohesion_radius <= 0.0) return {};
  const Vector to_center = sums.positions / sums.position_count - self.position;
  if (length(to_center) > p.cohesion_radius) return {};
  return to_center / p.cohesion_radius;
}

Vector separation(const Parameters& p, const Sums& sums) {
  const double size = length(sums.pushes);
  return size > p.most_separation ? sums.pushes / size * p.most_separation : sums.pushes;
}

Agent moved(const Parameters& p, const std::vector<Agent>& agents, std::size_t a, double dt) {
  const Agent& self = agents[a];
  const Sums sums = look_around(p, agents, a);
  const Vector force = cohesion(p, self, sums) * p.cohesion_weight +
                       separation(p, sums) * p.separation_weight +
                       sums.velocities / sums.velocity_count * p.alignment_weight;
  const Vector velocity = self.velocity + force * dt;
  return {self.position + velocity * dt, velocity};
}

}  // namespace

int main() {
  Parameters p;
  std::size_t count = 0;
  std::cin >> p.cohesion_radius >> p.separation_radius >> p.most_separation >> p.alignment_radius >>
      p.cohesion_weight >> p.separation_weight >> p.alignment_weight >> count;
  std::vector<Agent> agents(count);
  for (Agent& agent : agents) {
    std::cin >> agent.position.x >> agent.position.y >> agent.velocity.x >> agent.velocity.y;
  }
  std::vector<Agent> next(count);
  double dt = 0.0;
  while (std::cin >> dt) {
    for (std::size_t a = 0; a < count; ++a) next[a] = moved(p, agents, a, dt);
    agents.swap(next);
    for (const Agent& agent : agents) {
      std::printf("%.3f %.3f %.3f %.3f\n", agent.position.x, agent.position.y, agent.velocity.x,
                  agent.velocity.y);
    }
  }
  return 0;
}
