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

// The main loop already visits every pair, so each rule only needs (self, other).
struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const Boid& self, const Boid& other) {
    Vector2 toOther = other.position - self.position;
    return toOther / radius * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const Boid& self, const Boid& other) {
    // average including itself
    Vector2 avg = (self.velocity + other.velocity) / 2;
    return avg * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const Boid& self, const Boid& other) {
    Vector2 away = self.position - other.position;
    double d = away.getMagnitude();
    if (d == 0) return {};
    Vector2 f = away / d / d;
    if (f.getMagnitude() > maxForce) f = f / f.getMagnitude() * maxForce;
    return f * k;
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
        const Boid& self = currentState[i];
        const Boid& other = currentState[j];
        double distance = Vector2::Distance(self.position, other.position);
        if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(self, other);
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(self, other);
        if (distance <= alignment.radius)  allForces[i] += alignment.ComputeForce(self, other);
      }
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      printf("%.3f %.3f %.3f %.3f\n", newState[i].position.x, newState[i].position.y, newState[i].velocity.x, newState[i].velocity.y);
    }
  }
}
