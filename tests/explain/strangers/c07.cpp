#include <iostream>
#include <vector>
#include <string>
#include <cmath>
#include <iomanip>
#include <limits>
using namespace std;

/**
 * @brief A simple 2D vector with the most common arithmetic operations.
 */
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

/**
 * @brief Cohesion: steers the agent towards the center of mass of its neighbors.
 */
struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Vector2& agentPosition = boids[boidAgentIndex].position;
    Vector2 centerOfMass;
    int neighborCount = 0;

    // Step 1: Accumulate the positions of all neighbors within the radius
    for (int i = 0; i < static_cast<int>(boids.size()); ++i) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(agentPosition, boids[i].position) <= radius) {
        centerOfMass += boids[i].position;
        ++neighborCount;
      }
    }

    // Step 2: If there are no neighbors, there is no cohesion force
    if (neighborCount == 0) return {};

    // Step 3: Compute the force towards the center of mass
    centerOfMass = centerOfMass / neighborCount;
    Vector2 direction = centerOfMass - agentPosition;
    if (direction.getMagnitude() > radius) return {};
    return (direction / radius) * k;
  }
};

/**
 * @brief Alignment: matches the agent's velocity with the average velocity of its neighbors.
 */
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Vector2& agentPosition = boids[boidAgentIndex].position;
    Vector2 averageVelocity;
    int neighborCount = 0;

    // Step 1: Accumulate the velocities of all neighbors within the radius
    for (int i = 0; i < static_cast<int>(boids.size()); ++i) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(agentPosition, boids[i].position) <= radius) {
        averageVelocity += boids[i].velocity;
        ++neighborCount;
      }
    }

    // Step 2: If there are no neighbors, there is no alignment force
    if (neighborCount == 0) return {};

    // Step 3: Return the weighted average velocity
    return (averageVelocity / neighborCount) * k;
  }
};

/**
 * @brief Separation: pushes the agent away from neighbors that are too close.
 */
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Vector2& agentPosition = boids[boidAgentIndex].position;
    Vector2 totalForce;

    for (int i = 0; i < static_cast<int>(boids.size()); ++i) {
      if (i == boidAgentIndex) continue;
      Vector2 offset = agentPosition - boids[i].position;
      double distance = offset.getMagnitude();
      if (distance > 0.0 && distance <= radius) {
        // The force is inversely proportional to the distance
        Vector2 force = offset / (distance * distance);

        // Clamp the force to the maximum magnitude to avoid infinite forces
        if (force.getMagnitude() > maxForce) {
          force = force / force.getMagnitude() * maxForce;
        }
        totalForce += force;
      }
    }
    return totalForce * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;

  // Read the simulation parameters
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;

  // Read the initial state of the boids
  newState.reserve(numberOfBoids);
  for (int i = 0; i < numberOfBoids; ++i) {
    Boid boid;
    cin >> boid.position.x >> boid.position.y >> boid.velocity.x >> boid.velocity.y;
    newState.push_back(boid);
  }

  // Discard the remaining newline character before using getline
  cin.ignore(numeric_limits<streamsize>::max(), '\n');

  // Set the output format to 3 decimal places
  cout << fixed << setprecision(3);

  // final input reading and processing
  while (getline(cin, line)) {               // game loop
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

    // Update each boid and print its new state
    for (int i = 0; i < numberOfBoids; ++i) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      cout << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
  return 0;
}
