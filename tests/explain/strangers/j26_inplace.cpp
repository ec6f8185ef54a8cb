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
  Vector2 normalize() const { return Vector2(x / getMagnitude(), y / getMagnitude()); }
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 cm;
    int n = 0;
    for (int i = 0; i < boids.size(); i++)
      if (i != boidAgentIndex)
        if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
          cm += boids[i].position;
          n++;
        }
    if (n == 0) return {};
    cm = cm / n;
    Vector2 F = cm - boids[boidAgentIndex].position;
    if (F.getMagnitude() > radius) return {};
    F = F / radius;
    return F * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 F;
    int n = 0;
    for (int i = 0; i < boids.size(); i++)
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        F += boids[i].velocity;
        n++;
      }
    F = F / n;
    return F * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 F;
    for (int i = 0; i < boids.size(); i++)
      if (i != boidAgentIndex) {
        Vector2 diff = boids[boidAgentIndex].position - boids[i].position;
        double d = diff.getMagnitude();
        if (d > 0 && d <= radius)
          F += diff.normalize() / d;
      }
    if (F.getMagnitude() > maxForce)
      F = F.normalize() * k;
    return F * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> boids;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    boids.push_back(b);
  }
  double deltaT;
  while (cin >> deltaT) {
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      Vector2 allForces;
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(boids[i].position, boids[j].position);
        if (distance <= cohesion.radius)   allForces += cohesion.ComputeForce(boids, i);
        if (distance <= separation.radius) allForces += separation.ComputeForce(boids, i);
        if (distance <= alignment.radius)  allForces += alignment.ComputeForce(boids, i);
      }
      boids[i].velocity += allForces;
      boids[i].position += boids[i].velocity * deltaT;
    }
    for (int i = 0; i < numberOfBoids; i++)
      printf("%.3f %.3f %.3f %.3f\n", boids[i].position.x, boids[i].position.y, boids[i].velocity.x, boids[i].velocity.y);
  }
}
