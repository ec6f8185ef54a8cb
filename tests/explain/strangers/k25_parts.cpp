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
};

struct Boid {
  Vector2 position, velocity;
};

// ---------- helpers for all behaviors ----------

Vector2 weighted(Vector2 force, double k) { return force * k; }

bool isInRadius(const Boid& a, const Boid& b, double radius) {
  return Vector2::Distance(a.position, b.position) <= radius;
}

int countInRadius(const vector<Boid>& boids, int me, double radius) {
  int count = 0;
  for (const Boid& b : boids)
    if (isInRadius(boids[me], b, radius)) count++;
  return count;
}

vector<int> neighbors(const vector<Boid>& boids, int me, double radius) {
  vector<int> result;
  for (int i = 0; i < (int)boids.size(); i++)
    if (i != me && isInRadius(boids[me], boids[i], radius)) result.push_back(i);
  return result;
}

// ---------- cohesion ----------

Vector2 sumOfPositions(const vector<Boid>& boids, const vector<int>& list) {
  Vector2 sum;
  for (int i : list) sum += boids[i].position;
  return sum;
}

Vector2 centerOfMass(const vector<Boid>& boids, int me, double radius) {
  int n = countInRadius(boids, me, radius) - 1;   // without me
  return sumOfPositions(boids, neighbors(boids, me, radius)) / n;
}

Vector2 limitToRadius(Vector2 v, double radius) {
  if (v.getMagnitude() > radius) return Vector2();
  return v / radius;
}

Vector2 cohesionForce(const vector<Boid>& boids, int me, double radius, double k) {
  Vector2 toCenter = centerOfMass(boids, me, radius) - boids[me].position;
  return weighted(limitToRadius(toCenter, radius), k);
}

// ---------- separation ----------

Vector2 awayFrom(const Boid& a, const Boid& b) {
  Vector2 v = a.position - b.position;
  return v / v.getMagnitude();
}

Vector2 repulsion(const Boid& a, const Boid& b) {
  return awayFrom(a, b) / Vector2::Distance(a.position, b.position);
}

Vector2 sumOfRepulsions(const vector<Boid>& boids, int me, double radius) {
  Vector2 sum;
  for (int i : neighbors(boids, me, radius)) sum += repulsion(boids[me], boids[i]);
  return sum;
}

void clampForce(Vector2 force, double maxForce) {
  double m = force.getMagnitude();
  if (m > maxForce) force = force / m * maxForce;
}

// ---------- alignment ----------

Vector2 sumOfVelocities(const vector<Boid>& boids, const vector<int>& list) {
  Vector2 sum;
  for (int i : list) sum += boids[i].velocity;
  return sum;
}

Vector2 averageVelocity(const vector<Boid>& boids, int me, double radius) {
  int n = countInRadius(boids, me, radius);       // with me
  return sumOfVelocities(boids, neighbors(boids, me, radius)) / n;
}

// ---------- the three behaviors ----------

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    return weighted(cohesionForce(boids, boidAgentIndex, radius, k), k);
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 change = averageVelocity(boids, boidAgentIndex, radius) - boids[boidAgentIndex].velocity;
    return weighted(change, k);
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 force = sumOfRepulsions(boids, boidAgentIndex, radius);
    clampForce(force, maxForce);
    return weighted(force, k);
  }
};

// ---------- input and output ----------

double readNumber() {
  double d;
  cin >> d;
  return d;
}

void readRadii(Cohesion& c, Separation& s, Alignment& a) {
  c.radius = readNumber();
  s.radius = readNumber();
  s.maxForce = readNumber();
  a.radius = readNumber();
}

void readConstants(Cohesion& c, Alignment& a, Separation& s) {
  c.k = readNumber();
  a.k = readNumber();
  s.k = readNumber();
}

Boid readBoid() {
  Boid b;
  b.position.x = readNumber();
  b.position.y = readNumber();
  b.velocity.x = readNumber();
  b.velocity.y = readNumber();
  return b;
}

void skipRestOfLine() {
  string rest;
  getline(cin, rest);
}

void printBoid(const Boid& b) {
  printf("%.3f %.3f %.3f %.3f\n", b.position.x, b.position.y, b.velocity.x, b.velocity.y);
}

Boid moved(const Boid& b, Vector2 force, double deltaT) {
  Boid result;
  result.velocity = b.velocity + force * deltaT;
  result.position = b.position + result.velocity * deltaT;
  return result;
}

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  readRadii(cohesion, separation, alignment);
  readConstants(cohesion, alignment, separation);
  numberOfBoids = readNumber();
  for (int i = 0; i < numberOfBoids; i++) newState.push_back(readBoid());
  skipRestOfLine();
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
    for (int i = 0; i < numberOfBoids; i++) newState[i] = moved(currentState[i], allForces[i], deltaT);
    for (const Boid& b : newState) printBoid(b);
  }
}
