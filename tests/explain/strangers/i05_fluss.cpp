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

// Kohaesion: zum Schwerpunkt der Nachbarn
struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 schwerpunkt;
    Vector2 ich = boids[boidAgentIndex].position;
    int anzahl = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i != boidAgentIndex && Vector2::Distance(ich, boids[i].position) <= radius) {
        schwerpunkt += boids[i].position;
        anzahl++;
      }
    }
    if (anzahl == 0) return {};
    Vector2 richtung = schwerpunkt / anzahl - ich;
    if (richtung.getMagnitude() > radius) return {0, 0};
    return richtung / radius;
  }
};

// Ausrichtung: mittlere Geschwindigkeit, ich zaehle mit
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 summe = boids[boidAgentIndex].velocity;
    int anzahl = 1;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(boids[boidAgentIndex].position, boids[i].position) <= radius) {
        summe += boids[i].velocity;
        anzahl++;
      }
    }
    return summe / anzahl;
  }
};

struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 kraft;
    for (int i = 0; i < (int)boids.size(); i++) {
      Vector2 weg = boids[boidAgentIndex].position - boids[i].position;
      double abstand = weg.getMagnitude();
      if (abstand == 0 || abstand > radius) continue;
      kraft += weg / (abstand * abstand);
    }
    double betrag = kraft.getMagnitude();
    if (betrag > maxForce) kraft = kraft * (maxForce / betrag);
    return kraft;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> separation.k >> alignment.k;
  cin >> numberOfBoids;
  vector<Boid> currentState(numberOfBoids), newState;
  for (auto& b : currentState) cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
  newState = currentState;

  double deltaT;
  while (cin >> deltaT) {
    currentState = newState;
    for (int i = 0; i < numberOfBoids; i++) {
      Vector2 kraft = cohesion.ComputeForce(currentState, i) * cohesion.k
                    + separation.ComputeForce(currentState, i) * separation.k
                    + alignment.ComputeForce(currentState, i) * alignment.k;
      newState[i].position += newState[i].velocity * deltaT;
      newState[i].velocity += kraft * deltaT;
    }
    for (const Boid& b : newState)
      printf("%.3f %.3f %.3f %.3f\n", b.position.x, b.position.y, b.velocity.x, b.velocity.y);
  }
  return 0;
}
