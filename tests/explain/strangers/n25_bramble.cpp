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
    Vector2 sum;
    int count = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      double distance = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (distance <= radius) {
        sum += boids[i].position;
        count++;
      }
    }
    if (count == 0) return {0, 0};
    sum = sum / count;
    return (sum - boids[boidAgentIndex].position) / radius;
  }
};

struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 sum;
    for (int i = 0; i < (int)boids.size(); i++) {
      double distance = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (distance > 0 && distance <= radius) {
        sum += (boids[boidAgentIndex].position - boids[i].position) / (distance * distance);
      }
    }
    if (sum.getMagnitude() > maxForce) {
      sum = sum / sum.getMagnitude() * maxForce;
    }
    return sum;
  }
};

struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 sum;
    int count = 1; // the agent itself
    for (int i = 0; i < (int)boids.size(); i++) {
      double distance = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (distance > 0 && distance <= radius) {
        sum += boids[i].velocity;
        count++;
      }
    }
    return sum / count;
  }
};

int main() {
  double r_c, r_s, F_Smax, r_a, K_c, K_s, K_a;
  int numberOfBoids = 0;
  cin >> r_c >> r_s >> F_Smax >> r_a >> K_c >> K_s >> K_a >> numberOfBoids;

  Cohesion cohesion;
  cohesion.radius = r_c;
  cohesion.k = K_c;
  Separation separation;
  separation.radius = r_s;
  separation.k = K_s;
  separation.maxForce = F_Smax;
  Alignment alignment;
  alignment.radius = r_s;
  alignment.k = K_a;

  vector<Boid> currentState, newState;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
  }

  double deltaT;
  while (cin >> deltaT) {
    currentState = newState; // double buffer
    for (int i = 0; i < numberOfBoids; i++) {
      Vector2 force;
      force += cohesion.ComputeForce(currentState, i) * cohesion.k;
      force += separation.ComputeForce(currentState, i) * separation.k;
      force += alignment.ComputeForce(currentState, i) * alignment.k;
      newState[i].velocity = currentState[i].velocity + force * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
    }
    for (int i = 0; i < numberOfBoids; i++) {
      printf("%.3lf %.3lf %.3lf %.3lf\n", newState[i].position.x, newState[i].position.y,
             newState[i].velocity.x, newState[i].velocity.y);
    }
  }
  return 0;
}
