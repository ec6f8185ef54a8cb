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
    Vector2 CM;
    int n = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        CM += boids[i].position;
        n++;
      }
    }
    if (n > 0) CM = CM / n;
    // force towards CM
    Vector2 force = CM / radius;
    return force * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 Vavg;
    for (int i = 0; i < boids.size(); i++) {
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        Vavg += boids[i].velocity;
      }
    }
    return Vavg * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 force;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      double d = Vector2::Distance(boids[i].position, boids[boidAgentIndex].position);
      if (d > 0 && d <= radius) {
        Vector2 dir = (boids[boidAgentIndex].position - boids[i].position) / d;
        force += dir / d;
      }
    }
    if (force.getMagnitude() > maxForce) {
      force = force / force.getMagnitude() * maxForce;
    }
    return force * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;

  getline(cin, line);
  stringstream ss(line);
  ss >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
     >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;

  for (int i = 0; i < numberOfBoids; i++) {
    Boid boid;
    getline(cin, line);
    stringstream s2(line);
    s2 >> boid.position.x >> boid.position.y >> boid.velocity.x >> boid.velocity.y;
    newState.push_back(boid);
  }

  cout << setprecision(3);
  while (!cin.eof()) {
    getline(cin, line);
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
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
      cout << newState[i].position.x << " " << newState[i].position.y << " " << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
}
