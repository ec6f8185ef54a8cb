#include <iostream>
#include <iomanip>
#include <vector>
#include <string>
#include <sstream>
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
    Vector2 me = boids[boidAgentIndex].position;
    Vector2 centre;
    int near = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(me, boids[i].position) <= radius) {
        centre += boids[i].position;
        near++;
      }
    }
    if (near == 0) return {};
    centre = centre / near;
    Vector2 direction = centre - me;
    if (direction.getMagnitude() > radius) return {};
    return direction / radius * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 mean;
    int flock = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      double dist = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (dist <= radius) {
        mean += boids[i].velocity;
        flock++;
      }
    }
    mean = mean / flock;
    return mean * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 push;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 diff = boids[boidAgentIndex].position - boids[i].position;
      double dist = diff.getMagnitude();
      if (dist > 0 && dist <= radius) {
        push += diff / dist / dist;
      }
    }
    double size = push.getMagnitude();
    if (size > maxForce) {
      push = push / size * maxForce;
    }
    return push * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  cin >> cohesion.radius;
  cin >> separation.radius >> separation.maxForce;
  cin >> alignment.radius;
  cin >> cohesion.k >> separation.k >> alignment.k;
  cin >> numberOfBoids;
  newState.resize(numberOfBoids);
  for (int i = 0; i < numberOfBoids; i++) {          // read the boids
    cin >> newState[i].position.x >> newState[i].position.y >> newState[i].velocity.x >> newState[i].velocity.y;
  }
  cout << fixed << setprecision(3);
  // final input reading and processing
  while (cin >> line) {                      // game loop
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
    for (int i = 0; i < numberOfBoids; i++) {        // tick and output
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      cout << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
}
