#include <cmath>
#include <iomanip>
#include <iostream>
#include <vector>

struct Vector2 {
  double x = 0, y = 0;
  Vector2& operator+=(const Vector2& o) { x += o.x; y += o.y; return *this; }
};
inline Vector2 operator+(Vector2 a, const Vector2& b) { return a += b; }
inline Vector2 operator-(const Vector2& a, const Vector2& b) { return {a.x - b.x, a.y - b.y}; }
inline Vector2 operator*(const Vector2& a, double s) { return {a.x * s, a.y * s}; }
inline double magnitude(const Vector2& a) { return std::sqrt(a.x * a.x + a.y * a.y); }

inline Vector2 clampMagnitude(const Vector2& a, double limit) {
  const double m = magnitude(a);
  return m > limit ? a * (limit / m) : a;
}

struct Boid {
  Vector2 position, velocity;
};

struct Settings {
  double cohesionRadius, separationRadius, separationMaxForce, alignmentRadius;
  double cohesionK, separationK, alignmentK;
};

Vector2 computeForce(const std::vector<Boid>& flock, std::size_t index, const Settings& s) {
  const Boid& self = flock[index];
  Vector2 center, push, velocity;
  int inCohesion = 0, inAlignment = 0;

  for (std::size_t i = 0; i < flock.size(); ++i) {
    const Vector2 fromOther = self.position - flock[i].position;
    const double d = magnitude(fromOther);

    if (d <= s.alignmentRadius) {  // the agent itself counts here
      velocity += flock[i].velocity;
      ++inAlignment;
    }
    if (i == index) continue;
    if (d <= s.cohesionRadius) {
      center += flock[i].position;
      ++inCohesion;
    }
    if (d > 0 && d <= s.separationRadius) push += fromOther * (1.0 / (d * d));
  }

  Vector2 force;
  if (inCohesion > 0 && s.cohesionRadius > 0) {
    const Vector2 toCenter = center * (1.0 / inCohesion) - self.position;
    if (magnitude(toCenter) <= s.cohesionRadius) force += toCenter * (s.cohesionK / s.cohesionRadius);
  }
  force += clampMagnitude(push * s.separationK, s.separationMaxForce);
  if (inAlignment > 0) force += velocity * (s.alignmentK / inAlignment);
  return force;
}

int main() {
  Settings s;
  std::size_t n = 0;
  std::cin >> s.cohesionRadius >> s.separationRadius >> s.separationMaxForce >> s.alignmentRadius
           >> s.cohesionK >> s.separationK >> s.alignmentK >> n;
  std::vector<Boid> flock(n);
  for (auto& b : flock) std::cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;

  std::cout << std::fixed << std::setprecision(3);
  double dt;
  while (std::cin >> dt) {
    std::vector<Boid> next(flock);
    for (std::size_t i = 0; i < n; ++i) {
      next[i].velocity = flock[i].velocity + computeForce(flock, i, s) * dt;
      next[i].position = flock[i].position + next[i].velocity * dt;
    }
    flock.swap(next);
    for (const auto& b : flock)
      std::cout << b.position.x << ' ' << b.position.y << ' ' << b.velocity.x << ' ' << b.velocity.y << '\n';
  }
}
