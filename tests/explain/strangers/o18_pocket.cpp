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
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& agent = boids[boidAgentIndex];
    Vector2 sum;
    int count = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(agent.position, boids[i].position) > radius) continue;
      sum += boids[i].position;
      count++;
    }
    if (count == 0 || radius == 0) return {};
    const double inv = 1 / count;             // one division instead of two
    Vector2 toCenter = sum * inv - agent.position;
    if (toCenter.getMagnitude() > radius) return {};
    return toCenter / radius * k;
  }
};

struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& agent = boids[boidAgentIndex];
    Vector2 sum;
    double count = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (Vector2::Distance(agent.position, boids[i].position) > radius) continue;
      sum += boids[i].velocity;
      count++;
    }
    return sum / count * k;
  }
};

struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& agent = boids[boidAgentIndex];
    Vector2 force;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 away = agent.position - boids[i].position;
      double distance = away.getMagnitude();
      if (distance == 0 || distance > radius) continue;
      force += away / distance / distance;
    }
    if (force.getMagnitude() > maxForce)
      force = force / force.getMagnitude() * maxForce;
    return force * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  vector<Boid> currentState, newState(numberOfBoids);
  for (Boid& b : newState)
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;

  double deltaT;
  while (cin >> deltaT) {                    // game loop
    currentState = newState;                 // double buffer
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      allForces[i] += cohesion.ComputeForce(currentState, i);
      allForces[i] += separation.ComputeForce(currentState, i);
      allForces[i] += alignment.ComputeForce(currentState, i);
    }
    for (int i = 0; i < numberOfBoids; i++) {
      Boid& b = newState[i];
      b.velocity += allForces[i] * deltaT;
      b.position += b.velocity * deltaT;
      printf("%.3f %.3f %.3f %.3f\n", b.position.x, b.position.y, b.velocity.x, b.velocity.y);
    }
  }
}
