#include <iostream>
#include <vector>
#include <string>
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
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    // the main already looks at the radius
    Vector2 center;
    for (int i = 0; i < boids.size(); i++) {
      if (i != boidAgentIndex) {
        center.x = center.x + boids[i].position.x;
        center.y = center.y + boids[i].position.y;
      }
    }
    center.x = center.x / (boids.size() - 1);
    center.y = center.y / (boids.size() - 1);
    Vector2 force;
    force.x = center.x - boids[boidAgentIndex].position.x;
    force.y = center.y - boids[boidAgentIndex].position.y;
    if (force.getMagnitude() <= radius) {
      force.x = force.x / radius;
      force.y = force.y / radius;
    }
    else {
      force.x = 0;
      force.y = 0;
    }
    return force * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 average;
    for (int i = 0; i < boids.size(); i++) {
      // including itself so no if
      average.x = average.x + boids[i].velocity.x;
      average.y = average.y + boids[i].velocity.y;
    }
    average.x = average.x / boids.size();
    average.y = average.y / boids.size();
    return average * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 force;
    for (int i = 0; i < boids.size(); i++) {
      if (i != boidAgentIndex) {
        double distanceX = boids[boidAgentIndex].position.x - boids[i].position.x;
        double distanceY = boids[boidAgentIndex].position.y - boids[i].position.y;
        if (distanceX != 0) {
          force.x = force.x + 1 / distanceX;
        }
        if (distanceY != 0) {
          force.y = force.y + 1 / distanceY;
        }
      }
    }
    force = force * k;
    // clamp
    if (force.getMagnitude() > maxForce) {
      force.x = maxForce;
      force.y = maxForce;
    }
    return force;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;

  cin >> cohesion.radius;
  cin >> separation.radius;
  cin >> separation.maxForce;
  cin >> alignment.radius;
  cin >> cohesion.k;
  cin >> separation.k;
  cin >> alignment.k;
  cin >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid b;
    cin >> b.position.x;
    cin >> b.position.y;
    cin >> b.velocity.x;
    cin >> b.velocity.y;
    newState.push_back(b);
  }
  getline(cin, line); // rest of the line, without this it crashed

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
      newState[i].velocity.x = currentState[i].velocity.x + allForces[i].x * deltaT;
      newState[i].velocity.y = currentState[i].velocity.y + allForces[i].y * deltaT;
      newState[i].position.x = currentState[i].position.x + newState[i].velocity.x * deltaT;
      newState[i].position.y = currentState[i].position.y + newState[i].velocity.y * deltaT;
      cout << setprecision(3);
      cout << newState[i].position.x << " " << newState[i].position.y << " " << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
  return 0;
}
