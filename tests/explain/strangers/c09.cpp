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

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 pcm;
    double n = 0;
    Vector2 me = boids[boidAgentIndex].position;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i != boidAgentIndex && Vector2::Distance(me, boids[i].position) <= radius) {
        pcm += boids[i].position;
        n += 1;
      }
    }
    if (n == 0) return {0, 0};
    pcm = pcm / n;
    if (Vector2::Distance(pcm, me) <= radius)
      return (pcm - me) / radius;
    return {0, 0};
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 vavg;
    double n = 0;
    Vector2 me = boids[boidAgentIndex].position;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (Vector2::Distance(me, boids[i].position) <= radius) {
        vavg += boids[i].velocity;
        n += 1;
      }
    }
    return vavg / n;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 fs;
    Vector2 me = boids[boidAgentIndex].position;
    for (int i = 0; i < (int)boids.size(); i++) {
      double d = Vector2::Distance(me, boids[i].position);
      if (d > 0 && d <= radius) {
        Vector2 hat = (me - boids[i].position) / d;
        fs += hat / d;
      }
    }
    return fs;
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
  for (int i = 0; i < numberOfBoids; i++) {
    cin >> newState[i].position.x >> newState[i].position.y;
    cin >> newState[i].velocity.x >> newState[i].velocity.y;
  }
  getline(cin, line);
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
    // tick
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].position = currentState[i].position + currentState[i].velocity * deltaT;
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
    }
    // output
    for (int i = 0; i < numberOfBoids; i++) {
      printf("%.3lf %.3lf %.3lf %.3lf\n", newState[i].position.x, newState[i].position.y,
             newState[i].velocity.x, newState[i].velocity.y);
    }
  }
}
