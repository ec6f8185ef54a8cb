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
};

struct Boid {
  Vector2 position, velocity;
};

// NOTE: the game loop in main calls ComputeForce once for EVERY neighbor of the boid,
// so each ComputeForce gives back only its share (whole force / number of neighbors).

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 me = boids[boidAgentIndex].position;
    Vector2 centerOfMass;
    int neighbors = 0;
    for (int j = 0; j < (int)boids.size(); j++) {
      if (j == boidAgentIndex) continue;
      if (Vector2::Distance(me, boids[j].position) <= radius) {
        centerOfMass += boids[j].position;
        neighbors++;
      }
    }
    if (neighbors == 0 || radius == 0) return {};
    centerOfMass = centerOfMass / neighbors;
    Vector2 force = (centerOfMass - me) / radius;
    return force * k / neighbors;
  }
};

struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 me = boids[boidAgentIndex].position;
    Vector2 average = boids[boidAgentIndex].velocity;   // including itself
    int neighbors = 0;
    for (int j = 0; j < (int)boids.size(); j++) {
      if (j == boidAgentIndex) continue;
      if (Vector2::Distance(me, boids[j].position) <= radius) {
        average += boids[j].velocity;
        neighbors++;
      }
    }
    if (neighbors == 0) return average * k;
    average = average / (neighbors + 1);
    return average * k / neighbors;
  }
};

struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 me = boids[boidAgentIndex].position;
    Vector2 force;
    int neighbors = 0;
    for (int j = 0; j < (int)boids.size(); j++) {
      if (j == boidAgentIndex) continue;
      double distance = Vector2::Distance(me, boids[j].position);
      if (distance > radius) continue;
      neighbors++;
      if (distance > 0) force += (me - boids[j].position) / distance / distance;
    }
    if (neighbors == 0) return {};
    double magnitude = force.getMagnitude();
    if (magnitude > maxForce) force = force / magnitude * maxForce;
    return force * k / neighbors;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
  }
  getline(cin, line);   // rest of the last boid's line
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
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      cout << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
  return 0;
}
