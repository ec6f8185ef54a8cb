#include <iostream>
#include <vector>
#include <string>
#include <cmath>
#include <cstdio>
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

// helper so I dont write the same loop 3 times
vector<int> getNeighbors(const vector<Boid>& boids, int me, double radius) {
  vector<int> out;
  for (int i = 0; i < (int)boids.size(); ++i)
    if (i != me && Vector2::Distance(boids[i].position, boids[me].position) <= radius)
      out.push_back(i);
  return out;
}

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    auto ns = getNeighbors(boids, boidAgentIndex, radius);
    if (ns.empty()) return {};
    Vector2 cm;
    for (int i : ns) cm += boids[i].position;
    cm = cm / (double)ns.size();
    Vector2 toCm = cm - boids[boidAgentIndex].position;
    if (radius == 0 || toCm.getMagnitude() > radius) return {};
    return toCm / radius;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    auto ns = getNeighbors(boids, boidAgentIndex, radius);
    if (ns.empty()) return {};
    Vector2 avg;
    for (int i : ns) avg += boids[i].velocity;
    return avg / (double)ns.size();
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 f;
    for (int i : getNeighbors(boids, boidAgentIndex, radius)) {
      Vector2 diff = boids[boidAgentIndex].position - boids[i].position;
      double sq = diff.sqrMagnitude();
      if (sq > 0) f += diff / sq;      // (diff/d) * 1/d
    }
    double len = f.getMagnitude();
    if (len > maxForce) f = f * (maxForce / len);
    return f;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  newState.resize(numberOfBoids);
  for (auto& b : newState)
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
  cin.ignore();   // newline after the last boid

  vector<Vector2> allForces(numberOfBoids);   // allocate only once

  while (getline(cin, line)) {               // game loop
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      allForces[i] += cohesion.ComputeForce(currentState, i) * cohesion.k;
      allForces[i] += separation.ComputeForce(currentState, i) * separation.k;
      allForces[i] += alignment.ComputeForce(currentState, i) * alignment.k;
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      printf("%.3f %.3f %.3f %.3f\n", newState[i].position.x, newState[i].position.y,
             newState[i].velocity.x, newState[i].velocity.y);
    }
  }
  return 0;
}
