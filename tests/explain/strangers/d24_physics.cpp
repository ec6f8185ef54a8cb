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

const double MASS = 1.0;

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    if (radius <= 0) return {};
    Vector2 sum;
    int n = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        sum += boids[i].position;
        n++;
      }
    }
    if (n == 0) return {};
    Vector2 toCenter = sum / n - boids[boidAgentIndex].position;
    if (toCenter.getMagnitude() > radius) return {};
    return toCenter / radius * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 sum;
    int n = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        sum += boids[i].velocity;
        n++;
      }
    }
    if (n == 0) return {};
    return sum / n * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 sum;
    for (int i = 0; i < (int)boids.size(); i++) {
      Vector2 away = boids[boidAgentIndex].position - boids[i].position;
      double d = away.getMagnitude();
      if (d > 0 && d <= radius) sum += away / (d * d);
    }
    double m = sum.getMagnitude();
    if (m > maxForce) sum = sum * (maxForce / m);
    return sum * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  newState.resize(numberOfBoids);
  for (Boid& b : newState) cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;

  cout << fixed << setprecision(3);
  double deltaT;
  while (cin >> deltaT) {                    // game loop
    currentState = newState;                 // double buffer
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {
      // the forces already look at all the neighbors, so no second loop is needed here
      allForces[i] += cohesion.ComputeForce(currentState, i);
      allForces[i] += separation.ComputeForce(currentState, i);
      allForces[i] += alignment.ComputeForce(currentState, i);
    }
    for (int i = 0; i < numberOfBoids; i++) {
      // full equations of motion, more precise than the simplified ones
      Vector2 a = allForces[i] / MASS;
      newState[i].velocity = currentState[i].velocity + a * deltaT;
      newState[i].position = currentState[i].position + currentState[i].velocity * deltaT + a * (deltaT * deltaT / 2);
    }
    for (const Boid& b : newState)
      cout << b.position.x << " " << b.position.y << " " << b.velocity.x << " " << b.velocity.y << "\n";
  }
}
