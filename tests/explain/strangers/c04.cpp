#include <iostream>
#include <vector>
#include <string>
#include <cmath>
#include <algorithm>
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
  // same as in Unity
  Vector2 normalized() const {
    double m = getMagnitude();
    if (m > 1e-5) return {x / m, y / m};
    return {0, 0};
  }
  static Vector2 ClampMagnitude(Vector2 v, double maxLength) {
    if (v.getMagnitude() > maxLength) return v.normalized() * maxLength;
    return v;
  }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    auto& self = boids[boidAgentIndex];
    Vector2 center;
    int count = 0;
    for (auto& other : boids) {
      if (&other == &self) continue;
      if (Vector2::Distance(self.position, other.position) <= radius) {
        center += other.position;
        ++count;
      }
    }
    if (count == 0) return {};
    center = center / count;
    return (center - self.position).normalized() * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    auto& self = boids[boidAgentIndex];
    Vector2 heading;
    int count = 0;
    for (auto& other : boids) {
      if (Vector2::Distance(self.position, other.position) <= radius) {
        heading += other.velocity;
        ++count;
      }
    }
    if (count == 0) return {};
    heading = heading / count;
    return heading.normalized() * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    auto& self = boids[boidAgentIndex];
    Vector2 push;
    for (auto& other : boids) {
      if (&other == &self) continue;
      Vector2 away = self.position - other.position;
      double d = away.getMagnitude();
      if (d > 0 && d <= radius) {
        // the closer, the stronger: 1 when touching, 0 at the border
        double strength = 1.0 - d / radius;
        push += away.normalized() * strength;
      }
    }
    return Vector2::ClampMagnitude(push, maxForce) * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;

  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  newState.resize(numberOfBoids);
  for (int i = 0; i < numberOfBoids; i++)
    cin >> newState[i].position.x >> newState[i].position.y >> newState[i].velocity.x >> newState[i].velocity.y;
  cin >> ws;

  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(currentState, i);
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, i);
        if (distance <= alignment.radius)  allForces[i] += alignment.ComputeForce(currentState, i);
      }
    }
    // FixedUpdate
    for (int i = 0; i < numberOfBoids; i++) {
      auto& b = newState[i];
      b.velocity += allForces[i] * deltaT;
      b.position += b.velocity * deltaT;
      printf("%.3f %.3f %.3f %.3f\n", b.position.x, b.position.y, b.velocity.x, b.velocity.y);
    }
  }
  return 0;
}
