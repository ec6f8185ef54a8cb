// What the course hands out, completed.
#include <iostream>
#include <vector>
#include <string>
#include <cmath>
#include <iomanip>
#include <algorithm>
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
  /// Returns the unit vector, or the zero vector when the magnitude is zero.
  Vector2 normalized() const {
    const double magnitude = getMagnitude();
    return magnitude > 0.0 ? Vector2(x / magnitude, y / magnitude) : Vector2();
  }
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

/// Cohesion: steers the agent towards the center of mass of its neighbors.
/// The force grows linearly and vanishes at the limit of the cohesion radius.
struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Vector2& agent = boids[boidAgentIndex].position;
    Vector2 centerOfMass;
    int neighborCount = 0;
    // Step 1: gather the neighbors (excluding the agent itself)
    for (int i = 0; i < static_cast<int>(boids.size()); ++i) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(agent, boids[i].position) <= radius) {
        centerOfMass += boids[i].position;
        ++neighborCount;
      }
    }
    // Step 2: guard against division by zero
    if (neighborCount == 0 || radius <= 0.0) return {};
    centerOfMass = centerOfMass / neighborCount;
    // Step 3: linear falloff, full strength at the center and zero at the border
    const Vector2 toCenter = centerOfMass - agent;
    const double falloff = max(0.0, 1.0 - toCenter.getMagnitude() / radius);
    return toCenter.normalized() * falloff * k;
  }
};
/// Alignment: average velocity of the group, including the agent.
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Vector2& agent = boids[boidAgentIndex].position;
    Vector2 averageVelocity;
    int neighborCount = 0;
    for (const Boid& boid : boids) {
      if (Vector2::Distance(agent, boid.position) <= radius) {
        averageVelocity += boid.velocity;
        ++neighborCount;
      }
    }
    if (neighborCount == 0) return {};
    return averageVelocity / neighborCount * k;
  }
};
/// Separation: pushes the agent away, inversely proportional to the distance.
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Vector2& agent = boids[boidAgentIndex].position;
    Vector2 force;
    for (const Boid& boid : boids) {
      const Vector2 away = agent - boid.position;
      const double distance = away.getMagnitude();
      if (distance > 0.0 && distance <= radius) force += away.normalized() / distance;
    }
    // Clamp the accumulated force
    if (force.getMagnitude() > maxForce) force = force.normalized() * maxForce;
    return force * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  newState.resize(numberOfBoids);
  for (auto& boid : newState) {
    cin >> boid.position.x >> boid.position.y >> boid.velocity.x >> boid.velocity.y;
  }
  cin >> ws;  // discard the remaining newline before using getline
  cout << fixed << setprecision(3);
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    if (line.empty()) continue;
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
    // Integrate and print
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      cout << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << "\n";
    }
  }
  return 0;
}
