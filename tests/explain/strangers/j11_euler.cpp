#include <iostream>
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

// returns the indices of all boids inside the radius
vector<int> findNeighbours(const vector<Boid>& boids, int me, double radius, bool withMe) {
  vector<int> result;
  for (int i = 0; i < (int)boids.size(); i++) {
    if (i == me && !withMe) continue;
    if (Vector2::Distance(boids[i].position, boids[me].position) <= radius)
      result.push_back(i);
  }
  return result;
}

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    vector<int> nb = findNeighbours(boids, boidAgentIndex, radius, false);
    if (nb.empty()) return {};
    Vector2 center;
    for (int i : nb) center += boids[i].position;
    center = center / nb.size();
    Vector2 path = center - boids[boidAgentIndex].position;
    if (path.getMagnitude() > radius) return {};
    return path / radius;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    vector<int> nb = findNeighbours(boids, boidAgentIndex, radius, true);
    Vector2 avg;
    for (int i : nb) avg += boids[i].velocity;
    return avg / nb.size();
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    vector<int> nb = findNeighbours(boids, boidAgentIndex, radius, false);
    Vector2 force;
    for (int i : nb) {
      Vector2 diff = boids[boidAgentIndex].position - boids[i].position;
      if (diff.sqrMagnitude() == 0) continue;
      force += diff / diff.sqrMagnitude();
    }
    double m = force.getMagnitude();
    if (m > maxForce) force = force * (maxForce / m);
    return force;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> separation.k >> alignment.k;
  cin >> numberOfBoids;
  newState.resize(numberOfBoids);
  for (int i = 0; i < numberOfBoids; i++)
    cin >> newState[i].position.x >> newState[i].position.y >> newState[i].velocity.x >> newState[i].velocity.y;

  double deltaT;
  while (cin >> deltaT) {
    currentState = newState;
    for (int i = 0; i < numberOfBoids; i++) {
      Vector2 force = cohesion.ComputeForce(currentState, i) * cohesion.k
                    + separation.ComputeForce(currentState, i) * separation.k
                    + alignment.ComputeForce(currentState, i) * alignment.k;
      // move first, then the new speed
      newState[i].position = currentState[i].position + currentState[i].velocity * deltaT;
      newState[i].velocity = currentState[i].velocity + force * deltaT;
    }
    for (int i = 0; i < numberOfBoids; i++) {
      printf("%.3f %.3f %.3f %.3f\n", newState[i].position.x, newState[i].position.y, newState[i].velocity.x, newState[i].velocity.y);
    }
  }
}
