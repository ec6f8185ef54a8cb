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
    Vector2 sum(0, 0);
    int n = 0;
    for (int i = 0; i < (int)boids.size(); ++i) {
      if (i == boidAgentIndex) continue;
      double dist = Vector2::Distance(boids[i].position, boids[boidAgentIndex].position);
      if (dist <= radius) { sum += boids[i].position; n++; }
    }
    if (n == 0) return Vector2(0, 0);
    Vector2 center = sum / n;
    Vector2 force = center - boids[boidAgentIndex].position; // farther = stronger (linear)
    if (force.getMagnitude() > radius) return Vector2(0, 0);
    return force * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 sum(0, 0);
    int n = 0;
    for (int i = 0; i < (int)boids.size(); ++i) {
      double dist = Vector2::Distance(boids[i].position, boids[boidAgentIndex].position);
      if (dist <= radius) { sum += boids[i].velocity; n++; }
    }
    if (n == 0) return Vector2(0, 0);
    return sum / n * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 sum(0, 0);
    for (int i = 0; i < (int)boids.size(); ++i) {
      if (i == boidAgentIndex) continue;
      Vector2 diff = boids[boidAgentIndex].position - boids[i].position;
      double dist = diff.getMagnitude();
      if (dist > 0 && dist <= radius) sum += diff / dist / dist;
    }
    double mag = sum.getMagnitude();
    if (mag > maxForce) sum = sum / mag * maxForce;
    return sum * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;

  // radii
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  // constants
  cin >> cohesion.k >> alignment.k >> separation.k;
  cin >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; ++i) {
    Boid boid;
    cin >> boid.position.x >> boid.position.y >> boid.velocity.x >> boid.velocity.y;
    currentState.push_back(boid);
  }
  newState = currentState;
  cin.ignore(100, '\n');
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
    for (int i = 0; i < numberOfBoids; ++i) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      cout << setprecision(3) << fixed << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
  return 0;
}
