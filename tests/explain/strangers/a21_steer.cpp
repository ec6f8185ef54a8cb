// Flocking homework - week 5
// sources: Reynolds paper, gamedev stackexchange
#include <iostream>
#include <iomanip>
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
    Vector2 target;
    int count = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) > radius) continue;
      target += boids[i].position;
      count++;
    }
    if (count == 0 || radius == 0) return {};
    target = target / count;
    Vector2 desired = target - boids[boidAgentIndex].position;
    // steering = desired - velocity
    Vector2 steer = desired - boids[boidAgentIndex].velocity;
    return steer / radius;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 desired;
    int count = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) > radius) continue;
      desired += boids[i].velocity;
      count++;
    }
    if (count == 0 || radius == 0) return {};
    desired = desired / count;
    Vector2 steer = desired - boids[boidAgentIndex].velocity;
    return steer / radius;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 steer;
    int count = 0;
    for (int i = 0; i < boids.size(); i++) {
      double d = Vector2::Distance(boids[i].position, boids[boidAgentIndex].position);
      if (d == 0 || d > radius) continue;
      Vector2 diff = boids[boidAgentIndex].position - boids[i].position;
      diff = diff / d;   // normalize
      diff = diff / d;   // weight by distance
      steer += diff;
      count++;
    }
    if (count > 0) steer = steer / count;
    if (steer.getMagnitude() > maxForce)
      steer = steer / steer.getMagnitude() * maxForce;
    return steer;
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
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
  }
  cin.ignore(1000, '\n');
  cout << fixed << setprecision(3);
  while (true) {                             // game loop
    getline(cin, line);
    double deltaT = stod(line);
    currentState = newState;                 // double buffer
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(currentState, i) * cohesion.k;
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, i) * cohesion.k;
        if (distance <= alignment.radius)  allForces[i] += alignment.ComputeForce(currentState, i) * cohesion.k;
      }
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      cout << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
}
