#include <iostream>
#include <vector>
#include <string>
#include <cmath>
#include <algorithm>
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

struct Cohesion {
  double radius, k;

  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& agent = boids[boidAgentIndex];
    Vector2 pcm;
    int n = 0;

    for (int i = 0; i < boids.size(); i++) {
      if (i != boidAgentIndex && Vector2::Distance(agent.position, boids[i].position) <= radius) {
        pcm += boids[i].position;
        n++;
      }
    }

    if (n > 0) {           // avoid division by 0
      pcm = pcm / n;
    }

    // formula from the page
    Vector2 toPcm = pcm - agent.position;
    if (radius > 0 && toPcm.getMagnitude() <= radius) {
      return toPcm / radius;
    }
    return {};
  }
};

struct Alignment {
  double radius, k;

  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& agent = boids[boidAgentIndex];
    Vector2 vavg;
    int n = 0;

    for (int i = 0; i < boids.size(); i++) {
      if (Vector2::Distance(agent.position, boids[i].position) <= radius) {
        vavg += boids[i].velocity;
        n++;
      }
    }

    if (n > 0) {           // avoid division by 0
      vavg = vavg / n;
    }
    return vavg;
  }
};

struct Separation {
  double radius, k, maxForce;

  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& agent = boids[boidAgentIndex];
    Vector2 force;

    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 away = agent.position - boids[i].position;
      double distance = away.getMagnitude();
      if (distance > 0 && distance <= radius) {
        force += (away / distance) / distance;
      }
    }

    // clamp the force to FSmax
    force.x = clamp(force.x, -maxForce, maxForce);
    force.y = clamp(force.y, -maxForce, maxForce);
    return force;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  string line;

  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;

  vector<Boid> currentState(numberOfBoids), newState(numberOfBoids);
  for (int i = 0; i < numberOfBoids; i++) {
    cin >> newState[i].position.x >> newState[i].position.y
        >> newState[i].velocity.x >> newState[i].velocity.y;
  }

  cout << fixed << setprecision(3);

  while (getline(cin, line)) {               // game loop
    if (line.empty()) continue;              // rest of the last line
    currentState = newState;                 // double buffer
    double deltaT = stod(line);

    for (int i = 0; i < numberOfBoids; i++) {
      Vector2 force = cohesion.ComputeForce(currentState, i) * cohesion.k
                    + separation.ComputeForce(currentState, i) * separation.k
                    + alignment.ComputeForce(currentState, i) * alignment.k;

      newState[i].velocity = currentState[i].velocity + force * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
    }

    for (int i = 0; i < numberOfBoids; i++) {
      cout << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << "\n";
    }
  }
  return 0;
}
