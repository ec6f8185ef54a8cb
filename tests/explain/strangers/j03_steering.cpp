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
  Vector2& operator/=(double k) { x /= k; y /= k; return *this; }
  Vector2 operator*(double k) const { return {x * k, y * k}; }
  Vector2 operator/(double k) const { return {x / k, y / k}; }
  double sqrMagnitude() const { return x * x + y * y; }
  double getMagnitude() const { return sqrt(sqrMagnitude()); }
  Vector2 normalized() const { double m = getMagnitude(); return m == 0 ? Vector2() : *this / m; }
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& me = boids[boidAgentIndex];
    Vector2 pcm;
    int n = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(me.position, boids[i].position) <= radius) {
        pcm += boids[i].position;
        ++n;
      }
    }
    if (n == 0) return {};
    pcm /= n;
    Vector2 f = pcm - me.position;
    if (f.getMagnitude() <= radius) return f / radius;
    return {};
  }
};

struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& me = boids[boidAgentIndex];
    Vector2 vavg;
    int n = 0;
    for (const Boid& b : boids) {
      if (Vector2::Distance(me.position, b.position) <= radius) {
        vavg += b.velocity;
        ++n;
      }
    }
    vavg /= n;
    // steering = desired - current
    Vector2 steer = vavg - me.velocity;
    return steer;
  }
};

struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& me = boids[boidAgentIndex];
    Vector2 f;
    for (const Boid& b : boids) {
      double d = Vector2::Distance(me.position, b.position);
      if (d > 0 && d <= radius)
        f += (me.position - b.position).normalized() / d;
    }
    if (f.getMagnitude() > maxForce) return f.normalized() * maxForce;
    return f;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  newState.resize(numberOfBoids);
  for (auto& b : newState)
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;

  double deltaT;
  while (cin >> deltaT) {
    currentState = newState;
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {
      for (int j = 0; j < numberOfBoids; j++) {
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(currentState, i) * cohesion.k;
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, i) * separation.k;
        if (distance <= alignment.radius)  allForces[i] += alignment.ComputeForce(currentState, i) * alignment.k;
      }
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
      printf("%.3lf %.3lf %.3lf %.3lf\n", newState[i].position.x, newState[i].position.y,
             newState[i].velocity.x, newState[i].velocity.y);
    }
  }
}
