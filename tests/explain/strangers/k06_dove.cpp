#include <iostream>
#include <iomanip>
#include <sstream>
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
  // mine
  Vector2 normalized() const {
    double m = getMagnitude();
    if (m == 0) return {0, 0};
    return {x / m, y / m};
  }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 agent = boids[boidAgentIndex].position;
    Vector2 centerOfMass;
    int n = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(boids[i].position, agent) <= radius) {
        centerOfMass += boids[i].position;
        n++;
      }
    }
    if (n == 0 || radius == 0) return {};
    centerOfMass = centerOfMass / n;
    Vector2 toCenter = centerOfMass - agent;
    if (toCenter.getMagnitude() > radius) return {};
    return toCenter / radius * k;
  }
};

struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 agent = boids[boidAgentIndex].position;
    Vector2 averageVelocity;
    int n = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(boids[i].position, agent) <= radius) {
        averageVelocity += boids[i].velocity;
        n++;
      }
    }
    if (n == 0) return {};
    averageVelocity = averageVelocity / n;
    return (averageVelocity - boids[boidAgentIndex].velocity) * k;
  }
};

struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 agent = boids[boidAgentIndex].position;
    Vector2 force;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      double distance = Vector2::Distance(boids[i].position, agent);
      if (distance > 0 && distance <= radius)
        force += (agent - boids[i].position).normalized() / distance * k;
    }
    // limit it
    if (force.getMagnitude() > maxForce)
      force = force.normalized() * maxForce;
    return force;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;

  // parameters
  getline(cin, line);
  stringstream ss(line);
  ss >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
     >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;

  // boids
  for (int i = 0; i < numberOfBoids; i++) {
    getline(cin, line);
    stringstream bs(line);
    Boid b;
    bs >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
  }

  cout << fixed << setprecision(3);

  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    if (line.empty()) continue;
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      // the ComputeForce functions look for the neighbors themselves, so no second loop here
      allForces[i] += cohesion.ComputeForce(currentState, i);
      allForces[i] += separation.ComputeForce(currentState, i);
      allForces[i] += alignment.ComputeForce(currentState, i);
    }
    // tick and output
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      cout << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
  return 0;
}
