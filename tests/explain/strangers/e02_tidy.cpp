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

/**
 * Cohesion: steer towards the centre of mass of the neighbours.
 */
struct Cohesion {
  double radius, k;

  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) const {
    const Vector2& self = boids[boidAgentIndex].position;
    Vector2 center;
    int neighbours = 0;

    for (int i = 0; i < static_cast<int>(boids.size()); ++i) {
      if (i == boidAgentIndex) continue;                       // skip self
      if (Vector2::Distance(self, boids[i].position) <= radius) {
        center += boids[i].position;
        ++neighbours;
      }
    }

    if (neighbours == 0) return {};                            // nobody to follow
    Vector2 toCenter = center / neighbours - self;
    if (toCenter.getMagnitude() > radius) return {};           // too far away
    return toCenter / radius * k;
  }
};

/**
 * Alignment: match the average velocity of everyone in range (self included).
 */
struct Alignment {
  double radius, k;

  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) const {
    const Vector2& self = boids[boidAgentIndex].position;
    Vector2 sum;
    int count = 0;

    for (const Boid& other : boids) {
      if (Vector2::Distance(self, other.position) <= radius) {
        sum += other.velocity;
        ++count;
      }
    }

    if (count == 0) return {};
    return sum / count * k;
  }
};

/**
 * Separation: keep away from neighbours, stronger when they are closer.
 */
struct Separation {
  double radius, k, maxForce;

  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) const {
    const Vector2& self = boids[boidAgentIndex].position;
    Vector2 force;

    for (int i = 0; i < static_cast<int>(boids.size()); ++i) {
      if (i == boidAgentIndex) continue;
      const Vector2 away = self - boids[i].position;
      const double distance = away.getMagnitude();
      if (distance > 0 && distance <= radius) {
        force += away / distance / distance;
      }
    }

    const double magnitude = force.getMagnitude();
    if (magnitude > maxForce) {
      force = force / magnitude * maxForce;                    // limit the length
    }
    return force * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;

  // --- read the parameters ---
  cin >> cohesion.radius
      >> separation.radius >> separation.maxForce
      >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k
      >> numberOfBoids;

  // --- read the boids ---
  newState.resize(numberOfBoids);
  for (Boid& boid : newState) {
    cin >> boid.position.x >> boid.position.y >> boid.velocity.x >> boid.velocity.y;
  }

  cout << fixed << setprecision(3);

  // --- game loop ---
  double deltaT;
  while (cin >> deltaT) {
    currentState = newState;                 // double buffer
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

    // --- tick ---
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
    }

    // --- output ---
    for (const Boid& boid : newState) {
      cout << boid.position.x << " " << boid.position.y << " "
           << boid.velocity.x << " " << boid.velocity.y << "\n";
    }
  }

  return 0;
}
