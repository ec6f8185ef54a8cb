#include <iostream>
#include <vector>
#include <string>
#include <cmath>
#include <iomanip>
#include <sstream>
using namespace std;

struct Vector2 {
  double x = 0, y = 0;
  Vector2() = default;
  Vector2(double x, double y) : x(x), y(y) {}
  Vector2 operator+(const Vector2& o) const { return {x + o.x, y + o.y}; }
  Vector2 operator-(const Vector2& o) const { return {x - o.x, y - o.y}; }
  Vector2& operator+=(const Vector2& o) { x += o.x; y += o.y; return *this; }
  Vector2& operator/=(double k) { x /= k; y /= k; return *this; }
  Vector2 operator*(double k) const { return {x * k, y * k}; }
  Vector2 operator/(double k) const { return {x / k, y / k}; }
  double sqrMagnitude() const { return x * x + y * y; }
  double getMagnitude() const { return sqrt(sqrMagnitude()); }
  Vector2 getNormalized() const { double m = getMagnitude(); return m > 0 ? *this / m : Vector2(); }
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 cm;
    int count = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        cm += boids[i].position;
        count++;
      }
    }
    if (count == 0) return {};
    cm /= count;
    Vector2 d = cm - boids[boidAgentIndex].position;
    double dist = d.getMagnitude();
    // direction times how far (0..1)
    if (dist > 0 && dist <= radius) return d.getNormalized() * (dist / radius) * k;
    return {};
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 avg;
    int count = 0;
    for (int i = 0; i < (int)boids.size(); i++) {   // agent itself is in here as well (distance 0)
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        avg += boids[i].velocity;
        count++;
      }
    }
    if (count > 0) avg /= count;
    return avg * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 total;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 d = boids[boidAgentIndex].position - boids[i].position;
      double dist = d.getMagnitude();
      if (dist > 0 && dist <= radius) total += d.getNormalized() / dist;
    }
    if (total.getMagnitude() > maxForce) total = total.getNormalized() * maxForce;
    return total * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  newState.resize(numberOfBoids);
  for (auto& b : newState) cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
  cin >> ws;
  while (getline(cin, line)) {               // game loop
    if (line.find_first_not_of(" \t\r") == string::npos) continue;
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      // the given loop added the force once for EVERY neighbor, that can't be right.
      // now it only checks if there is one at all
      bool doCohesion = false, doSeparation = false, doAlignment = false;
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   doCohesion = true;
        if (distance <= separation.radius) doSeparation = true;
        if (distance <= alignment.radius)  doAlignment = true;
      }
      if (doCohesion)   allForces[i] += cohesion.ComputeForce(currentState, i);
      if (doSeparation) allForces[i] += separation.ComputeForce(currentState, i);
      if (doAlignment)  allForces[i] += alignment.ComputeForce(currentState, i);
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
      cout << fixed << setprecision(3) << newState[i].position.x << ' ' << newState[i].position.y << ' '
           << newState[i].velocity.x << ' ' << newState[i].velocity.y << '\n';
    }
  }
}
