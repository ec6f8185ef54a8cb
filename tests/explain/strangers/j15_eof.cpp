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
    Vector2 center(0, 0);
    int n = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) {
        continue;
      }
      double d = Vector2::Distance(boids[i].position, boids[boidAgentIndex].position);
      if (d <= radius) {
        center += boids[i].position;
        n++;
      }
    }
    if (n > 0) {
      center = center / n;
      Vector2 force = center - boids[boidAgentIndex].position;
      if (force.getMagnitude() > radius) {
        force = Vector2(0, 0);
      }
      return force * k;
    }
    return {};
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 vel(0, 0);
    int n = 0;
    for (int i = 0; i < boids.size(); i++) {
      double d = Vector2::Distance(boids[i].position, boids[boidAgentIndex].position);
      if (d <= radius) {
        vel += boids[i].velocity;
        n++;
      }
    }
    if (n > 0) {
      vel = vel / n;
    }
    return vel * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 force(0, 0);
    for (int i = 0; i < boids.size(); i++) {
      double d = Vector2::Distance(boids[i].position, boids[boidAgentIndex].position);
      if (d <= radius && d != 0) {
        Vector2 v = boids[boidAgentIndex].position - boids[i].position;
        v = v / d;   // normalize
        v = v / d;
        force += v;
      }
    }
    double mag = force.getMagnitude();
    if (mag > maxForce) {
      force = force / mag;
      force = force * maxForce;
    }
    return force * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;

  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> separation.k >> alignment.k;
  cin >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid boid;
    cin >> boid.position.x >> boid.position.y;
    cin >> boid.velocity.x >> boid.velocity.y;
    newState.push_back(boid);
  }

  double deltaT = 0;
  // read until the end of the file
  while (!cin.eof()) {               // game loop
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
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
      cout << fixed << setprecision(3);
      cout << newState[i].position.x << " ";
      cout << newState[i].position.y << " ";
      cout << newState[i].velocity.x << " ";
      cout << newState[i].velocity.y << endl;
    }
  }
}
