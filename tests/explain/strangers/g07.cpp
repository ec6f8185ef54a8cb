#include <iostream>
#include <vector>
#include <string>
#include <cmath>
#include <iomanip>
#include <sstream>
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
  void normalize() {
    double m = getMagnitude();
    if (m > 0) { x /= m; y /= m; }
  }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& agent = boids[boidAgentIndex];
    Vector2 centerOfMass;
    int n = 0;
    for (size_t i = 0; i < boids.size(); ++i) {
      if ((int)i == boidAgentIndex) continue;
      if (Vector2::Distance(agent.position, boids[i].position) <= radius) {
        centerOfMass += boids[i].position;
        ++n;
      }
    }
    if (n == 0) return {};
    Vector2 toCenter = centerOfMass / n - agent.position;
    if (toCenter.getMagnitude() <= radius) return toCenter / radius;
    return {};
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& agent = boids[boidAgentIndex];
    Vector2 sum = agent.velocity;   // sich selbst mitzählen
    int n = 1;
    for (size_t i = 0; i < boids.size(); ++i) {
      if ((int)i == boidAgentIndex) continue;
      if (Vector2::Distance(agent.position, boids[i].position) <= radius) {
        sum += boids[i].velocity;
        ++n;
      }
    }
    return sum / n;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& agent = boids[boidAgentIndex];
    Vector2 force;
    for (size_t i = 0; i < boids.size(); ++i) {
      if ((int)i == boidAgentIndex) continue;
      Vector2 away = agent.position - boids[i].position;
      if (away.getMagnitude() > 0 && away.getMagnitude() <= radius) {
        away.normalize();
        force += away / away.getMagnitude();
      }
    }
    if (force.getMagnitude() > maxForce) {
      force.normalize();
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
  getline(cin, line);
  istringstream head(line);
  head >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
       >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    getline(cin, line);
    istringstream in(line);
    Boid b;
    in >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
  }
  cout << fixed << setprecision(3);
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    if (line.find_first_not_of(" \r\t") == string::npos) continue;
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      // jede Kraft nur einmal addieren, sonst wird sie zu groß
      bool cohesionDone = false, separationDone = false, alignmentDone = false;
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (!cohesionDone && distance <= cohesion.radius) {
          allForces[i] += cohesion.ComputeForce(currentState, i) * cohesion.k;
          cohesionDone = true;
        }
        if (!separationDone && distance <= separation.radius) {
          allForces[i] += separation.ComputeForce(currentState, i) * separation.k;
          separationDone = true;
        }
        if (!alignmentDone && distance <= alignment.radius) {
          allForces[i] += alignment.ComputeForce(currentState, i) * alignment.k;
          alignmentDone = true;
        }
      }
    }
    for (int i = 0; i < numberOfBoids; i++) {
      Boid& b = newState[i];
      b.velocity += allForces[i] * deltaT;
      b.position += b.velocity * deltaT;
      cout << b.position.x << ' ' << b.position.y << ' ' << b.velocity.x << ' ' << b.velocity.y << '\n';
    }
  }
}
