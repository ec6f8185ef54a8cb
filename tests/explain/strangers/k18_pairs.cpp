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

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const Boid& boid, Vector2 centerOfMass) {
    return (centerOfMass - boid.position) / radius;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const Boid& boid, Vector2 averageVelocity) {
    return averageVelocity - boid.velocity;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const Boid& boid, const Boid& other) {
    Vector2 dir = boid.position - other.position;
    double mag = dir.getMagnitude();
    Vector2 force = (dir / mag) / mag;
    if (force.getMagnitude() > maxForce)
      force = force / force.getMagnitude() * maxForce;
    return force;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  scanf("%lf %lf %lf %lf %lf %lf %lf %d", &cohesion.radius, &separation.radius, &separation.maxForce,
        &alignment.radius, &cohesion.k, &separation.k, &alignment.k, &numberOfBoids);

  vector<Boid> currentState, newState(numberOfBoids);
  for (auto& b : newState)
    scanf("%lf %lf %lf %lf", &b.position.x, &b.position.y, &b.velocity.x, &b.velocity.y);

  double deltaT;
  while (scanf("%lf", &deltaT) == 1) {       // game loop
    currentState = newState;                 // double buffer
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      Vector2 positions, velocities, push;
      int neighbors = 0;
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius) {
          positions += currentState[j].position;
          neighbors++;
        }
        if (distance <= separation.radius)
          push += separation.ComputeForce(currentState[i], currentState[j]);
        if (distance <= alignment.radius)
          velocities += currentState[j].velocity;
      }
      if (neighbors > 0) {
        allForces[i] += cohesion.ComputeForce(currentState[i], positions / neighbors) * cohesion.k;
        allForces[i] += alignment.ComputeForce(currentState[i], velocities / neighbors) * alignment.k;
      }
      allForces[i] += push * separation.k;
    }
    // tick and output
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
      printf("%.3f %.3f %.3f %.3f\n", newState[i].position.x, newState[i].position.y,
             newState[i].velocity.x, newState[i].velocity.y);
    }
  }
}
