// AI for Games - Assignment 1: Flocking
// based on the boilerplate from class
#include <iostream>
#include <vector>
#include <string>
#include <cmath>
#include <sstream>
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
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius = 0, k = 0;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 centerOfMass;
    int numNeighbors = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue; // not itself
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        centerOfMass += boids[i].position;
        numNeighbors++;
      }
    }
    if (numNeighbors == 0 || radius == 0) return {}; // no division by 0
    centerOfMass = centerOfMass / numNeighbors;
    Vector2 toCenter = centerOfMass - boids[boidAgentIndex].position;
    return (toCenter / radius) * k;
  }
};

struct Alignment {
  double radius = 0, k = 0;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 averageVelocity;
    int numNeighbors = 0;
    // including itself!
    for (int i = 0; i < (int)boids.size(); i++) {
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        averageVelocity += boids[i].velocity;
        numNeighbors++;
      }
    }
    return (averageVelocity / numNeighbors) * k;
  }
};

struct Separation {
  double radius = 0, k = 0, maxForce = 0;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 force;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 away = boids[boidAgentIndex].position - boids[i].position;
      double distance = away.getMagnitude();
      if (distance > 0 && distance <= radius) {
        Vector2 unit = away / distance;
        force += unit / distance;
      }
    }
    // clamp
    double mag = force.getMagnitude();
    if (mag > maxForce) {
      force = (force / mag) * maxForce;
    }
    return force * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  string line;

  // first line has all the parameters
  getline(cin, line);
  stringstream ss(line);
  ss >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
     >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;

  vector<Boid> currentState, newState;
  for (int i = 0; i < numberOfBoids; i++) {
    getline(cin, line);
    stringstream boidLine(line);
    Boid b;
    boidLine >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
  }

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
