// flocking.cpp
// Author: me + lots of coffee
// Changed ComputeForce so that it gets both boids, the original made no sense to me
#include <iostream>
#include <iomanip>
#include <vector>
#include <string>
#include <cmath>
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

struct Boid { Vector2 position, velocity; };

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int me, int other) {
    Vector2 toOther = boids[other].position - boids[me].position;
    if (toOther.getMagnitude() > radius || radius == 0) return {};
    return toOther / radius * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int me, int other) {
    return boids[other].velocity / boids.size() * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int me, int other) {
    Vector2 away = boids[me].position - boids[other].position;
    double d = away.getMagnitude();
    if (d == 0) return {};
    Vector2 force = away / d / d;
    if (force.getMagnitude() > maxForce) {
      force = force / force.getMagnitude() * maxForce;
    }
    return force * k;
  }
};

double threeDecimals(double v) {
  return floor(v * 1000) / 1000;
}

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> separation.k >> alignment.k;
  cin >> numberOfBoids;
  vector<Boid> currentState(numberOfBoids), newState(numberOfBoids);
  for (auto& b : newState)
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;

  double deltaT;
  while (cin >> deltaT) {               // game loop
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
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      cout << fixed << setprecision(3)
           << threeDecimals(newState[i].position.x) << ' ' << threeDecimals(newState[i].position.y) << ' '
           << threeDecimals(newState[i].velocity.x) << ' ' << threeDecimals(newState[i].velocity.y) << '\n';
    }
  }
}
