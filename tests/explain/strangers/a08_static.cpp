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

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 cm = {0, 0};
    double count = 0;
    for (int i = 0; i < boids.size(); i++) {
      double dist = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (i != boidAgentIndex && dist <= radius) {
        cm += boids[i].position;
        count += 1;
      }
    }
    if (count == 0) return {0, 0};
    cm = cm / count;
    Vector2 f = cm - boids[boidAgentIndex].position;
    if (f.getMagnitude() <= radius && radius != 0) return f / radius;
    return {0, 0};
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 v = {0, 0};
    double count = 0;
    for (int i = 0; i < boids.size(); i++) {
      double dist = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (dist <= radius) {
        v += boids[i].velocity;
        count += 1;
      }
    }
    if (count == 0) return {0, 0};
    return v / count * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 f = {0, 0};
    for (int i = 0; i < boids.size(); i++) {
      double dist = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (dist > 0 && dist <= radius) {
        f += (boids[boidAgentIndex].position - boids[i].position) / dist;
      }
    }
    if (f.getMagnitude() > maxForce) {
      f = f / f.getMagnitude();
      f = f * maxForce;
    }
    return f;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;

  cin >> cohesion.radius;
  cin >> separation.radius;
  cin >> separation.maxForce;
  cin >> alignment.radius;
  cin >> cohesion.k;
  cin >> separation.k;
  cin >> alignment.k;
  cin >> numberOfBoids;

  newState.resize(numberOfBoids);
  for (int i = 0; i < numberOfBoids; i++) {
    cin >> newState[i].position.x;
    cin >> newState[i].position.y;
    cin >> newState[i].velocity.x;
    cin >> newState[i].velocity.y;
  }

  vector<Vector2> allForces(numberOfBoids);
  double deltaT;
  while (cin >> deltaT) {               // game loop
    currentState = newState;                 // double buffer
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(currentState, i) * cohesion.k;
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, i) * separation.k;
        if (distance <= alignment.radius)  allForces[i] += alignment.ComputeForce(currentState, i) * alignment.k;
      }
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      cout << fixed << setprecision(3) << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
    cout << endl;
  }
}
