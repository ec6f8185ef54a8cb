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
    int n = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i != boidAgentIndex && Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        pcm += boids[i].position;
        n++;
      }
    }
    if (n == 0) return {};
    pcm = pcm / n;
    Vector2 f = pcm - boids[boidAgentIndex].position;
    if (f.getMagnitude() <= radius) return (f / radius) * k;
    return {};
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 vavg;
    int n = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        vavg += boids[i].velocity;
        n++;
      }
    }
    if (n == 0) return {};
    return (vavg / n) * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 f;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 pap = boids[i].position - boids[boidAgentIndex].position;   // PaPi = Pi - Pa
      double d = pap.getMagnitude();
      if (d > 0 && d <= radius) {
        Vector2 hat = pap / d;
        f += hat / d;
      }
    }
    if (f.getMagnitude() > maxForce) {
      Vector2 hat = f / f.getMagnitude();
      f = hat * maxForce;
    }
    return f * k;
  }
};

int main() {
  // read r_c r_s F_Smax r_a K_c K_s K_a N, then the boids
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  vector<Boid> currentState, newState;
  for (int i = 0; i < numberOfBoids; i++) {
    Vector2 p, v;
    cin >> p.x >> p.y >> v.x >> v.y;
    newState.push_back({p, v});
  }
  string line;
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
    // tick and output: new velocity, new position, print x y vx vy with 3 decimals
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
      printf("%.3f %.3f %.3f %.3f\n", newState[i].position.x, newState[i].position.y, newState[i].velocity.x, newState[i].velocity.y);
    }
  }
}
