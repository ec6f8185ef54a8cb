// tarea de flocking
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
  // como en godot
  Vector2 limit_length(double len) const {
    double l = getMagnitude();
    if (l > len && l > 0) return *this / l * len;
    return *this;
  }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int me) {
    Vector2 centro; double n = 0;
    for (int j = 0; j < boids.size(); j++) {
      if (j == me) continue;
      if (Vector2::Distance(boids[me].position, boids[j].position) > radius) continue;
      centro += boids[j].position;
      n += 1;
    }
    Vector2 dir = centro / n - boids[me].position;
    if (dir.getMagnitude() > radius) return {};
    return dir / radius * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int me) {
    Vector2 suma; double n = 0;
    for (int j = 0; j < boids.size(); j++) {
      if (Vector2::Distance(boids[me].position, boids[j].position) > radius) continue;
      suma += boids[j].velocity;
      n += 1;
    }
    return suma / n * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int me) {
    Vector2 f;
    for (int j = 0; j < boids.size(); j++) {
      double d = Vector2::Distance(boids[me].position, boids[j].position);
      if (d == 0 || d > radius) continue;
      f += (boids[me].position - boids[j].position) / d / d;
    }
    return f.limit_length(maxForce) * k;
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
  for (auto& b : newState) cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
  cin >> ws;
  while (getline(cin, line)) {               // game loop
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      bool hayCohesion = false, haySeparacion = false, hayAlineacion = false;
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   hayCohesion = true;
        if (distance <= separation.radius) haySeparacion = true;
        if (distance <= alignment.radius)  hayAlineacion = true;
      }
      // una sola vez cada fuerza!! (antes se sumaba por cada vecino)
      if (hayCohesion)   allForces[i] += cohesion.ComputeForce(currentState, i);
      if (haySeparacion) allForces[i] += separation.ComputeForce(currentState, i);
      if (hayAlineacion) allForces[i] += alignment.ComputeForce(currentState, i);
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
      printf("%.3f %.3f %.3f %.3f\n", newState[i].position.x, newState[i].position.y,
             newState[i].velocity.x, newState[i].velocity.y);
    }
  }
}
