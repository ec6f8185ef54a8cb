// Flocking - started from the given code
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
  Vector2 normalized() const { return *this / getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

// ComputeForce is called from main once PER NEIGHBOR, so every call only gives
// 1/n of the force. After all the neighbors the sum is the whole force.

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& self = boids[boidAgentIndex];
    Vector2 massCenter;
    int n = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(self.position, boids[i].position) > radius) continue;
      massCenter += boids[i].position;
      n++;
    }
    if (n == 0) return {};
    Vector2 force = massCenter / n - self.position;
    if (force.getMagnitude() > radius) return {};
    force = force / radius;
    return force * k / n;
  }
};

struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& self = boids[boidAgentIndex];
    Vector2 average;
    int n = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;     // itself is handled in the tick, main never calls with i == j
      if (Vector2::Distance(self.position, boids[i].position) > radius) continue;
      average += boids[i].velocity;
      n++;
    }
    if (n == 0) return {};
    average = average / n;
    // force that moves the agent towards the average velocity
    Vector2 force = average - self.velocity;
    return force * k / n;
  }
};

struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& self = boids[boidAgentIndex];
    Vector2 force;
    int n = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 away = self.position - boids[i].position;
      double d = away.getMagnitude();
      if (d == 0 || d > radius) continue;
      force += away.normalized() / d;
      n++;
    }
    if (n == 0) return {};
    force = force / n;
    if (force.getMagnitude() > maxForce) force = force.normalized() * maxForce;
    return force * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  vector<Boid> currentState, newState;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
  }
  cin >> ws;
  string line;
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    if (line.empty()) break;
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
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
      // alignment "including itself": a boid with no neighbors still has its own velocity as the average
      Vector2 force = allForces[i] + currentState[i].velocity * alignment.k;
      newState[i].velocity = currentState[i].velocity + force * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      printf("%.3lf %.3lf %.3lf %.3lf\n", newState[i].position.x, newState[i].position.y,
             newState[i].velocity.x, newState[i].velocity.y);
    }
  }
}
