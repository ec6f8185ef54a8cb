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

  // added by me
  Vector2 normalized() const {
    double m = getMagnitude();
    if (m == 0) return {0, 0};
    return {x / m, y / m};
  }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 cm;
    double n = 0;
    Vector2 agent = boids[boidAgentIndex].position;
    for (int i = 0; i < boids.size(); ++i) {
      // the text says < but it has to be <= or the example does not work
      if (i != boidAgentIndex && Vector2::Distance(boids[i].position, agent) <= radius) {
        cm += boids[i].position;
        n++;
      }
    }
    if (n == 0) return {0, 0};
    cm = cm / n;
    Vector2 f = cm - agent;
    if (f.getMagnitude() <= radius)
      return f / radius;
    else
      return {0, 0};
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 vavg;
    double n = 0;
    Vector2 agent = boids[boidAgentIndex].position;
    for (int i = 0; i < boids.size(); ++i) {
      if (Vector2::Distance(boids[i].position, agent) < radius) {
        vavg += boids[i].velocity;
        n++;
      }
    }
    if (n == 0) return {0, 0};
    return vavg / n;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 total;
    Vector2 agent = boids[boidAgentIndex].position;
    for (int i = 0; i < boids.size(); ++i) {
      if (i == boidAgentIndex) continue;
      double dist = Vector2::Distance(agent, boids[i].position);
      if (0 < dist && dist < radius) {
        Vector2 f = (agent - boids[i].position).normalized() / dist;
        // clamp to the maximum
        if (f.getMagnitude() > maxForce)
          f = f.normalized() * maxForce;
        total += f;
      }
    }
    return total;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  vector<Boid> currentState, newState;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
  }
  string line;
  getline(cin, line); // rest of the last line, without this stod throws
  cout << fixed << setprecision(3);
  while (getline(cin, line)) {               // game loop
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      Vector2 force;
      force += cohesion.ComputeForce(currentState, i) * cohesion.k;
      force += separation.ComputeForce(currentState, i) * separation.k;
      force += alignment.ComputeForce(currentState, i) * alignment.k;
      newState[i].velocity += force * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
    }
    for (auto& b : newState)
      cout << b.position.x << " " << b.position.y << " " << b.velocity.x << " " << b.velocity.y << '\n';
  }
}
