#include <iostream>
#include <vector>
#include <string>
#include <cmath>
#include <cstdio>
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
  Vector2 normalized() const {
    double m = getMagnitude();
    if (m == 0) return {0, 0};
    return {x / m, y / m};
  }
};

struct Boid {
  Vector2 position, velocity;
};

// The game loop already goes through every pair, so the functions only need the two boids.

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const Boid& agent, const Boid& other) {
    Vector2 toOther = other.position - agent.position;
    return toOther / radius;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const Boid& agent, const Boid& other) {
    return other.velocity;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const Boid& agent, const Boid& other) {
    Vector2 fromOther = agent.position - other.position;
    double distance = fromOther.getMagnitude();
    if (distance == 0) return {};
    Vector2 force = fromOther.normalized() / distance;
    if (force.getMagnitude() > maxForce)
      force = force.normalized() * maxForce;
    return force;
  }
};

// cuts a line into numbers
vector<double> split(string s) {
  vector<double> result;
  string word = "";
  for (char c : s) {
    if (c == ' ') {
      if (word != "") result.push_back(stod(word));
      word = "";
    } else if (c != '\r') {
      word += c;
    }
  }
  if (word != "") result.push_back(stod(word));
  return result;
}

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;

  getline(cin, line);
  vector<double> p = split(line);
  cohesion.radius = p[0];
  separation.radius = p[1];
  separation.maxForce = p[2];
  alignment.radius = p[3];
  cohesion.k = p[4];
  separation.k = p[5];
  alignment.k = p[6];
  numberOfBoids = (int)p[7];

  for (int i = 0; i < numberOfBoids; i++) {
    getline(cin, line);
    vector<double> b = split(line);
    Boid boid;
    boid.position = Vector2(b[0], b[1]);
    boid.velocity = Vector2(b[2], b[3]);
    newState.push_back(boid);
  }

  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)
          allForces[i] += cohesion.ComputeForce(currentState[i], currentState[j]) * cohesion.k;
        if (distance <= separation.radius)
          allForces[i] += separation.ComputeForce(currentState[i], currentState[j]) * separation.k;
        if (distance <= alignment.radius)
          allForces[i] += alignment.ComputeForce(currentState[i], currentState[j]) * alignment.k;
      }
    }
    // tick
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
    }
    // output
    for (Boid& b : newState)
      printf("%.3lf %.3lf %.3lf %.3lf\n", b.position.x, b.position.y, b.velocity.x, b.velocity.y);
  }
}
