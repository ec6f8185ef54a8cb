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
  Vector2& operator/=(double k) { x /= k; y /= k; return *this; }
  Vector2& operator*=(double k) { x *= k; y *= k; return *this; }
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
    Vector2 mittelpunkt;
    double n = 0;
    for (size_t i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      double d = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (d <= radius) {
        mittelpunkt += boids[i].position;
        n += 1;
      }
    }
    if (n < 1) return {};
    mittelpunkt /= n;
    Vector2 f = mittelpunkt - boids[boidAgentIndex].position;
    f /= radius;
    return f * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 v;
    double n = 0;
    for (size_t i = 0; i < boids.size(); i++) {
      double d = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (d <= radius) {
        v += boids[i].velocity;
        n += 1;
      }
    }
    v /= n;
    return v * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 f;
    for (size_t i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 weg = boids[boidAgentIndex].position - boids[i].position;
      double d = weg.getMagnitude();
      if (d > 0 && d <= radius) {
        f += weg.normalized() / d;
      }
    }
    f *= k;
    if (f.getMagnitude() > maxForce) f = f.normalized() * maxForce;
    return f;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  vector<Boid> currentState(numberOfBoids), newState(numberOfBoids);
  for (int i = 0; i < numberOfBoids; i++)
    cin >> newState[i].position.x >> newState[i].position.y >> newState[i].velocity.x >> newState[i].velocity.y;
  string line;
  getline(cin, line);
  cout << fixed << setprecision(3);
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      allForces[i] += cohesion.ComputeForce(currentState, i);
      allForces[i] += separation.ComputeForce(currentState, i);
      allForces[i] += alignment.ComputeForce(currentState, i);
    }
    // tick
    for (int i = 0; i < numberOfBoids; i++) {
      Boid& b = currentState[i];
      b.velocity += allForces[i] * deltaT;
      b.position += b.velocity * deltaT;
      cout << b.position.x << " " << b.position.y << " " << b.velocity.x << " " << b.velocity.y << endl;
    }
  }
}
