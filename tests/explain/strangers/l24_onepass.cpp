/*
 * Flocking - formal assignment
 *
 * All sums are collected in one pass over the pairs, the three behaviors then only
 * turn their sums into a force.
 */
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

istream& operator>>(istream& in, Vector2& v) { return in >> v.x >> v.y; }
ostream& operator<<(ostream& out, const Vector2& v) { return out << v.x << " " << v.y; }

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 sum;
  int n;

  void Reset() { sum = {}; n = 0; }
  void Add(const Boid& other) { sum += other.position; n++; }
  Vector2 ComputeForce(const Boid& agent) const {
    if (n == 0 || radius == 0) return {};
    return (sum / n - agent.position) / radius * k;
  }
};

struct Alignment {
  double radius, k;
  Vector2 sum;
  int n;

  void Reset() { sum = {}; n = 0; }
  void Add(const Boid& other) { sum += other.velocity; n++; }
  Vector2 ComputeForce() const {
    if (n == 0) return {};
    return sum / n * k;
  }
};

struct Separation {
  double radius, k, maxForce;
  Vector2 sum;

  void Reset() { sum = {}; }
  void Add(const Boid& agent, const Boid& other) {
    Vector2 away = agent.position - other.position;
    double distance = away.getMagnitude();
    if (distance > 0) sum += away / (distance * distance);
  }
  Vector2 ComputeForce() const {
    double magnitude = sum.getMagnitude();
    if (magnitude > maxForce) return sum / magnitude * maxForce * k;
    return sum * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;

  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;

  vector<Boid> currentState, newState(numberOfBoids);
  for (Boid& boid : newState) cin >> boid.position >> boid.velocity;

  string line;
  getline(cin, line);
  cout << fixed << setprecision(3);

  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    if (line.find_first_not_of(" \t\r") == string::npos) continue;
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      cohesion.Reset();
      separation.Reset();
      alignment.Reset();
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   cohesion.Add(currentState[j]);
        if (distance <= separation.radius) separation.Add(currentState[i], currentState[j]);
        if (distance <= alignment.radius)  alignment.Add(currentState[j]);
      }
      allForces[i] += cohesion.ComputeForce(currentState[i]);
      allForces[i] += separation.ComputeForce();
      allForces[i] += alignment.ComputeForce();
    }
    // tick and output
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      cout << newState[i].position << " " << newState[i].velocity << "\n";
    }
  }
  return 0;
}
