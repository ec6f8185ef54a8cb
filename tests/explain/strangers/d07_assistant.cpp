/**
 * Flocking Simulation
 * -------------------
 * Complete implementation of the three classic boid behaviors:
 *   1. Cohesion   - steer towards the center of mass of neighbors
 *   2. Separation - steer away from neighbors that are too close
 *   3. Alignment  - steer towards the average velocity of neighbors
 *
 * Key improvements over the starter code:
 *   - Forces are evaluated exactly once per boid
 *   - Robust input handling
 *   - Generic neighbor iteration via a visitor template
 */
#include <cmath>
#include <cstddef>
#include <iomanip>
#include <iostream>
#include <limits>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

struct Vector2 {
  double x = 0, y = 0;
  constexpr Vector2() = default;
  constexpr Vector2(double x, double y) : x(x), y(y) {}
  constexpr Vector2 operator+(const Vector2& o) const { return {x + o.x, y + o.y}; }
  constexpr Vector2 operator-(const Vector2& o) const { return {x - o.x, y - o.y}; }
  constexpr Vector2& operator+=(const Vector2& o) { x += o.x; y += o.y; return *this; }
  constexpr Vector2 operator*(double k) const { return {x * k, y * k}; }
  constexpr Vector2 operator/(double k) const { return {x / k, y / k}; }
  [[nodiscard]] constexpr double sqrMagnitude() const { return x * x + y * y; }
  [[nodiscard]] double getMagnitude() const { return std::sqrt(sqrMagnitude()); }
  [[nodiscard]] static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

using Flock = std::vector<Boid>;

/// Calls visitor(index, boid, distance) for every boid within the given radius.
template <typename Visitor>
void forEachWithin(const Flock& flock, std::size_t self, double radius, Visitor&& visitor) {
  const Vector2& origin = flock[self].position;
  for (std::size_t i = 0; i < flock.size(); ++i) {
    const double distance = Vector2::Distance(origin, flock[i].position);
    if (distance <= radius) {
      std::forward<Visitor>(visitor)(i, flock[i], distance);
    }
  }
}

struct Cohesion {
  double radius = 0, k = 0;
  [[nodiscard]] Vector2 ComputeForce(const Flock& boids, std::size_t self) const {
    Vector2 sum;
    int count = 0;
    forEachWithin(boids, self, radius, [&](std::size_t i, const Boid& other, double) {
      if (i == self) return;  // cohesion excludes the agent itself
      sum += other.position;
      ++count;
    });
    // Avoid division by zero when there are no neighbors
    if (count == 0 || radius <= 0.0) return {};
    const Vector2 toCenter = sum / static_cast<double>(count) - boids[self].position;
    if (toCenter.getMagnitude() > radius) return {};
    return (toCenter / radius) * k;
  }
};

struct Separation {
  double radius = 0, k = 0, maxForce = 0;
  [[nodiscard]] Vector2 ComputeForce(const Flock& boids, std::size_t self) const {
    Vector2 force;
    forEachWithin(boids, self, radius, [&](std::size_t i, const Boid& other, double distance) {
      if (i == self || distance == 0.0) return;
      const Vector2 away = boids[self].position - other.position;
      force += (away / distance) / distance;  // unit vector scaled by inverse distance
    });
    const double magnitude = force.getMagnitude();
    if (magnitude > maxForce) {
      force = (force / magnitude) * maxForce;  // clamp to F_Smax
    }
    return force * k;
  }
};

struct Alignment {
  double radius = 0, k = 0;
  [[nodiscard]] Vector2 ComputeForce(const Flock& boids, std::size_t self) const {
    Vector2 sum;
    int count = 0;
    forEachWithin(boids, self, radius, [&](std::size_t, const Boid& other, double) {
      sum += other.velocity;  // includes the agent itself
      ++count;
    });
    if (count == 0) return {};
    const Vector2 average = sum / static_cast<double>(count);
    // Steering force = desired velocity - current velocity
    return (average - boids[self].velocity) * k;
  }
};

int main() {
  std::ios::sync_with_stdio(false);

  Cohesion cohesion;
  Alignment alignment;
  Separation separation;
  std::size_t numberOfBoids = 0;

  if (!(std::cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius >>
        cohesion.k >> separation.k >> alignment.k >> numberOfBoids)) {
    std::cerr << "Failed to read simulation parameters.\n";
    return 1;
  }

  Flock currentState, newState(numberOfBoids);
  for (Boid& boid : newState) {
    if (!(std::cin >> boid.position.x >> boid.position.y >> boid.velocity.x >> boid.velocity.y)) {
      std::cerr << "Failed to read boid data.\n";
      return 1;
    }
  }

  std::cout << std::fixed << std::setprecision(3);

  double deltaT = 0;
  while (std::cin >> deltaT) {
    currentState = newState;  // double buffer
    for (std::size_t i = 0; i < numberOfBoids; ++i) {
      const Vector2 totalForce = cohesion.ComputeForce(currentState, i) + separation.ComputeForce(currentState, i) +
                                 alignment.ComputeForce(currentState, i);
      newState[i].velocity = currentState[i].velocity + totalForce * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
    }
    for (const Boid& boid : newState) {
      std::cout << boid.position.x << ' ' << boid.position.y << ' ' << boid.velocity.x << ' ' << boid.velocity.y
                << '\n';
    }
    std::cout.flush();
  }
  return 0;
}
