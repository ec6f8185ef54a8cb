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
  Vector2 normalized() const { return *this / getMagnitude(); }
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 p = boids[boidAgentIndex].position, center;
    int n = 0;
    for (int i = 0; i < boids.size(); i++)
      if (i != boidAgentIndex && Vector2::Distance(p, boids[i].position) <= radius) {
        center += boids[i].position;
        n++;
      }
    if (n == 0) return {};
    return (center / n - p) / radius;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 p = boids[boidAgentIndex].position, v;
    int n = 0;
    for (int i = 0; i < boids.size(); i++)
      if (Vector2::Distance(p, boids[i].position) <= radius) {
        v += boids[i].velocity;
        n++;
      }
    return v / n;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 p = boids[boidAgentIndex].position, f;
    for (int i = 0; i < boids.size(); i++)
      if (i != boidAgentIndex && Vector2::Distance(p, boids[i].position) <= radius) {
        Vector2 away = p - boids[i].position;
        f += away.normalized() / away.getMagnitude();
      }
    if (f.getMagnitude() > maxForce)
      f = f.normalized() * maxForce;
    return f;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  string line;

  scanf("%lf %lf %lf %lf %lf %lf %lf %d\n", &cohesion.radius, &separation.radius, &separation.maxForce, &alignment.radius,
        &cohesion.k, &separation.k, &alignment.k, &numberOfBoids);
  vector<Boid> currentState(numberOfBoids), newState;
  for (auto& b : currentState)
    scanf("%lf %lf %lf %lf\n", &b.position.x, &b.position.y, &b.velocity.x, &b.velocity.y);
  newState = currentState;

  // outside of the loop so it is not allocated again in every frame
  vector<Vector2> allForces(numberOfBoids);

  double deltaT;
  while (scanf("%lf", &deltaT) != EOF) {     // game loop
    currentState = newState;                 // double buffer
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      allForces[i] += cohesion.ComputeForce(currentState, i) * cohesion.k;
      allForces[i] += separation.ComputeForce(currentState, i) * separation.k;
      allForces[i] += alignment.ComputeForce(currentState, i) * alignment.k;
    }
    // tick and output
    for (int i = 0; i < numberOfBoids; i++) {
      Boid& b = newState[i];
      b.velocity += allForces[i] * deltaT;
      b.position += b.velocity * deltaT;
      printf("%.3lf %.3lf %.3lf %.3lf\n", b.position.x, b.position.y, b.velocity.x, b.velocity.y);
    }
  }
}
