#include <iostream>
#include <vector>
#include <string>
#include <cmath>
#include <iomanip>
using namespace std;

struct Vector2 {
  double x = 0, y = 0;
  Vector2() = default;
  Vector2(double x, double y) : x(x), y(y) {}
  Vector2 operator+(const Vector2& o) const { return {x + o.x, y + o.y}; }
  Vector2 operator-(const Vector2& o) const { return {x - o.x, y - o.y}; }
  Vector2& operator+=(const Vector2& o) { x += o.x; y += o.y; return *this; }
  Vector2 operator*(double k) const { return {x * k, y * k}; }
  Vector2 operator/(double k) const { return {x / k, y / k}; }
  double sqrMagnitude() const { return x * x + y * y; }
  double getMagnitude() const { return sqrt(sqrMagnitude()); }
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
  // added
  Vector2 clampedTo(double maxLength) const {
    double m = getMagnitude();
    return m > maxLength ? *this * (maxLength / m) : *this;
  }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 pcm; double n = 0;
    for (size_t i = 0; i < boids.size(); ++i) {
      if ((int)i == boidAgentIndex) continue;
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) { pcm += boids[i].position; ++n; }
    }
    if (n == 0) return {};
    Vector2 d = pcm / n - boids[boidAgentIndex].position;
    return d.getMagnitude() <= radius ? d / radius * k : Vector2{};
  }
};

struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 vavg; double n = 0;
    for (size_t i = 0; i < boids.size(); ++i)
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) { vavg += boids[i].velocity; ++n; }
    return vavg / n * k;      // n is never 0 because the boid itself counts
  }
};

struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 f;
    for (size_t i = 0; i < boids.size(); ++i) {
      Vector2 d = boids[boidAgentIndex].position - boids[i].position;
      double m = d.getMagnitude();
      if (m == 0 || m > radius) continue;       // m == 0 is also myself
      // hat(d) / |d|  ==  d / |d|^2, would go to infinity for very close boids -> clamp
      f += (d / d.sqrMagnitude()).clampedTo(maxForce);
    }
    return f * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  vector<Boid> currentState, newState(numberOfBoids);
  for (auto& b : newState) cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;

  cout << fixed << setprecision(3);
  double deltaT;
  while (cin >> deltaT) {                    // game loop
    currentState = newState;                 // double buffer
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      Vector2 force;
      // FIX: the template adds the same force again for every neighbor. Once is enough.
      bool cohesionDone = false, separationDone = false, alignmentDone = false;
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius && !cohesionDone) {
          force += cohesion.ComputeForce(currentState, i);
          cohesionDone = true;
        }
        if (distance <= separation.radius && !separationDone) {
          force += separation.ComputeForce(currentState, i);
          separationDone = true;
        }
        if (distance <= alignment.radius && !alignmentDone) {
          force += alignment.ComputeForce(newState, i);
          alignmentDone = true;
        }
      }
      newState[i].velocity = currentState[i].velocity + force * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
    }
    for (const auto& b : newState)
      cout << b.position.x << ' ' << b.position.y << ' ' << b.velocity.x << ' ' << b.velocity.y << '\n';
  }
}
