// Flocking - following The Nature of Code ch. 6 :)
#include <iostream>
#include <iomanip>
#include <limits>
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
  // PVector style helpers
  Vector2 normalized() const { double m = getMagnitude(); if (m > 0) return {x / m, y / m}; return {}; }
  void limit(double max) {
    double m = getMagnitude();
    if (m > max) { x = x / m * max; y = y / m * max; }
  }
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  // For the average location of all nearby boids, calculate steering vector towards that location
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& me = boids[boidAgentIndex];
    Vector2 sum;
    int count = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      double d = Vector2::Distance(me.position, boids[i].position);
      if (d <= radius) {
        sum += boids[i].position;
        count++;
      }
    }
    if (count > 0) {
      sum = sum / count;
      // seek(sum)
      Vector2 desired = (sum - me.position).normalized();
      Vector2 steer = desired - me.velocity;   // Steering = Desired minus Velocity
      return steer * k;
    }
    return {};
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& me = boids[boidAgentIndex];
    Vector2 sum;
    int count = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      double d = Vector2::Distance(me.position, boids[i].position);
      if (i != boidAgentIndex && d <= radius) {
        sum += boids[i].velocity;
        count++;
      }
    }
    if (count > 0) {
      sum = sum / count;
      Vector2 steer = sum - me.velocity;
      return steer * k;
    }
    return {};
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& me = boids[boidAgentIndex];
    Vector2 steer;
    int count = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      double d = Vector2::Distance(me.position, boids[i].position);
      if ((d > 0) && (d <= radius)) {
        // Calculate vector pointing away from neighbor
        Vector2 diff = (me.position - boids[i].position).normalized();
        diff = diff / d;       // Weight by distance
        steer += diff;
        count++;
      }
    }
    // Average -- divide by how many
    if (count > 0) steer = steer / count;
    steer.limit(maxForce);
    return steer * k;
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
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
  }
  cin.ignore(numeric_limits<streamsize>::max(), '\n');
  cout << fixed << setprecision(3);
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
    // update()
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
      cout << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
}
