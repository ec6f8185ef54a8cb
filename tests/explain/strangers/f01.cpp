#include <iostream>
#include <vector>
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
  double getMagnitude() const { return sqrt(x * x + y * y); }
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid { Vector2 position, velocity; };

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int me) {
    Vector2 centerOfMass;
    int neighbours = 0;
    for (size_t i = 0; i < boids.size(); i++) {
      if (Vector2::Distance(boids[i].position, boids[me].position) <= radius) {
        centerOfMass += boids[i].position;
        neighbours++;
      }
    }
    if (neighbours == 0) return {};
    centerOfMass = centerOfMass / neighbours;
    Vector2 dir = centerOfMass - boids[me].position;
    if (dir.getMagnitude() > radius) return {};
    return dir / radius * k;
  }
};

struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int me) {
    Vector2 v;
    int neighbours = 0;
    for (size_t i = 0; i < boids.size(); i++) {
      if (Vector2::Distance(boids[i].position, boids[me].position) <= radius) {
        v += boids[i].velocity;
        neighbours++;
      }
    }
    if (neighbours == 0) return {};
    return v / neighbours * k;
  }
};

struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int me) {
    Vector2 f;
    for (size_t i = 0; i < boids.size(); i++) {
      double d = Vector2::Distance(boids[i].position, boids[me].position);
      if (d > 0 && d <= radius) {
        // direction away from the neighbour
        Vector2 away = boids[me].position - boids[i].position;
        f += away / d;
      }
    }
    if (f.getMagnitude() > maxForce)
      f = f / f.getMagnitude() * maxForce;
    return f * k;
  }
};

int main() {
  Cohesion c; Separation s; Alignment a;
  int n;
  cin >> c.radius >> s.radius >> s.maxForce >> a.radius >> c.k >> s.k >> a.k >> n;
  vector<Boid> current(n), next(n);
  for (auto& b : next) cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
  double dt;
  while (cin >> dt) {
    current = next;
    for (int i = 0; i < n; i++) {
      Vector2 force = c.ComputeForce(current, i) + s.ComputeForce(current, i) + a.ComputeForce(current, i);
      next[i].velocity = current[i].velocity + force * dt;
      next[i].position = current[i].position + next[i].velocity * dt;
    }
    for (auto& b : next)
      printf("%.3f %.3f %.3f %.3f\n", b.position.x, b.position.y, b.velocity.x, b.velocity.y);
  }
  return 0;
}
