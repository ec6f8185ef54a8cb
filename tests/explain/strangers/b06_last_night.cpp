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
    Vector2 cm(0, 0);
    int n = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) break;   // not itself
      double dist = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (dist <= radius) {
        cm += boids[i].position;
        n++;
      }
    }
    if (n > 0 && radius > 0) {
      cm = cm / n;
      return (cm - boids[boidAgentIndex].position) / radius * k;
    }
    return Vector2(0, 0);
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 avg(0, 0);
    int n = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      double dist = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (dist <= radius) {
        avg += boids[i].velocity;
        n++;
        return avg / n * k;
      }
    }
    return Vector2(0, 0);
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 f(0, 0);
    for (int i = 0; i < (int)boids.size(); i++) {
      double dist = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (dist <= radius && dist > 0) {
        Vector2 dir = (boids[boidAgentIndex].position - boids[i].position) / dist;
        f += dir / dist;
      }
    }
    if (f.getMagnitude() > maxForce) f = f / f.getMagnitude() * maxForce;
    return f * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> separation.k >> alignment.k;
  cin >> numberOfBoids;
  newState = vector<Boid>(numberOfBoids);
  for (int i = 0; i < numberOfBoids; i++) {
    cin >> newState[i].position.x >> newState[i].position.y;
    cin >> newState[i].velocity.x >> newState[i].velocity.y;
  }
  cin.ignore(1000, '\n');
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    if (line.empty()) continue;
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
      newState[i].position = currentState[i].position + currentState[i].velocity * deltaT;
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      cout << fixed << setprecision(3) << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
}
