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
    Vector2 force;
    int count = 0;
    for (int i = 0; i < boids.size(); i++) {
      int distance = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (distance <= radius && i != boidAgentIndex) {
        force += boids[i].position;
        count++;
      }
    }
    if (count == 0 || radius == 0)
      return force;
    force = force / count;
    force = force - boids[boidAgentIndex].position;
    force = force / radius;
    return force * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 force;
    int count = 0;
    for (int i = 0; i < boids.size(); i++) {
      int distance = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (distance <= radius) {
        force += boids[i].velocity;
        count++;
      }
    }
    force = force * (1 / count);
    return force * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 force;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      int distance = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (distance > 0 && distance <= radius) {
        Vector2 away = boids[boidAgentIndex].position - boids[i].position;
        away = away / distance;           // normalize
        force += away / distance;
      }
    }
    if (force.getMagnitude() > maxForce) {
      force = force / force.getMagnitude();
      force = force * maxForce;
    }
    return force * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid newBoid;
    cin >> newBoid.position.x >> newBoid.position.y >> newBoid.velocity.x >> newBoid.velocity.y;
    currentState.push_back(newBoid);
    newState.push_back(newBoid);
  }
  double deltaT;
  while (cin >> deltaT) {               // game loop
    currentState = newState;                 // double buffer
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(currentState, i);
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, i);
        if (distance <= alignment.radius)  allForces[i] += alignment.ComputeForce(currentState, i);
      }
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
    }
    for (int i = 0; i < numberOfBoids; i++) {
      printf("%.3f %.3f %.3f %.3f\n", newState[i].position.x, newState[i].position.y, newState[i].velocity.x, newState[i].velocity.y);
    }
  }
}
