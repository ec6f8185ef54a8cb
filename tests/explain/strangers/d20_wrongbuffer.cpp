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
    Vector2 averagePosition;
    int numberOfNeighbors = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      double distance = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (distance <= radius) {
        averagePosition += boids[i].position;
        numberOfNeighbors++;
      }
    }
    if (numberOfNeighbors == 0) return {};
    averagePosition = averagePosition / numberOfNeighbors;
    Vector2 direction = averagePosition - boids[boidAgentIndex].position;
    if (direction.getMagnitude() <= radius) return direction / radius;
    return {};
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 averageVelocity;
    int numberOfNeighbors = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      double distance = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (distance <= radius) {
        averageVelocity += boids[i].velocity;
        numberOfNeighbors++;
      }
    }
    averageVelocity = averageVelocity / numberOfNeighbors;
    return averageVelocity;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 force;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      int distance = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (distance > 0 && distance <= radius) {
        Vector2 direction = boids[boidAgentIndex].position - boids[i].position;
        Vector2 normalized = direction / direction.getMagnitude();
        force += normalized / distance;
      }
    }
    double magnitude = force.getMagnitude();
    if (magnitude > maxForce) return force / magnitude * maxForce;
    return force;
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
    Vector2 position, velocity;
    cin >> position.x >> position.y >> velocity.x >> velocity.y;
    newState.push_back({position, velocity});
  }
  cin.ignore();
  // final input reading and processing
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
    // apply the forces and print
    for (int i = 0; i < numberOfBoids; i++) {
      currentState[i].velocity += allForces[i] * deltaT;
      currentState[i].position += currentState[i].velocity * deltaT;
    }
    for (int i = 0; i < numberOfBoids; i++) {
      cout << fixed << setprecision(3) << currentState[i].position.x << " " << currentState[i].position.y << " "
           << currentState[i].velocity.x << " " << currentState[i].velocity.y << "\n";
    }
  }
}
