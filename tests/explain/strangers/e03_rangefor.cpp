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
    Vector2 centro;
    int vecinos = 0;
    Vector2 miPos = boids[boidAgentIndex].position;
    for (auto b : boids) {
      double dist = Vector2::Distance(miPos, b.position);
      if (dist <= radius) {
        centro += b.position;
        vecinos++;
      }
    }
    if (vecinos == 0) return {};
    centro = centro / vecinos;               // centro de masa
    Vector2 fuerza = centro - miPos;
    if (fuerza.getMagnitude() > radius) return {};
    return fuerza / radius * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 suma;
    int vecinos = 0;
    Vector2 miPos = boids[boidAgentIndex].position;
    for (auto b : boids) {
      double dist = Vector2::Distance(miPos, b.position);
      if (dist <= radius) {
        suma += b.velocity;
        vecinos++;
      }
    }
    if (vecinos == 0) return {};
    return suma / vecinos * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 fuerza;
    Vector2 miPos = boids[boidAgentIndex].position;
    for (auto b : boids) {
      double dist = Vector2::Distance(miPos, b.position);
      if (dist > 0 && dist <= radius) {
        Vector2 direccion = (miPos - b.position) / dist;
        fuerza += direccion / dist;
      }
    }
    return fuerza * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    double x, y, vx, vy;
    cin >> x >> y >> vx >> vy;
    Boid nuevo;
    nuevo.position = Vector2(x, y);
    nuevo.velocity = Vector2(vx, vy);
    newState.push_back(nuevo);
  }
  while (getline(cin, line)) {               // game loop
    if (line.empty()) continue;              // linea vacia
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
      Vector2 v = currentState[i].velocity + allForces[i] * deltaT;
      Vector2 p = currentState[i].position + v * deltaT;
      newState[i].velocity = v;
      newState[i].position = p;
      printf("%.3f %.3f %.3f %.3f\n", p.x, p.y, v.x, v.y);
    }
  }
}
