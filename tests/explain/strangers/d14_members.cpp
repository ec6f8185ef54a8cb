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
  Vector2 center;
  int numNeighbors = 0;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    center = Vector2(0, 0);
    numNeighbors = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        center += boids[i].position;
        numNeighbors++;
      }
    }
    if (numNeighbors == 0) return Vector2(0, 0);
    center = center / numNeighbors;
    Vector2 force = center - boids[boidAgentIndex].position;
    if (force.getMagnitude() > radius) return Vector2(0, 0);
    return force;
  }
};
struct Alignment {
  double radius, k;
  Vector2 avgVelocity;
  int numNeighbors = 0;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    numNeighbors = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        avgVelocity += boids[i].velocity;
        numNeighbors++;
      }
    }
    if (numNeighbors > 0) avgVelocity = avgVelocity / numNeighbors;
    return avgVelocity;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 force;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    force = Vector2(0, 0);
    for (int i = 0; i < boids.size(); i++) {
      double distance = Vector2::Distance(boids[i].position, boids[boidAgentIndex].position);
      if (distance <= radius && distance > 0) {
        Vector2 direction = boids[boidAgentIndex].position - boids[i].position;
        direction = direction / direction.getMagnitude();
        force += direction / distance;
      }
    }
    if (force.getMagnitude() > maxForce) {
      force = force / force.getMagnitude();
      force = force * maxForce;
    }
    return force;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;

  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  newState = vector<Boid>(numberOfBoids);
  for (int i = 0; i < numberOfBoids; i++)
    cin >> newState[i].position.x >> newState[i].position.y >> newState[i].velocity.x >> newState[i].velocity.y;
  cin.ignore();

  while (getline(cin, line)) {               // game loop
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
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
    }
    cout << fixed << setprecision(3);
    for (int i = 0; i < numberOfBoids; i++) {
      cout << newState[i].position.x << " " << newState[i].position.y << " " << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
  return 0;
}
