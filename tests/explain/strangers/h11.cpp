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

// Forces : chaque règle renvoie sa force déjà pondérée
struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 centre;
    int voisins = 0;
    for (int v = 0; v < boids.size(); ++v) {
      if (v != boidAgentIndex && Vector2::Distance(boids[v].position, boids[boidAgentIndex].position) <= radius) {
        centre += boids[v].position;
        ++voisins;
      }
    }
    if (voisins == 0) return {};
    Vector2 vers = centre / voisins - boids[boidAgentIndex].position;
    if (vers.getMagnitude() <= radius)
      return vers * (k / radius);
    return {};
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 moyenne;
    int voisins = 0;
    for (int v = 0; v < boids.size(); ++v) {
      if (Vector2::Distance(boids[v].position, boids[boidAgentIndex].position) <= radius) {
        moyenne += boids[v].velocity;
        ++voisins;
      }
    }
    return moyenne * (k / voisins);
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 somme;
    for (int v = 0; v < boids.size(); ++v) {
      Vector2 ecart = boids[boidAgentIndex].position - boids[v].position;
      if (ecart.getMagnitude() > 0 && ecart.getMagnitude() <= radius)
        somme += ecart / ecart.sqrMagnitude();
    }
    if (somme.getMagnitude() > maxForce)
      somme = somme / somme.getMagnitude() * maxForce;
    return somme * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  double deltaT;

  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> separation.k >> alignment.k;
  cin >> numberOfBoids;
  newState.resize(numberOfBoids);
  for (int i = 0; i < numberOfBoids; ++i) {
    cin >> newState[i].position.x >> newState[i].position.y;
    cin >> newState[i].velocity.x >> newState[i].velocity.y;
  }
  cin >> deltaT;

  while (getline(cin, line)) {               // game loop
    currentState = newState;                 // double buffer
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        // F = Kc*Fc + Ks*Fs + Ka*Fa
        if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(currentState, i) * cohesion.k;
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, i) * separation.k;
        if (distance <= alignment.radius)  allForces[i] += alignment.ComputeForce(currentState, i) * alignment.k;
      }
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
      cout << fixed << setprecision(3)
           << newState[i].position.x << ' ' << newState[i].position.y << ' '
           << newState[i].velocity.x << ' ' << newState[i].velocity.y << '\n';
    }
  }
  return 0;
}
