// Flocking assignment
// I filled in the three ComputeForce functions and the input / output parts.
#include <iostream>
#include <vector>
#include <string>
#include <sstream>
#include <iomanip>
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
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 centerOfMass;
    int neighbors = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;   // not including itself
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        centerOfMass += boids[i].position;
        neighbors++;
      }
    }
    if (neighbors == 0 || radius == 0) return {};
    centerOfMass = centerOfMass / neighbors;
    Vector2 toCenter = centerOfMass - boids[boidAgentIndex].position;
    if (toCenter.getMagnitude() > radius) return {};
    return toCenter / radius * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 avgVelocity;
    int neighbors = 0;
    for (int i = 0; i < boids.size(); i++) {
      // here the agent itself counts too!
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        avgVelocity += boids[i].velocity;
        neighbors++;
      }
    }
    return avgVelocity / neighbors * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 force;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 away = boids[boidAgentIndex].position - boids[i].position;
      double distance = away.getMagnitude();
      if (distance > 0 && distance <= radius) {
        Vector2 hat = away / distance;
        force += hat / distance;
      }
    }
    double magnitude = force.getMagnitude();
    if (magnitude > maxForce) {
      force = force / magnitude * maxForce;
    }
    return force * k;
  }
};

int main() {
  // read r_c r_s F_Smax r_a K_c K_s K_a N, then the boids
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  string line;
  getline(cin, line);
  stringstream ss(line);
  ss >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
     >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  vector<Boid> currentState, newState;
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
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(currentState, i);
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, i);
        if (distance <= alignment.radius)  allForces[i] += alignment.ComputeForce(currentState, i);
      }
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
