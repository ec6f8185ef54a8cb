// What the course hands out (students fill in the three ComputeForce functions and the reading/printing,
// and may change or throw away anything).
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

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 center;
    int count = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(boids[boidAgentIndex].position, boids[i].position) <= radius) {
        center += boids[i].position;
        count++;
      }
    }
    center = center / count;
    return (center - boids[boidAgentIndex].position) * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 vel;
    int count = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(boids[boidAgentIndex].position, boids[i].position) <= radius) {
        vel += boids[i].velocity;
        count++;
      }
    }
    vel = vel / count;
    return vel * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 force;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      double dist = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (dist <= radius) {
        Vector2 dir = boids[boidAgentIndex].position - boids[i].position;
        force += dir / dist / dist;
      }
    }
    return force * k;   // TODO clamp
  }
};

int main() {
  // read r_c r_s F_Smax r_a K_c K_s K_a N, then the boids
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  vector<Boid> currentState, newState;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
  }
  string line;
  cin.ignore();
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
    // tick and output: new velocity, new position, print x y vx vy with 3 decimals
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].position = currentState[i].position + currentState[i].velocity * deltaT;
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      printf("%.3f %.3f %.3f %.3f\n", newState[i].position.x, newState[i].position.y, newState[i].velocity.x, newState[i].velocity.y);
    }
  }
}
