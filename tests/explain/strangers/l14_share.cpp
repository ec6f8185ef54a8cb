#include <cmath>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
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
    Vector2 centerOfMass;
    int neighbors = 0;
    Vector2 agentPosition = boids[boidAgentIndex].position;

    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(agentPosition, boids[i].position) <= radius) {
        centerOfMass += boids[i].position;
        neighbors++;
      }
    }
    if (neighbors == 0) return {};

    centerOfMass = centerOfMass / neighbors;
    Vector2 force = (centerOfMass - agentPosition) / radius;
    // every neighbor gives its share of the force
    return force * k / neighbors;
  }
};

struct Alignment {
  double radius, k;

  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 averageVelocity;
    int neighbors = 0;

    // includes itself
    for (int i = 0; i < boids.size(); i++) {
      if (Vector2::Distance(boids[boidAgentIndex].position, boids[i].position) <= radius) {
        averageVelocity += boids[i].velocity;
        neighbors++;
      }
    }
    if (neighbors == 0) return {};

    averageVelocity = averageVelocity / neighbors;
    // every neighbor gives its share of the force
    return averageVelocity * k / neighbors;
  }
};

struct Separation {
  double radius, k, maxForce;

  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 force;
    // this one is a sum, not an average
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 away = boids[boidAgentIndex].position - boids[i].position;
      double distance = away.getMagnitude();
      if (distance > 0 && distance <= radius) {
        Vector2 hat = away / distance;
        force += hat / distance;
      }
    }
    // clamp
    double magnitude = force.getMagnitude();
    if (magnitude > maxForce) force = force / magnitude * maxForce;
    return force * k;
  }
};

int main() {
  Cohesion cohesion;
  Alignment alignment;
  Separation separation;
  int numberOfBoids = 0;
  string line;

  // first line: parameters
  getline(cin, line);
  stringstream parameters(line);
  parameters >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  parameters >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;

  // boids
  vector<Boid> currentState, newState;
  for (int i = 0; i < numberOfBoids; i++) {
    getline(cin, line);
    stringstream values(line);
    Boid boid;
    values >> boid.position.x >> boid.position.y >> boid.velocity.x >> boid.velocity.y;
    newState.push_back(boid);
  }

  // final input reading and processing
  while (getline(cin, line)) {  // game loop
    if (line.empty()) break;
    currentState = newState;  // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {    // for every boid
      for (int j = 0; j < numberOfBoids; j++) {  // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius) allForces[i] += cohesion.ComputeForce(currentState, i);
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, i);
        if (distance <= alignment.radius) allForces[i] += alignment.ComputeForce(currentState, i);
      }
    }
    // tick and output
    cout << fixed << setprecision(3);
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      cout << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
  return 0;
}
