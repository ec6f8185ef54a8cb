#include <iostream>
#include <vector>
#include <string>
#include <cmath>
#include <iomanip>
using namespace std;

struct Vector2 {
  float x = 0, y = 0;
  Vector2() = default;
  Vector2(float x, float y) : x(x), y(y) {}
  Vector2 operator+(const Vector2& o) const { return {x + o.x, y + o.y}; }
  Vector2 operator-(const Vector2& o) const { return {x - o.x, y - o.y}; }
  Vector2& operator+=(const Vector2& o) { x += o.x; y += o.y; return *this; }
  Vector2 operator*(float k) const { return {x * k, y * k}; }
  Vector2 operator/(float k) const { return {x / k, y / k}; }
  float sqrMagnitude() const { return x * x + y * y; }
  float getMagnitude() const { return sqrt(sqrMagnitude()); }
  static float Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  float radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int me) {
    Vector2 center; int n = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == me) continue;
      if (Vector2::Distance(boids[me].position, boids[i].position) <= radius) {
        center += boids[i].position;
        n++;
      }
    }
    if (n == 0) return {};
    center = center / n;
    if (Vector2::Distance(center, boids[me].position) > radius) return {};
    return center - boids[me].position / radius;
  }
};
struct Alignment {
  float radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int me) {
    Vector2 avg; int n = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (Vector2::Distance(boids[me].position, boids[i].position) <= radius) {
        avg += boids[i].velocity;
        n++;
      }
    }
    return avg / n;
  }
};
struct Separation {
  float radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int me) {
    Vector2 f;
    for (int i = 0; i < (int)boids.size(); i++) {
      float d = Vector2::Distance(boids[me].position, boids[i].position);
      if (d > 0 && d <= radius)
        f += (boids[me].position - boids[i].position) / (d * d);
    }
    if (f.getMagnitude() > maxForce) f = f / f.getMagnitude() * maxForce;
    return f;
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
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
  }
  float deltaT;
  while (cin >> deltaT) {               // game loop
    currentState = newState;                 // double buffer
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        float distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(currentState, i);
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, i);
        if (distance <= alignment.radius)  allForces[i] += alignment.ComputeForce(currentState, i);
      }
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      cout << fixed << setprecision(3) << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
}
