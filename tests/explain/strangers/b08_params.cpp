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
    const Vector2 pos = boids[boidAgentIndex].position;
    Vector2 massCenter;
    int neighbours = 0;
    for (int other = 0; other < (int)boids.size(); ++other) {
      if (other == boidAgentIndex) continue;
      if (Vector2::Distance(pos, boids[other].position) <= radius) {
        massCenter += boids[other].position;
        ++neighbours;
      }
    }
    if (neighbours == 0) return {};
    Vector2 direction = massCenter / neighbours - pos;
    if (direction.getMagnitude() > radius) return {};
    return direction * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Vector2 pos = boids[boidAgentIndex].position;
    Vector2 averageVelocity;
    int neighbours = 0;
    for (const Boid& other : boids) {
      if (Vector2::Distance(pos, other.position) <= radius) {
        averageVelocity += other.velocity;
        ++neighbours;
      }
    }
    if (neighbours == 0) return {};
    return averageVelocity / neighbours * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Vector2 pos = boids[boidAgentIndex].position;
    Vector2 force;
    for (const Boid& other : boids) {
      double dist = Vector2::Distance(pos, other.position);
      if (dist == 0 || dist > radius) continue;
      Vector2 unit = (pos - other.position) / dist;
      force += unit / dist * k;
    }
    double magnitude = force.getMagnitude();
    if (magnitude > maxForce) force = force / magnitude * maxForce;
    return force;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  // the three radii, the max force, the three constants, N
  cin >> cohesion.radius >> separation.radius >> alignment.radius;
  cin >> separation.maxForce;
  cin >> cohesion.k >> separation.k >> alignment.k;
  cin >> numberOfBoids;
  while ((int)newState.size() < numberOfBoids) {
    Boid boid;
    cin >> boid.position.x >> boid.position.y >> boid.velocity.x >> boid.velocity.y;
    newState.push_back(boid);
  }
  getline(cin, line);
  cout << fixed << setprecision(3);
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    if (line.find_first_not_of(" \t\r") == string::npos) continue;
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
      Boid& boid = newState[i];
      boid.velocity += allForces[i] * deltaT;
      boid.position += boid.velocity * deltaT;
      cout << boid.position.x << " " << boid.position.y << " " << boid.velocity.x << " " << boid.velocity.y << endl;
    }
  }
  return 0;
}
