// Flocking agents - formal assignment
// I kept the structure of the boilerplate, but every behavior loops over the boids by itself now.
#include <iostream>
#include <iomanip>
#include <vector>
#include <cmath>
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
  // returns the same direction with length 1 (or zero if there is no direction)
  Vector2 normalized() const {
    double m = getMagnitude();
    if (m == 0) return {0, 0};
    return {x / m, y / m};
  }
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;

  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) const {
    const Boid& agent = boids[boidAgentIndex];
    Vector2 centerOfMass;
    int neighbors = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;  // only the others
      if (Vector2::Distance(agent.position, boids[i].position) <= radius) {
        centerOfMass += boids[i].position;
        neighbors++;
      }
    }
    if (neighbors == 0) return {};
    centerOfMass = centerOfMass / neighbors;
    return (centerOfMass - agent.position) / radius;
  }
};

struct Alignment {
  double radius, k;

  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) const {
    const Boid& agent = boids[boidAgentIndex];
    // the agent itself is part of the group
    Vector2 average = agent.velocity;
    int neighbors = 1;
    for (const Boid& other : boids) {
      if (Vector2::Distance(agent.position, other.position) <= radius) {
        average += other.velocity;
        neighbors++;
      }
    }
    average = average / neighbors;
    return average - agent.velocity;
  }
};

struct Separation {
  double radius, k, maxForce;

  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) const {
    const Boid& agent = boids[boidAgentIndex];
    Vector2 force;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 away = agent.position - boids[i].position;
      double distance = away.getMagnitude();
      if (distance > 0 && distance <= radius)
        force += away.normalized() / distance;
    }
    // clamp (no square root needed just to compare)
    if (force.sqrMagnitude() > maxForce)
      force = force.normalized() * maxForce;
    return force;
  }
};

int main() {
  Cohesion cohesion;
  Alignment alignment;
  Separation separation;
  int numberOfBoids = 0;

  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;

  vector<Boid> currentState, newState;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
  }

  cout << fixed << setprecision(3);

  double deltaT;
  while (cin >> deltaT) {     // game loop
    currentState = newState;  // double buffer
    for (int i = 0; i < numberOfBoids; i++) {
      Vector2 force = cohesion.ComputeForce(currentState, i) * cohesion.k
                    + separation.ComputeForce(currentState, i) * separation.k
                    + alignment.ComputeForce(currentState, i) * alignment.k;
      newState[i].velocity = currentState[i].velocity + force * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
    }
    for (const Boid& b : newState)
      cout << b.position.x << " " << b.position.y << " " << b.velocity.x << " " << b.velocity.y << "\n";
  }
  return 0;
}
