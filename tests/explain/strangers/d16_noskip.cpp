#include <iostream>
#include <vector>
#include <string>
#include <sstream>
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
    Vector2 com;
    int n = 0;
    for (int i = 0; i < boids.size(); i++) {
      double d = Vector2::Distance(boids[i].position, boids[boidAgentIndex].position);
      if (i != boidAgentIndex && d <= radius) { com += boids[i].position; n++; }
    }
    if (n == 0) return {};
    com = com / n;
    Vector2 f = com - boids[boidAgentIndex].position;
    if (f.getMagnitude() > radius) return {};
    return f / radius;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 avg;
    int n = 0;
    for (int i = 0; i < boids.size(); i++) {
      double d = Vector2::Distance(boids[i].position, boids[boidAgentIndex].position);
      if (d <= radius) { avg += boids[i].velocity; n++; }
    }
    return avg / n;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 f;
    for (int i = 0; i < boids.size(); i++) {
      double d = Vector2::Distance(boids[i].position, boids[boidAgentIndex].position);
      if (i != boidAgentIndex && d > 0 && d <= radius) {
        f.x += (boids[boidAgentIndex].position.x - boids[i].position.x) / d / d;
        f.y += (boids[boidAgentIndex].position.y - boids[i].position.y) / d / d;
      }
    }
    if (f.getMagnitude() > maxForce) {
      f.x = f.x / f.getMagnitude() * maxForce;
      f.y = f.y / f.getMagnitude() * maxForce;
    }
    return f;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  // first line: the parameters
  getline(cin, line);
  stringstream params(line);
  params >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
         >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  // then one line per boid
  for (int i = 0; i < numberOfBoids; i++) {
    getline(cin, line);
    stringstream ss(line);
    Boid b;
    ss >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
  }
  while (getline(cin, line)) {               // game loop
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every boid
        // no "if (i == j) continue" here because the alignment includes the agent itself
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(currentState, i) * cohesion.k;
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, i) * separation.k;
        if (distance <= alignment.radius)  allForces[i] += alignment.ComputeForce(currentState, i) * alignment.k;
      }
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      cout << fixed << setprecision(3)
           << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
}
