// Flocking homework - game AI
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
    auto agent = boids[boidAgentIndex];
    Vector2 sum = {0, 0};
    double count = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i != boidAgentIndex) {
        double d = Vector2::Distance(agent.position, boids[i].position);
        if (d <= radius) {
          sum += boids[i].position;
          count++;
        }
      }
    }
    if (count > 0) {
      Vector2 center = sum / count;
      Vector2 force = (center - agent.position) / radius;
      if (force.getMagnitude() <= 1) return force * k;
    }
    return {0, 0};
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    auto agent = boids[boidAgentIndex];
    Vector2 sum = {0, 0};
    double count = 0;
    for (int i = 0; i < boids.size(); i++) {
      double d = Vector2::Distance(agent.position, boids[i].position);
      if (d <= radius) {
        sum += boids[i].velocity;
        count++;
      }
    }
    if (count > 0) return sum / count;
    return {0, 0};
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    auto agent = boids[boidAgentIndex];
    Vector2 force = {0, 0};
    for (int i = 0; i < boids.size(); i++) {
      if (i != boidAgentIndex) {
        double d = Vector2::Distance(agent.position, boids[i].position);
        if (d > 0 && d <= radius) {
          Vector2 dir = (agent.position - boids[i].position) / d;
          force += dir / d;
        }
      }
    }
    double mag = force.getMagnitude();
    if (mag > maxForce) {
      force = force * (maxForce / mag);
    }
    return force;
  }
};

void printBoids(const vector<Boid>& boids) {
  for (auto& b : boids) {
    printf("%.3f %.3f %.3f %.3f\n", b.position.x, b.position.y, b.velocity.x, b.velocity.y);
  }
}

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;

  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> separation.k >> alignment.k;
  cin >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid boid;
    cin >> boid.position.x >> boid.position.y >> boid.velocity.x >> boid.velocity.y;
    newState.push_back(boid);
  }
  cin.ignore(1000, '\n');

  // show the boids before the simulation
  printBoids(newState);

  while (getline(cin, line)) {               // game loop
    if (line == "") break;
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(currentState, i) * cohesion.k;
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, i) * separation.k;
        if (distance <= alignment.radius)  allForces[i] += alignment.ComputeForce(currentState, i) * alignment.k;
      }
    }
    // update boids
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
    }
    printBoids(newState);
  }
}
