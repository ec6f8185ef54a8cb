/*
 * Flocking agents behavior
 */
#include <iostream>
#include <vector>
#include <string>
#include <cmath>
#include <iomanip>
#include <limits>
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
  // added
  static Vector2 zero() { return Vector2(0, 0); }
  Vector2 normalized() const {
    double m = getMagnitude();
    if (m == 0) return zero();
    return *this / m;
  }
};

istream& operator>>(istream& in, Vector2& v) { return in >> v.x >> v.y; }
ostream& operator<<(ostream& out, const Vector2& v) { return out << v.x << " " << v.y; }

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Cohesion() = default;
  Cohesion(double r, double k) : radius(r), k(k) {}

  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& agent = boids[boidAgentIndex];
    Vector2 centerOfMass = Vector2::zero();
    int n = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(agent.position, boids[i].position) <= radius) {
        centerOfMass += boids[i].position;
        ++n;
      }
    }
    if (n == 0) return Vector2::zero();
    centerOfMass = centerOfMass / n;

    Vector2 toCenter = centerOfMass - agent.position;
    if (toCenter.getMagnitude() <= radius) return toCenter / radius * k;
    return Vector2::zero();
  }
};

struct Alignment {
  double radius, k;
  Alignment() = default;
  Alignment(double r, double k) : radius(r), k(k) {}

  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& agent = boids[boidAgentIndex];
    Vector2 avgVelocity = Vector2::zero();
    int n = 0;
    for (const Boid& other : boids) {      // including itself
      if (Vector2::Distance(agent.position, other.position) <= radius) {
        avgVelocity += other.velocity;
        ++n;
      }
    }
    avgVelocity = avgVelocity / n;
    // force that moves the agent towards the average velocity
    return (avgVelocity - agent.velocity) * k;
  }
};

struct Separation {
  double radius, k, maxForce;
  Separation() = default;
  Separation(double r, double k, double max) : radius(r), k(k), maxForce(max) {}

  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& agent = boids[boidAgentIndex];
    Vector2 force = Vector2::zero();
    for (int i = 0; i < boids.size(); i++) {
      Vector2 away = agent.position - boids[i].position;
      double distance = away.getMagnitude();
      if (0 < distance && distance <= radius) force += away.normalized() / distance;
    }
    if (force.getMagnitude() > maxForce) force = force.normalized() * maxForce;
    return force * k;
  }
};

int main() {
  double rc, rs, fsMax, ra, kc, ks, ka;
  int numberOfBoids = 0;
  cin >> rc >> rs >> fsMax >> ra >> kc >> ks >> ka >> numberOfBoids;

  Cohesion cohesion(rc, kc);
  Alignment alignment(ra, ka);
  Separation separation(rs, ks, fsMax);

  vector<Boid> currentState, newState;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid b;
    cin >> b.position >> b.velocity;
    newState.push_back(b);
  }
  cin.ignore(numeric_limits<streamsize>::max(), '\n');

  cout << fixed << setprecision(3);
  string line;
  // final input reading and processing
  while (getline(cin, line) && !line.empty()) {     // game loop
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
    // tick
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
    }
    // output
    for (const Boid& b : newState) cout << b.position << " " << b.velocity << "\n";
  }
  return 0;
}
