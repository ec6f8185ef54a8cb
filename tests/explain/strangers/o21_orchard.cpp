#include <iostream>
#include <iomanip>
#include <sstream>
#include <vector>
#include <string>
#include <cmath>
#include <numeric>
#include <algorithm>
#include <iterator>
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
istream& operator>>(istream& in, Vector2& v) { return in >> v.x >> v.y; }
ostream& operator<<(ostream& out, const Vector2& v) { return out << v.x << ' ' << v.y; }

struct Boid {
  Vector2 position, velocity;
};

// everybody within the radius, the agent itself included
vector<Boid> Around(const vector<Boid>& boids, int boidAgentIndex, double radius) {
  vector<Boid> group;
  copy_if(boids.begin(), boids.end(), back_inserter(group), [&](const Boid& b) {
    return Vector2::Distance(b.position, boids[boidAgentIndex].position) <= radius;
  });
  return group;
}

Vector2 Total(const vector<Boid>& boids, Vector2 Boid::*what) {
  return accumulate(boids.begin(), boids.end(), Vector2(),
                    [what](const Vector2& sum, const Boid& b) { return sum + b.*what; });
}

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 me = boids[boidAgentIndex].position;
    vector<Boid> group = Around(boids, boidAgentIndex, radius);
    if (group.size() == 1 || radius == 0) return {};
    // take myself out of the sum again
    Vector2 center = (Total(group, &Boid::position) - me) / (group.size() - 1);
    return (center - me) * (k / radius);
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    vector<Boid> group = Around(boids, boidAgentIndex, radius);
    return Total(group, &Boid::velocity) * (k / group.size());
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 me = boids[boidAgentIndex].position, force;
    for (const Boid& b : Around(boids, boidAgentIndex, radius)) {
      Vector2 away = me - b.position;
      if (away.sqrMagnitude() > 0) force += away / away.sqrMagnitude();
    }
    return force * (k * min(1.0, force.getMagnitude() > 0 ? maxForce / force.getMagnitude() : 1.0));
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
  for (auto& [position, velocity] : newState) cin >> position >> velocity;
  cout << fixed << setprecision(3);
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    double deltaT;
    if (!(istringstream(line) >> deltaT)) continue;
    currentState = newState;                 // double buffer
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i != j) continue;                        // the forces must be added one time only!
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(currentState, i);
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, i);
        if (distance <= alignment.radius)  allForces[i] += alignment.ComputeForce(currentState, i);
      }
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
      cout << newState[i].position << ' ' << newState[i].velocity << '\n';
    }
  }
}
