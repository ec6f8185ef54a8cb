// Flocking, after the flocking-in-Unity video series (behaviors + composite behavior), put into the starter code.
#include <iostream>
#include <iomanip>
#include <vector>
#include <string>
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
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
  // like in Unity
  Vector2 normalized() const {
    double m = getMagnitude();
    if (m > 0.00001) return *this / m;
    return {0, 0};
  }
  static Vector2 ClampMagnitude(const Vector2& v, double maxLength) {
    if (v.sqrMagnitude() > maxLength * maxLength) return v.normalized() * maxLength;
    return v;
  }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 agent = boids[boidAgentIndex].position;
    Vector2 cohesionMove;
    int nNeighbors = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(agent, boids[i].position) <= radius) {
        cohesionMove += boids[i].position;
        nNeighbors++;
      }
    }
    // if no neighbors, return no adjustment
    if (nNeighbors == 0 || radius == 0) return {};
    cohesionMove = cohesionMove / nNeighbors;
    // create offset from agent position
    return (cohesionMove - agent) / radius;
  }
};

struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 alignmentMove;
    int nNeighbors = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex || Vector2::Distance(boids[boidAgentIndex].position, boids[i].position) <= radius) {
        alignmentMove += boids[i].velocity;
        nNeighbors++;
      }
    }
    return alignmentMove / nNeighbors;
  }
};

struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 agent = boids[boidAgentIndex].position;
    Vector2 avoidanceMove;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 away = agent - boids[i].position;
      double distance = away.getMagnitude();
      if (distance > 0 && distance <= radius)
        avoidanceMove += away.normalized() / distance;
    }
    return Vector2::ClampMagnitude(avoidanceMove, maxForce);
  }
};

// composite behavior
Vector2 PartialMove(Vector2 move, double weight) {
  Vector2 partialMove = move * weight;
  if (partialMove.x != 0 || partialMove.y != 0) {
    if (partialMove.sqrMagnitude() > weight * weight) {
      partialMove = partialMove.normalized() * weight;
    }
  }
  return partialMove;
}

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> separation.k >> alignment.k;
  cin >> numberOfBoids;
  vector<Boid> currentState, newState;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
  }
  cout << fixed << setprecision(3);
  double deltaT;
  while (cin >> deltaT) {                    // game loop
    currentState = newState;                 // double buffer
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {
      allForces[i] += PartialMove(cohesion.ComputeForce(currentState, i), cohesion.k);
      allForces[i] += PartialMove(separation.ComputeForce(currentState, i), separation.k);
      allForces[i] += PartialMove(alignment.ComputeForce(currentState, i), alignment.k);
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
      cout << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << "\n";
    }
  }
  return 0;
}
