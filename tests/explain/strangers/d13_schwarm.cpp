// Schwarmverhalten, Übung 3
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
  // Kraft zum Schwerpunkt der Nachbarn
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& ich = boids[boidAgentIndex];
    Vector2 schwerpunkt;
    int anzahl = 0;
    for (size_t i = 0; i < boids.size(); ++i) {
      if (i == (size_t)boidAgentIndex) continue;
      if (Vector2::Distance(ich.position, boids[i].position) > radius) continue;
      schwerpunkt += boids[i].position;
      ++anzahl;
    }
    if (anzahl == 0 || radius == 0) return {};
    Vector2 weg = schwerpunkt / anzahl - ich.position;
    return weg.getMagnitude() <= radius ? weg / radius : Vector2{};
  }
};
struct Alignment {
  double radius, k;
  // mittlere Geschwindigkeit
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& ich = boids[boidAgentIndex];
    Vector2 summe;
    for (const Boid& b : boids)
      if (Vector2::Distance(ich.position, b.position) <= radius)
        summe += b.velocity;
    return summe / boids.size();
  }
};
struct Separation {
  double radius, k, maxForce;
  // Abstossung, begrenzt auf maxForce
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& ich = boids[boidAgentIndex];
    Vector2 kraft;
    for (const Boid& b : boids) {
      Vector2 weg = ich.position - b.position;
      double abstand = weg.getMagnitude();
      if (abstand == 0 || abstand > radius) continue;
      Vector2 f = weg / abstand / abstand;
      if (f.getMagnitude() > maxForce)
        f = f / f.getMagnitude() * maxForce;
      kraft += f;
    }
    return kraft;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    currentState.push_back(b);
  }
  newState = currentState;
  double deltaT;
  while (cin >> deltaT) {
    for (int i = 0; i < numberOfBoids; i++) {
      // jede Kraft nur einmal pro Boid berechnen
      Vector2 force = cohesion.ComputeForce(currentState, i) * cohesion.k
                    + separation.ComputeForce(currentState, i) * separation.k
                    + alignment.ComputeForce(currentState, i) * alignment.k;
      newState[i].velocity = currentState[i].velocity + force * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
    }
    swap(currentState, newState);
    for (const Boid& b : currentState)
      cout << fixed << setprecision(3) << b.position.x << " " << b.position.y << " " << b.velocity.x << " " << b.velocity.y << "\n";
  }
}
