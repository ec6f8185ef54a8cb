#include <iostream>
#include <vector>
#include <cmath>
#include <cstdio>
using namespace std;

// Vector2, Boid and the rule structs come from the handed out code, the rest is mine.

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
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Vector2 me = boids[boidAgentIndex].position;
    Vector2 sum;
    int n = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(me, boids[i].position) <= radius) {
        sum += boids[i].position;
        n++;
      }
    }
    if (n == 0) return {};
    Vector2 toCM = sum / n - me;
    double dist = toCM.getMagnitude();
    if (dist == 0 || dist > radius) return {};   // dist == 0: nothing to do, also saves us from 0/0 if radius is 0
    return toCM / radius;
  }
};

struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Vector2 me = boids[boidAgentIndex].position;
    Vector2 sum;
    int n = 0;
    for (const Boid& b : boids) {                // including itself, so n >= 1
      if (Vector2::Distance(me, b.position) <= radius) {
        sum += b.velocity;
        n++;
      }
    }
    if (n == 0) return {};
    return sum / n;
  }
};

struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Vector2 me = boids[boidAgentIndex].position;
    Vector2 force;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 away = me - boids[i].position;
      double d = away.getMagnitude();
      if (d > 0 && d <= radius)
        force += (away / d) / d;
    }
    double m = force.getMagnitude();
    if (m > maxForce) force = (force / m) * maxForce;
    return force;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;

  vector<Boid> currentState(numberOfBoids), newState;
  for (Boid& b : currentState)
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;

  double deltaT;
  while (cin >> deltaT) {
    newState = currentState;
    for (int i = 0; i < numberOfBoids; i++) {
      // every ComputeForce already loops over all the boids, so no second loop here
      Vector2 force = cohesion.ComputeForce(currentState, i) * cohesion.k
                    + separation.ComputeForce(currentState, i) * separation.k
                    + alignment.ComputeForce(currentState, i) * alignment.k;
      newState[i].velocity += force * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
    }
    currentState = newState;
    for (const Boid& b : currentState)
      printf("%.3f %.3f %.3f %.3f\n", b.position.x, b.position.y, b.velocity.x, b.velocity.y);
  }
  return 0;
}
