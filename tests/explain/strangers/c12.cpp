#include <iostream>
#include <vector>
#include <string>
#include <cmath>
#include <algorithm>
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
    Vector2 p = boids[boidAgentIndex].position;
    Vector2 cm;
    int count = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(p, boids[i].position) <= radius) {
        cm = cm + boids[i].position;
        count = count + 1;
      }
    }
    if (count > 0) {
      cm = cm / count;
      double dist = Vector2::Distance(p, cm);
      if (dist <= radius) {
        return (cm - p) / radius * k;
      }
    }
    return Vector2(0, 0);
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 p = boids[boidAgentIndex].position;
    Vector2 v;
    int count = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (Vector2::Distance(p, boids[i].position) <= radius) {
        v = v + boids[i].velocity;
        count = count + 1;
      }
    }
    return v / count * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 p = boids[boidAgentIndex].position;
    Vector2 f;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 away = p - boids[i].position;
      double dist = away.getMagnitude();
      if (dist > 0 && dist <= radius) {
        f = f + (away / dist) * (1 / dist);
      }
    }
    // clamp to the max force
    f.x = max(-maxForce, min(f.x, maxForce));
    f.y = max(-maxForce, min(f.y, maxForce));
    return f * k;
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
    Boid b;
    b.position = {x, y};
    b.velocity = {vx, vy};
    newState.push_back(b);
  }
  cin >> ws;
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
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i];
      newState[i].position += newState[i].velocity * deltaT;
    }
    for (int i = 0; i < numberOfBoids; i++) {
      cout << fixed << setprecision(3);
      cout << newState[i].position.x << " ";
      cout << newState[i].position.y << " ";
      cout << newState[i].velocity.x << " ";
      cout << newState[i].velocity.y << endl;
    }
  }
}
