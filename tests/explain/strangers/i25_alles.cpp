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

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 center;
    int anzahl = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        center += boids[i].position;
        anzahl++;
      }
    }
    center = center / anzahl;
    Vector2 richtung = center - boids[boidAgentIndex].position;
    return richtung * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 v;
    int anzahl = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        v += boids[i].velocity;
        anzahl++;
      }
    }
    v = v / anzahl;
    return (v - boids[boidAgentIndex].velocity) * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 f;
    for (int i = 0; i < boids.size(); i++) {
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        f += boids[boidAgentIndex].position - boids[i].position;
      }
    }
    return f * k;   // TODO maxForce
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;

  cin >> cohesion.radius;
  cin >> separation.radius;
  cin >> separation.maxForce;
  cin >> alignment.radius;
  cin >> cohesion.k;
  cin >> separation.k;
  cin >> alignment.k;
  cin >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid boid;
    cin >> boid.position.x >> boid.position.y >> boid.velocity.x >> boid.velocity.y;
    newState.push_back(boid);
  }

  double deltaT;
  while (cin >> deltaT) {               // game loop
    currentState = newState;                 // double buffer
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(currentState, i);
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, i);
        if (distance <= alignment.radius)  allForces[i] += alignment.ComputeForce(currentState, i);
      }
    }
    // tick and output
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].position = currentState[i].position + currentState[i].velocity * deltaT;
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      cout << fixed << setprecision(3);
      cout << "Boid " << i << ": " << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
}
