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
    Vector2 center;
    int n = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      double distance = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (distance <= radius) {
        n++;
        center += boids[i].position;
      }
    }
    if (n == 0) return {};
    center = center / n;
    Vector2 force = (center - boids[boidAgentIndex].position) / radius;
    // main calls this n times (once for every neighbor) so it has to be divided by n
    return force * k / n;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 average;
    int n = 0;
    for (int i = 0; i < boids.size(); i++) {
      double distance = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (distance <= radius) {
        n++;
        average += boids[i].velocity;
      }
    }
    return average / n * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 force;
    int n = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 away = boids[boidAgentIndex].position - boids[i].position;
      double distance = away.getMagnitude();
      if (distance <= radius) {
        n++;
        if (distance > 0) force += away / distance / distance;
      }
    }
    if (n == 0) return {};
    force = force / n;   // same as in cohesion
    if (force.getMagnitude() > maxForce)
      force = force / force.getMagnitude() * maxForce;
    return force * k;
  }
};

int main() {
  // read r_c r_s F_Smax r_a K_c K_s K_a N, then the boids
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  vector<Boid> currentState, newState(numberOfBoids);
  for (int i = 0; i < numberOfBoids; i++)
    cin >> newState[i].position.x >> newState[i].position.y >> newState[i].velocity.x >> newState[i].velocity.y;
  double deltaT;
  // final input reading and processing
  while (cin >> deltaT) {                    // game loop
    currentState = newState;                 // double buffer
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(currentState, i);
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, i);
      }
      // alignment includes the boid itself, so it is outside of the j loop
      allForces[i] += alignment.ComputeForce(currentState, i);
    }
    // tick and output: new velocity, new position, print x y vx vy with 3 decimals
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      printf("%.3f %.3f %.3f %.3f\n", newState[i].position.x, newState[i].position.y,
             newState[i].velocity.x, newState[i].velocity.y);
    }
  }
  return 0;
}
