#include <iostream>
#include <vector>
#include <string>
#include <cmath>
#include <cstdio>
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
  Vector2 normalized() const {
    double m = getMagnitude();
    return {x / m, y / m};
  }
};

struct Boid {
  Vector2 position, velocity;
};

// The main loop already checks the radius for us, so every function only needs
// the agent and the other boid.

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex, int otherIndex) {
    Vector2 agent = boids[boidAgentIndex].position;
    Vector2 center = boids[otherIndex].position;
    Vector2 force = (center - agent) / radius;
    return force * k;
  }
};

struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex, int otherIndex) {
    return boids[otherIndex].velocity * k;
  }
};

struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex, int otherIndex) {
    Vector2 diff = boids[boidAgentIndex].position - boids[otherIndex].position;
    double dist = diff.getMagnitude();
    if (dist == 0) return {};
    Vector2 force = diff.normalized() / dist;
    if (force.getMagnitude() > maxForce) {
      force = force.normalized() * maxForce;
    }
    return force * k;
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
  for (auto& b : newState)
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;

  cin >> ws;   // otherwise getline reads an empty line and stod crashes!!
  while (getline(cin, line)) {               // game loop
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(currentState, i, j);
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, i, j);
        if (distance <= alignment.radius)  allForces[i] += alignment.ComputeForce(currentState, i, j);
      }
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
      printf("%.3f %.3f %.3f %.3f\n", newState[i].position.x, newState[i].position.y,
             newState[i].velocity.x, newState[i].velocity.y);
    }
  }
}
