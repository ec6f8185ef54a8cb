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
  // Einheitsvektor
  Vector2 normalized() const {
    double m = getMagnitude();
    if (m == 0) return {0, 0};
    return {x / m, y / m};
  }
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 ich = boids[boidAgentIndex].position;
    Vector2 schwerpunkt;
    int n = boids.size() - 1;   // alle anderen, ohne sich selbst
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i != boidAgentIndex && Vector2::Distance(ich, boids[i].position) <= radius)
        schwerpunkt += boids[i].position;
    }
    schwerpunkt = schwerpunkt / n;
    Vector2 kraft = schwerpunkt - ich;
    if (kraft.getMagnitude() > radius) return {0, 0};
    return kraft / radius * k;
  }
};

struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 summe;
    int anzahl = 0;
    for (const Boid& b : boids) {
      if (Vector2::Distance(boids[boidAgentIndex].position, b.position) <= radius) {
        summe += b.velocity;
        anzahl++;
      }
    }
    return summe / anzahl * k;
  }
};

struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 kraft;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 weg = boids[boidAgentIndex].position - boids[i].position;
      double abstand = weg.getMagnitude();
      if (abstand > 0 && abstand <= radius)
        kraft += weg.normalized() / weg.sqrMagnitude();
    }
    // Kraft begrenzen
    if (kraft.getMagnitude() > maxForce)
      kraft = kraft.normalized() * maxForce;
    return kraft * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;

  // Parameter einlesen
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> alignment.k >> separation.k;
  cin >> numberOfBoids;

  for (int i = 0; i < numberOfBoids; i++) {
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
  }

  double deltaT;
  while (cin >> deltaT) {
    currentState = newState;
    for (int i = 0; i < numberOfBoids; i++) {
      // die zweite Schleife braucht man nicht, ComputeForce macht das schon
      Vector2 kraft = cohesion.ComputeForce(currentState, i)
                    + separation.ComputeForce(currentState, i)
                    + alignment.ComputeForce(currentState, i);
      newState[i].velocity = currentState[i].velocity + kraft * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
    }
    for (const Boid& b : newState)
      cout << fixed << setprecision(3) << b.position.x << " " << b.position.y << " "
           << b.velocity.x << " " << b.velocity.y << "\n";
  }
  return 0;
}
