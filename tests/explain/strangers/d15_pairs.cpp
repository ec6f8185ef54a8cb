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
};

struct Boid {
  Vector2 position, velocity;
};

// I changed ComputeForce to take the other boid's index too, because the loop already goes
// over all the neighbors and it made no sense to loop again inside
struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex, int otherIndex) {
    Vector2 toOther = boids[otherIndex].position - boids[boidAgentIndex].position;
    return toOther / radius * k;
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
    Vector2 away = boids[boidAgentIndex].position - boids[otherIndex].position;
    double dist = away.getMagnitude();
    if (dist == 0) return {};
    Vector2 force = away / dist / dist;
    if (force.getMagnitude() > maxForce) force = force / force.getMagnitude() * maxForce;
    return force * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  scanf("%lf %lf %lf %lf %lf %lf %lf %d", &cohesion.radius, &separation.radius, &separation.maxForce,
        &alignment.radius, &cohesion.k, &separation.k, &alignment.k, &numberOfBoids);
  for (int i = 0; i < numberOfBoids; i++) {
    Boid b;
    scanf("%lf %lf %lf %lf", &b.position.x, &b.position.y, &b.velocity.x, &b.velocity.y);
    newState.push_back(b);
  }
  double deltaT;
  while (scanf("%lf", &deltaT) == 1) {       // game loop
    currentState = newState;                 // double buffer
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
    }
    for (auto b : newState)
      printf("%.3lf %.3lf %.3lf %.3lf\n", b.position.x, b.position.y, b.velocity.x, b.velocity.y);
  }
}
