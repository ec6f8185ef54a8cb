#include <iostream>
#include <vector>
#include <cmath>
#include <iomanip>
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
  Vector2 normalized() const {
    double length = getMagnitude();
    if (length == 0) return {};
    return *this / length;
  }
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 sumOfPositions;
    int neighbors = 0;
    const Vector2 agent = boids[boidAgentIndex].position;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;   // not itself
      if (Vector2::Distance(agent, boids[i].position) <= radius) {
        sumOfPositions += boids[i].position;
        neighbors++;
      }
    }
    if (neighbors == 0 || radius == 0) return {};
    Vector2 toCenter = sumOfPositions / neighbors - agent;
    if (toCenter.getMagnitude() > radius) return {};
    return toCenter / radius;
  }
};

struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 sumOfVelocities;
    int neighbors = 0;
    for (const Boid& b : boids) {          // itself too
      if (Vector2::Distance(boids[boidAgentIndex].position, b.position) <= radius) {
        sumOfVelocities += b.velocity;
        neighbors++;
      }
    }
    if (neighbors == 0) return {};
    return sumOfVelocities / neighbors;
  }
};

struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 force;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 away = boids[boidAgentIndex].position - boids[i].position;
      double distance = away.getMagnitude();
      if (distance > 0 && distance <= radius)
        force += away.normalized() / distance;
    }
    if (force.getMagnitude() > maxForce)
      force = force.normalized() * maxForce;
    return force;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;

  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
  }

  cout << fixed << setprecision(3);
  double deltaT;
  while (cin >> deltaT) {
    currentState = newState;   // double buffer
    for (int i = 0; i < numberOfBoids; i++) {
      Vector2 force;
      force += cohesion.ComputeForce(currentState, i) * cohesion.k;
      force += separation.ComputeForce(currentState, i) * separation.k;
      force += alignment.ComputeForce(currentState, i) * alignment.k;
      newState[i].velocity = currentState[i].velocity + force * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
    }
    for (const Boid& b : newState)
      cout << b.position.x << " " << b.position.y << " " << b.velocity.x << " " << b.velocity.y << "\n";
  }
  return 0;
}
