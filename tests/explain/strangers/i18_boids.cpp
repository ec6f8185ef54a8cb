#include <iostream>
#include <vector>
#include <string>
#include <sstream>
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

// rule 1: fly towards the center of mass
struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 pc;
    int count = 0;
    for (auto& b : boids) {
      if (Vector2::Distance(b.position, boids[boidAgentIndex].position) <= radius) {
        pc += b.position;
        count++;
      }
    }
    pc = pc / count;
    return (pc - boids[boidAgentIndex].position) * k;
  }
};
// rule 3: match velocity with the near boids
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 pv;
    int count = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        pv += boids[i].velocity;
        count++;
      }
    }
    if (count > 0) {
      pv = pv / count;
      return (pv - boids[boidAgentIndex].velocity) * k;
    }
    return pv;
  }
};
// rule 2: keep a small distance from the other boids
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 c;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      double d = Vector2::Distance(boids[i].position, boids[boidAgentIndex].position);
      if (d > 0 && d <= radius) {
        c += (boids[boidAgentIndex].position - boids[i].position) / d / d;
      }
    }
    return c * k;
  }
};

int main() {
  // read r_c r_s F_Smax r_a K_c K_s K_a N, then the boids
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  getline(cin, line);
  istringstream params(line);
  params >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  params >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    getline(cin, line);
    istringstream in(line);
    Boid b;
    in >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
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
        if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(currentState, i);
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, i);
        if (distance <= alignment.radius)  allForces[i] += alignment.ComputeForce(currentState, i);
      }
    }
    // tick and output
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      cout << fixed << setprecision(3) << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << "\n";
    }
  }
}
