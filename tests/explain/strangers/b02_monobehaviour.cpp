// ported from my Unity project, so float instead of double
#include <iostream>
#include <vector>
#include <string>
#include <cmath>
#include <cstdio>
using namespace std;

struct Vector2 {
  float x = 0, y = 0;
  Vector2() = default;
  Vector2(float x, float y) : x(x), y(y) {}
  Vector2 operator+(const Vector2& o) const { return {x + o.x, y + o.y}; }
  Vector2 operator-(const Vector2& o) const { return {x - o.x, y - o.y}; }
  Vector2& operator+=(const Vector2& o) { x += o.x; y += o.y; return *this; }
  Vector2 operator*(float k) const { return {x * k, y * k}; }
  Vector2 operator/(float k) const { return {x / k, y / k}; }
  float sqrMagnitude() const { return x * x + y * y; }
  float getMagnitude() const { return sqrtf(sqrMagnitude()); }
  Vector2 Normalize() const { return *this / getMagnitude(); }
  static float Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  float radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 agentPosition = boids[boidAgentIndex].position;
    Vector2 centerOfMass;
    int groupSize = 0;
    for (const Boid& boid : boids) {
      if (Vector2::Distance(agentPosition, boid.position) <= radius) {
        centerOfMass += boid.position;
        groupSize++;
      }
    }
    if (groupSize == 0) return {};
    centerOfMass = centerOfMass / groupSize;
    return (centerOfMass - agentPosition) / radius * k;
  }
};
struct Alignment {
  float radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 avg;
    int groupSize = 0;
    for (const Boid& boid : boids) {
      if (Vector2::Distance(boids[boidAgentIndex].position, boid.position) <= radius) {
        avg += boid.velocity;
        groupSize++;
      }
    }
    if (groupSize == 0) return {};
    return avg / groupSize * k;
  }
};
struct Separation {
  float radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 force;
    for (size_t n = 0; n < boids.size(); n++) {
      if ((int)n == boidAgentIndex) continue;
      Vector2 away = boids[boidAgentIndex].position - boids[n].position;
      float distance = away.getMagnitude();
      if (distance <= radius)
        force += away.Normalize() / distance;
    }
    // ClampMagnitude
    if (force.getMagnitude() > maxForce)
      force = force.Normalize() * maxForce;
    return force * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  newState.resize(numberOfBoids);
  for (Boid& b : newState)
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
  cin >> ws;
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    if (line.find_first_not_of(" \t\r") == string::npos) continue;
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
      Boid& b = newState[i];
      b.velocity += allForces[i] * deltaT;
      b.position += b.velocity * deltaT;
      printf("%.3f %.3f %.3f %.3f\n", b.position.x, b.position.y, b.velocity.x, b.velocity.y);
    }
  }
  return 0;
}
