#include <iostream>
#include <vector>
#include <string>
#include <cmath>
#include <cstdio>
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
    Vector2 centre;
    int voisins = 0;
    for (int b = 0; b < boids.size(); b++) {
      if (b == boidAgentIndex) continue;
      if (Vector2::Distance(boids[b].position, boids[boidAgentIndex].position) <= radius) {
        centre += boids[b].position;
        voisins++;
      }
    }
    if (voisins == 0) return Vector2(); // personne autour
    centre = centre / voisins;
    return (centre - boids[boidAgentIndex].position) / radius * k;
  }
};

struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 vitesse;
    int voisins = 0;
    for (int b = 0; b < boids.size(); b++) {
      if (b == boidAgentIndex) continue;
      if (Vector2::Distance(boids[b].position, boids[boidAgentIndex].position) <= radius) {
        vitesse += boids[b].velocity;
        voisins++;
      }
    }
    if (voisins == 0) return Vector2();
    return vitesse / voisins * k;
  }
};

struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 force;
    for (int b = 0; b < boids.size(); b++) {
      if (b == boidAgentIndex) continue;
      Vector2 diff = boids[boidAgentIndex].position - boids[b].position;
      double d = diff.getMagnitude();
      if (d == 0) return Vector2(); // sinon division par zero
      if (d <= radius)
        force += diff / (d * d);
    }
    force = force * k;
    // limiter la force
    if (force.getMagnitude() > maxForce)
      force = force / force.getMagnitude() * maxForce;
    return force;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;

  // lecture des parametres
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    double x, y, vx, vy;
    cin >> x >> y >> vx >> vy;
    Boid b;
    b.position = Vector2(x, y);
    b.velocity = Vector2(vx, vy);
    newState.push_back(b);
  }
  cin.ignore();

  while (getline(cin, line)) {               // game loop
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      // cohesion et alignement sont des moyennes : une seule fois par boid
      allForces[i] += cohesion.ComputeForce(currentState, i);
      allForces[i] += alignment.ComputeForce(currentState, i);
      // la separation est une somme sur les voisins
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, i);
      }
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
    }
    for (int i = 0; i < numberOfBoids; i++)
      printf("%.3f %.3f %.3f %.3f\n", newState[i].position.x, newState[i].position.y,
             newState[i].velocity.x, newState[i].velocity.y);
  }
}
