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

struct Boid {
  Vector2 position, velocity;
};

// sqrt is slow!! use sqrMagnitude wherever possible
struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 center;
    double count = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      auto toBoid = boids[i].position - boids[boidAgentIndex].position;
      if (toBoid.sqrMagnitude() <= radius) {
        center += boids[i].position;
        count += 1;
      }
    }
    if (count == 0 || radius == 0) return Vector2();
    return (center / count - boids[boidAgentIndex].position) * (k / radius);
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 vel;
    double count = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      auto toBoid = boids[i].position - boids[boidAgentIndex].position;
      if (toBoid.sqrMagnitude() <= radius) {
        vel += boids[i].velocity;
        count += 1;
      }
    }
    if (count == 0) return Vector2();
    return vel * (k / count);
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 push;
    for (int i = 0; i < (int)boids.size(); i++) {
      auto fromBoid = boids[boidAgentIndex].position - boids[i].position;
      double d = fromBoid.getMagnitude();       // need the real one here
      if (d > 0 && d <= radius) push += fromBoid / d;
    }
    if (push.sqrMagnitude() > maxForce * maxForce)
      push = push * (maxForce / push.getMagnitude());
    return push * k;
  }
};

int main() {
  ios::sync_with_stdio(false);
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  newState.reserve(numberOfBoids);
  for (int i = 0; i < numberOfBoids; i++) {
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.emplace_back(b);
  }
  cin >> ws;
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    if (line.find_first_not_of(" \t\r") == string::npos) continue;
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
    cout << fixed << setprecision(3);
    for (int i = 0; i < numberOfBoids; i++) {
      auto& b = newState[i];
      b.velocity += allForces[i] * deltaT;
      b.position += b.velocity * deltaT;
      cout << b.position.x << ' ' << b.position.y << ' ' << b.velocity.x << ' ' << b.velocity.y << '\n';
    }
  }
}
