#include <iostream>
#include <vector>
#include <string>
#include <sstream>
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
  Vector2 normalized() const { double m = getMagnitude(); if (m < 1e-9) return {0, 0}; return {x / m, y / m}; }
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

// helper, like Physics2D.OverlapCircleAll
vector<int> OverlapCircle(const vector<Boid>& boids, int self, double radius) {
  vector<int> hits;
  for (int i = 0; i < (int)boids.size(); i++)
    if (i != self && Vector2::Distance(boids[i].position, boids[self].position) <= radius) hits.push_back(i);
  return hits;
}

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    vector<int> context = OverlapCircle(boids, boidAgentIndex, radius);
    if (context.empty()) return {};
    Vector2 cohesionMove;
    for (int idx : context) cohesionMove += boids[idx].position;
    cohesionMove = cohesionMove / context.size();
    // create offset from agent position
    cohesionMove = cohesionMove - boids[boidAgentIndex].position;
    if (cohesionMove.getMagnitude() > radius) return {};
    return cohesionMove / radius * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    vector<int> context = OverlapCircle(boids, boidAgentIndex, radius);
    context.push_back(boidAgentIndex);
    Vector2 alignmentMove;
    for (int idx : context) alignmentMove += boids[idx].velocity;
    alignmentMove = alignmentMove / context.size();
    return alignmentMove.normalized() * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    vector<int> context = OverlapCircle(boids, boidAgentIndex, radius);
    if (context.empty()) return {};
    Vector2 avoidanceMove;
    int nAvoid = 0;
    for (int idx : context) {
      Vector2 away = boids[boidAgentIndex].position - boids[idx].position;
      double d = away.getMagnitude();
      if (d == 0) continue;
      nAvoid++;
      avoidanceMove += away.normalized() / d;
    }
    if (nAvoid > 0) avoidanceMove = avoidanceMove / nAvoid;
    if (avoidanceMove.getMagnitude() > maxForce) avoidanceMove = avoidanceMove.normalized() * maxForce;
    return avoidanceMove * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  getline(cin, line);
  stringstream header(line);
  header >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
         >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    getline(cin, line);
    stringstream ss(line);
    Boid b;
    ss >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
  }
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
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
    // FixedUpdate
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].position = currentState[i].position + currentState[i].velocity * deltaT;
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      cout << fixed << setprecision(3);
      cout << newState[i].position.x << " " << newState[i].position.y << " ";
      cout << newState[i].velocity.x << " " << newState[i].velocity.y << "\n";
    }
  }
}
