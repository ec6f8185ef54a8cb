#include "flock.h"

#include <algorithm>
#include <iomanip>
#include <istream>
#include <ostream>

void Flock::read(std::istream& in) {
  Settings& s = settings_;
  std::size_t n = 0;
  in >> s.cohesion_radius >> s.separation_radius >> s.separation_max >> s.alignment_radius;
  in >> s.cohesion_weight >> s.separation_weight >> s.alignment_weight >> n;
  agents_.resize(n);
  for (Agent& a : agents_) in >> a.position.x >> a.position.y >> a.velocity.x >> a.velocity.y;
}

vec2 Flock::cohesion(const Agent& self) const {
  vec2 sum;
  double n = 0;
  for (const Agent& other : agents_) {
    if (&other != &self && norm(self.position - other.position) <= settings_.cohesion_radius) {
      sum = sum + other.position;
      n += 1;
    }
  }
  const double r = settings_.cohesion_radius;
  if (n == 0 || r == 0) return {};
  const vec2 to = vec2{sum.x / n, sum.y / n} - self.position;
  return norm(to) <= r ? vec2{to.x / r, to.y / r} : vec2{};
}

static double sign(double value) { return value > 0 ? 1 : value < 0 ? -1 : 0; }

vec2 Flock::separation(const Agent& self) const {
  vec2 sum;
  for (const Agent& other : agents_) {
    const vec2 d = self.position - other.position;
    const double distance = norm(d);
    if (distance > 0 && distance <= settings_.separation_radius)
      sum = sum + vec2{sign(d.x) / distance, sign(d.y) / distance};
  }
  if (std::abs(sum.x * sum.y) > settings_.separation_max)
    sum = settings_.separation_max / norm(sum) * sum;
  return sum;
}

vec2 Flock::alignment(const Agent& self) const {
  vec2 sum;
  const auto is_near = [&](const Agent& other) {
    return norm(self.position - other.position) <= settings_.alignment_radius;
  };
  for (const Agent& other : agents_)
    if (is_near(other)) sum = sum + other.velocity;
  const auto n = std::count_if(agents_.begin(), agents_.end(), is_near);
  return {sum.x / n, sum.y / n};
}

void Flock::step(double dt) {
  std::vector<Agent> next;
  for (const Agent& a : agents_) {
    const vec2 force = settings_.cohesion_weight * cohesion(a) + settings_.separation_weight * separation(a) +
                       settings_.alignment_weight * alignment(a);
    const vec2 velocity = a.velocity + dt * force;
    next.push_back({a.position + dt * velocity, velocity});
  }
  agents_.swap(next);
}

void Flock::print(std::ostream& out) const {
  out << std::fixed << std::setprecision(3);
  for (const Agent& a : agents_)
    out << a.position.x << ' ' << a.position.y << ' ' << a.velocity.x << ' ' << a.velocity.y << '\n';
}
