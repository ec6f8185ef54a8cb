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
  Vector2 normalized() const { return *this / getMagnitude(); }
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
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        pcm += boids[i].position;
        n++;
      }
    }
    if (n == 0 || radius <= 0) return {};
    pcm = pcm / n;
    return (pcm - boids[boidAgentIndex].position) / radius;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 sum = boids[boidAgentIndex].velocity;
    int n = 1;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        sum += boids[i].velocity;
        n++;
      }
    }
    return sum / n;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 fs;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 papi = boids[boidAgentIndex].position - boids[i].position;
      double d = papi.getMagnitude();
      if (d == 0) return {};      // never divide by zero
      if (d > radius) continue;
      fs += papi.normalized() / d;
    }
    if (fs.getMagnitude() > maxForce)
      fs = fs.normalized() * maxForce;
    return fs;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  vector<Boid> currentState(numberOfBoids), newState;
  for (auto& b : currentState)
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
  newState = currentState;

  double deltaT = 0;
  while (!cin.eof()) {                       // game loop
    cin >> deltaT;
    currentState = newState;                 // double buffer
    for (int i = 0; i < numberOfBoids; i++) {
      Vector2 force = cohesion.ComputeForce(currentState, i) * cohesion.k
                    + separation.ComputeForce(currentState, i) * separation.k
                    + alignment.ComputeForce(currentState, i) * alignment.k;
      newState[i].velocity += force * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
    }
    for (auto& b : newState)
      printf("%.3f %.3f %.3f %.3f\n", b.position.x, b.position.y, b.velocity.x, b.velocity.y);
  }
  return 0;
}
