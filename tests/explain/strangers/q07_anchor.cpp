#include <iostream>
#include <vector>
#include <string>
#include <cmath>
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
    Vector2 sum;
    int n = 0;
    for (int j = 0; j < boids.size(); j++) {
      if (j == boidAgentIndex) continue;
      if (Vector2::Distance(boids[boidAgentIndex].position, boids[j].position) <= radius) {
        sum += boids[j].position;
        n++;
      }
    }
    if (n == 0 || radius == 0) return {};
    return (sum / n - boids[boidAgentIndex].position) / radius * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 sum;
    int n = 0;
    for (int j = 0; j < boids.size(); j++) {
      if (j == boidAgentIndex) continue;
      if (Vector2::Distance(boids[boidAgentIndex].position, boids[j].position) <= radius) {
        sum += boids[j].velocity;
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
    for (int j = 0; j < boids.size(); j++) {
      if (j == boidAgentIndex) continue;
      double distance = Vector2::Distance(boids[boidAgentIndex].position, boids[j].position);
      if (distance > 0 && distance <= radius) {
        Vector2 dir = boids[boidAgentIndex].position - boids[j].position;
        sum += dir / distance / distance;
      }
    }
    if (sum.getMagnitude() > maxForce)
      sum = sum / sum.getMagnitude() * maxForce;
    return sum * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> alignment.k >> separation.k;
  cin >> numberOfBoids;

  vector<Boid> currentState, newState;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
  }

  double deltaT;
  while (cin >> deltaT) {               // game loop
    currentState = newState;                 // double buffer
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      // the loop over j is already inside the ComputeForce
      allForces[i] += cohesion.ComputeForce(currentState, i);
      allForces[i] += separation.ComputeForce(currentState, i);
      allForces[i] += alignment.ComputeForce(currentState, i);
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
      printf("%.3f %.3f %.3f %.3f\n", newState[i].position.x, newState[i].position.y, newState[i].velocity.x, newState[i].velocity.y);
    }
  }
}
