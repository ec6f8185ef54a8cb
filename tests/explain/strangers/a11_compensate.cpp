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
    int n = 0;
    for (size_t i = 0; i < boids.size(); i++) {
      if ((int)i == boidAgentIndex) continue;
      if (Vector2::Distance(agent.position, boids[i].position) <= radius) {
        sum += boids[i].position;
        ++n;
      }
    }
    if (n == 0) return Vector2(0, 0);
    Vector2 centerOfMass = sum / n;
    Vector2 toCenter = agent.position - centerOfMass;
    if (radius == 0 || toCenter.getMagnitude() > radius) return Vector2(0, 0);
    return toCenter / radius * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& agent = boids[boidAgentIndex];
    Vector2 sum;
    int n = 0;
    for (size_t i = 0; i < boids.size(); i++) {
      if (Vector2::Distance(agent.position, boids[i].position) <= radius) {
        sum += boids[i].position;
        ++n;
      }
    }
    if (n == 0) return Vector2(0, 0);
    Vector2 average = sum / n;
    return average * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& agent = boids[boidAgentIndex];
    Vector2 sum;
    for (size_t i = 0; i < boids.size(); i++) {
      if ((int)i == boidAgentIndex) continue;
      double d = Vector2::Distance(agent.position, boids[i].position);
      if (d > 0 && d <= radius) {
        Vector2 hat = (agent.position - boids[i].position) / d;
        sum += hat / d;
      }
    }
    if (sum.getMagnitude() > maxForce) {
      sum = sum / sum.getMagnitude() * maxForce;
    }
    return sum * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  vector<Boid> currentState(numberOfBoids), newState(numberOfBoids);
  for (int i = 0; i < numberOfBoids; i++) {
    cin >> newState[i].position.x >> newState[i].position.y >> newState[i].velocity.x >> newState[i].velocity.y;
  }
  double deltaT;
  while (cin >> deltaT) {                    // game loop
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
      // the force was added for every other boid, so take the average
      allForces[i] = allForces[i] / (numberOfBoids - 1);
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      printf("%.3lf %.3lf %.3lf %.3lf\n", newState[i].position.x, newState[i].position.y, newState[i].velocity.x, newState[i].velocity.y);
    }
  }
}
