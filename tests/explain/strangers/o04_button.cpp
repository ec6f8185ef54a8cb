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
  Vector2 Normalized() const {
    double m = getMagnitude();
    return m > 0 ? *this / m : Vector2();
  }
  Vector2 Clamped(double maxMagnitude) const {
    return getMagnitude() > maxMagnitude ? Normalized() * maxMagnitude : *this;
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
    int neighbors = 0;
    for (int i = 0; i < (int)boids.size(); ++i) {
      if (i == boidAgentIndex || Vector2::Distance(agent.position, boids[i].position) > radius) continue;
      centerOfMass += boids[i].position;
      ++neighbors;
    }
    centerOfMass = centerOfMass / neighbors;      // never 0 here, the game loop has checked it
    Vector2 toCenter = centerOfMass - agent.position;
    if (radius < 1e-9) return {};
    return toCenter / radius * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& agent = boids[boidAgentIndex];
    Vector2 averageVelocity;
    int neighbors = 0;
    for (int i = 0; i < (int)boids.size(); ++i) {   // itself too
      if (Vector2::Distance(agent.position, boids[i].position) > radius) continue;
      averageVelocity += boids[i].velocity;
      ++neighbors;
    }
    return averageVelocity / neighbors * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& agent = boids[boidAgentIndex];
    Vector2 force;
    for (int i = 0; i < (int)boids.size(); ++i) {
      if (i == boidAgentIndex) continue;
      Vector2 away = agent.position - boids[i].position;
      double distance = away.getMagnitude();
      if (distance == 0 || distance > radius) continue;
      force += away.Normalized() / distance;
    }
    return force.Clamped(maxForce) * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  newState.resize(numberOfBoids);
  for (Boid& b : newState)
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
  cin >> ws;
  cout << fixed << setprecision(3);
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      // the given loop added the whole force once per neighbor, now it only
      // finds out which behaviors have something to do for this boid
      bool hasCohesion = false, hasSeparation = false, hasAlignment = false;
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   hasCohesion = true;
        if (distance <= separation.radius) hasSeparation = true;
        if (distance <= alignment.radius)  hasAlignment = true;
      }
      if (hasCohesion)   allForces[i] += cohesion.ComputeForce(currentState, i);
      if (hasSeparation) allForces[i] += separation.ComputeForce(currentState, i);
      if (hasAlignment)  allForces[i] += alignment.ComputeForce(currentState, i);
    }
    // tick and output
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
      cout << newState[i].position.x << ' ' << newState[i].position.y << ' '
           << newState[i].velocity.x << ' ' << newState[i].velocity.y << endl;
    }
  }
}
