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

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Vector2& me = boids[boidAgentIndex].position;
    Vector2 pcm;
    size_t n = 0;
    for (size_t i = 0; i < boids.size(); ++i) {
      if (i != boidAgentIndex && Vector2::Distance(me, boids[i].position) <= radius) {
        pcm += boids[i].position;
        ++n;
      }
    }
    if (n == 0) return {};
    pcm = pcm / n;
    return (pcm - me) / radius * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Vector2& me = boids[boidAgentIndex].position;
    Vector2 avg;
    size_t n = 0;
    for (const Boid& b : boids) {
      if (Vector2::Distance(me, b.position) <= radius) {
        avg += b.velocity;
        ++n;
      }
    }
    return avg / n * k;   // n is at least 1 (itself)
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Vector2& me = boids[boidAgentIndex].position;
    Vector2 force;
    for (const Boid& b : boids) {
      Vector2 diff = me - b.position;
      // hat(v) / |v| is the same as v / |v|^2, saves the square root
      double sqr = diff.sqrMagnitude();
      if (sqr > 0 && sqr <= radius * radius)
        force += diff / sqr;
    }
    if (force.sqrMagnitude() > maxForce)
      force = force / force.getMagnitude() * maxForce;
    return force * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> alignment.k >> separation.k >> numberOfBoids;

  vector<Boid> currentState(numberOfBoids), newState(numberOfBoids);
  for (auto& b : newState)
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
  cin >> ws;

  string line;
  vector<Vector2> allForces(numberOfBoids);  // outside of the loop, so it is only allocated once
  cout << fixed << setprecision(3);

  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      // the functions look for the neighbors, no second loop needed here
      allForces[i] += cohesion.ComputeForce(currentState, i);
      allForces[i] += separation.ComputeForce(currentState, i);
      allForces[i] += alignment.ComputeForce(currentState, i);
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
      cout << newState[i].position.x << ' ' << newState[i].position.y << ' '
           << newState[i].velocity.x << ' ' << newState[i].velocity.y << '\n';
    }
  }
}
