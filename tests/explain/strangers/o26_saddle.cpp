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
    int neighbours = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 diff = boids[i].position - boids[boidAgentIndex].position;
      if (diff.sqrMagnitude() <= radius * radius) {     // no square root needed
        center += boids[i].position;
        neighbours++;
      }
    }
    if (neighbours == 0 || radius == 0) return {};
    center = center / neighbours;
    return (center - boids[boidAgentIndex].position) / radius;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 average;
    int neighbours = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      Vector2 diff = boids[i].position - boids[boidAgentIndex].position;
      if (diff.sqrMagnitude() <= radius * radius) {
        average += boids[i].velocity;
        neighbours++;
      }
    }
    return average / neighbours;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 force;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 diff = boids[boidAgentIndex].position - boids[i].position;
      double sqr = diff.sqrMagnitude();
      if (sqr > 0 && sqr <= radius * radius)
        force += diff / sqr;                            // diff/d/d without the root
    }
    if (force.sqrMagnitude() > maxForce)
      force = force * (maxForce / force.getMagnitude());
    return force;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> alignment.k >> separation.k;
  cin >> numberOfBoids;
  vector<Boid> currentState, newState(numberOfBoids);
  for (int i = 0; i < numberOfBoids; i++) {
    cin >> newState[i].position.x >> newState[i].position.y;
    cin >> newState[i].velocity.x >> newState[i].velocity.y;
  }
  string line;
  // final input reading and processing
  while (cin >> line) {                      // game loop
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      Vector2 force = cohesion.ComputeForce(currentState, i) * cohesion.k
                    + separation.ComputeForce(currentState, i) * separation.k
                    + alignment.ComputeForce(currentState, i) * alignment.k;
      newState[i].velocity += force * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
    }
    for (const Boid& b : newState)
      printf("%.3lf %.3lf %.3lf %.3lf\n", b.position.x, b.position.y, b.velocity.x, b.velocity.y);
  }
}
