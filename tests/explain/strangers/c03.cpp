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
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    // F = sum(P_i - P_a) / (n r)  ==  (P_cm - P_a) / r.
    // |P_cm - P_a| <= r always holds (mean of points inside a disc is inside the disc),
    // so the second case of the formula never happens.
    const Vector2& a = boids[boidAgentIndex].position;
    Vector2 s;
    int n = 0;
    for (size_t i = 0; i < boids.size(); ++i) {
      if ((int)i == boidAgentIndex) continue;
      Vector2 d = boids[i].position - a;
      if (d.getMagnitude() <= radius) { s += d; ++n; }
    }
    if (n == 0 || radius == 0) return {};
    return s * (k / (n * radius));
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 s;
    int n = 0;
    for (const Boid& b : boids)
      if (Vector2::Distance(b.position, boids[boidAgentIndex].position) <= radius) { s += b.velocity; ++n; }
    return s * (k / n);       // n >= 1, the agent itself is counted
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    // unit vector over the distance == difference over the squared distance.
    // The text says "away", so the sign is P_a - P_i.
    const Vector2& a = boids[boidAgentIndex].position;
    Vector2 s;
    for (const Boid& b : boids) {
      Vector2 d = a - b.position;
      double d2 = d.sqrMagnitude();
      if (d2 > 0 && d.getMagnitude() <= radius) s += d / d2;
    }
    double m = s.getMagnitude();
    if (m > maxForce) s = s * (maxForce / m);
    return s * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; ++i) {
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
  }
  cin.ignore(numeric_limits<streamsize>::max(), '\n');
  cout << fixed << setprecision(3);
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
    for (int i = 0; i < numberOfBoids; ++i) {
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
      cout << newState[i].position.x << ' ' << newState[i].position.y << ' '
           << newState[i].velocity.x << ' ' << newState[i].velocity.y << '\n';
    }
  }
}
