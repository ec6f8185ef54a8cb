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
    Vector2 centerOfMass;
    int count = 0;
    for (int b = 0; b < boids.size(); b++) {
      if (b == boidAgentIndex) continue;
      if (Vector2::Distance(boids[b].position, boids[boidAgentIndex].position) <= radius) {
        centerOfMass += boids[b].position;
        count++;
      }
    }
    if (count == 0) return {};
    centerOfMass = centerOfMass / count;
    Vector2 toCenter = centerOfMass - boids[boidAgentIndex].position;
    if (toCenter.getMagnitude() > radius) return {};
    return toCenter / radius * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 avgVelocity;
    int count = 0;
    // includes the agent itself
    for (int b = 0; b < boids.size(); b++) {
      if (Vector2::Distance(boids[b].position, boids[boidAgentIndex].position) <= radius) {
        avgVelocity += boids[b].velocity;
        count++;
      }
    }
    return avgVelocity / count * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 force;
    for (int b = 0; b < boids.size(); b++) {
      Vector2 away = boids[boidAgentIndex].position - boids[b].position;
      double dist = away.getMagnitude();
      if (dist > 0 && dist <= radius) {
        // inversely proportional to the distance
        force += away / dist;
      }
    }
    // clamp
    double mag = force.getMagnitude();
    if (mag > maxForce) {
      force = force / mag * maxForce;
    }
    return force * k;
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
  getline(cin, line); // rest of the last boid line

  cout << fixed << setprecision(3);

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
    // tick and output
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      cout << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
  return 0;
}
