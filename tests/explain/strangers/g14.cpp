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
  Vector2 getNormalized() const {
    double m = getMagnitude();
    if (m == 0) return {};
    return {x / m, y / m};
  }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 agent = boids[boidAgentIndex].position;
    Vector2 sum;
    int neighbours = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(agent, boids[i].position) <= radius) {
        sum += boids[i].position;
        neighbours++;
      }
    }
    if (neighbours == 0) return {};
    Vector2 diff = sum / neighbours - agent;
    if (diff.getMagnitude() <= radius) return diff / radius;
    return {};
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 agent = boids[boidAgentIndex].position;
    Vector2 sum;
    int neighbours = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (Vector2::Distance(agent, boids[i].position) <= radius) {
        sum += boids[i].velocity;
        neighbours++;
      }
    }
    return (sum / neighbours).getNormalized();   // direction of the group
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 totalForce;

  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 agent = boids[boidAgentIndex].position;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      double d = Vector2::Distance(agent, boids[i].position);
      if (d <= radius) {
        Vector2 away = agent - boids[i].position;
        totalForce += away / d / d;
      }
    }
    if (totalForce.getMagnitude() > maxForce)
      totalForce = totalForce.getNormalized() * maxForce;
    return totalForce;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid boid;
    cin >> boid.position.x >> boid.position.y >> boid.velocity.x >> boid.velocity.y;
    newState.push_back(boid);
  }
  cin.ignore(256, '\n');
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    if (line.length() == 0) break;
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
    // tick and output
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
      printf("%.3f %.3f %.3f %.3f\n", newState[i].position.x, newState[i].position.y,
             newState[i].velocity.x, newState[i].velocity.y);
    }
  }
}
