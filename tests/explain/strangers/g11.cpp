/*
 * GPR-340  Formal assignment: flocking
 */
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
  Vector2 normalized() const { double m = getMagnitude(); return m == 0 ? Vector2() : *this / m; }
};

struct Boid {
  Vector2 position, velocity;
};

// everybody (including me) within the radius
vector<Boid> inRadius(const vector<Boid>& boids, const Vector2& where, double radius) {
  vector<Boid> found;
  for (const auto& b : boids)
    if (Vector2::Distance(b.position, where) <= radius)
      found.push_back(b);
  return found;
}

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 me = boids[boidAgentIndex].position;
    vector<Boid> group = inRadius(boids, me, radius);
    // take myself back out of the group
    int n = group.size() - 1;
    if (n == 0) return {};
    Vector2 sum;
    for (const auto& b : group) sum += b.position;
    sum = sum - me;
    Vector2 toCenter = sum / n - me;
    if (toCenter.getMagnitude() > radius) return {};
    return toCenter / radius * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    vector<Boid> group = inRadius(boids, boids[boidAgentIndex].position, radius);
    Vector2 sum;
    for (const auto& b : group) sum += b.velocity;
    return sum / group.size() * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 me = boids[boidAgentIndex].position;
    Vector2 force;
    for (const auto& b : inRadius(boids, me, radius)) {
      double d = Vector2::Distance(me, b.position);
      if (d > 0) force += (me - b.position).normalized() / d;
    }
    if (force.getMagnitude() > maxForce) force = force.normalized() * maxForce;
    return force * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;

  vector<Boid> currentState(numberOfBoids), newState;
  for (auto& b : currentState)
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
  newState = currentState;

  double deltaT;
  while (!cin.eof()) {                       // game loop
    cin >> deltaT;
    currentState = newState;                 // double buffer
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
    }
    cout << fixed << setprecision(3);
    for (const auto& b : newState)
      cout << b.position.x << " " << b.position.y << " " << b.velocity.x << " " << b.velocity.y << "\n";
  }
  return 0;
}
