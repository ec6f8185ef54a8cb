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
  Vector2 normalized() const { double m = getMagnitude(); return m > 0 ? Vector2(x / m, y / m) : Vector2(); }
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 Pagent = boids[boidAgentIndex].position;
    Vector2 Pcm;
    int n = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(boids[i].position, Pagent) <= radius) {
        Pcm += boids[i].position;
        n++;
      }
    }
    if (n == 0 || radius == 0) return {};
    Pcm = Pcm / n;
    Vector2 F = Pcm - Pagent;
    if (F.getMagnitude() > radius) return {};
    return F / radius * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 Vavg;
    int n = 0;
    for (const Boid& b : boids) {
      if (Vector2::Distance(b.position, boids[boidAgentIndex].position) <= radius) {
        Vavg += b.velocity;
        n++;
      }
    }
    if (n > 0) Vavg = Vavg / n;
    return Vavg * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 Pa = boids[boidAgentIndex].position;
    Vector2 Fs;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 PaPi = boids[i].position - Pa;
      double d = PaPi.getMagnitude();
      if (d > 0 && d <= radius) {
        Fs += PaPi.normalized() / d;
      }
    }
    if (Fs.getMagnitude() > maxForce) Fs = Fs.normalized() * maxForce;
    return Fs * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    currentState.push_back(b);
    newState.push_back(b);
  }

  double deltaT;
  while (cin >> deltaT) {
    currentState = newState;                 // double buffer
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        // j is the neighbor, so it has to be j here, right?
        if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(currentState, j);
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, j);
        if (distance <= alignment.radius)  allForces[i] += alignment.ComputeForce(currentState, j);
      }
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
      printf("%.3f %.3f %.3f %.3f\n", newState[i].position.x, newState[i].position.y,
             newState[i].velocity.x, newState[i].velocity.y);
    }
  }
  return 0;
}
