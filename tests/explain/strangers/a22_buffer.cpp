#include <iostream>
#include <iomanip>
#include <vector>
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
  Vector2 ComputeForce(const vector<Boid>& boids, int self) {
    Vector2 sum;
    int n = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == self || Vector2::Distance(boids[i].position, boids[self].position) > radius) continue;
      sum += boids[i].position;
      n++;
    }
    if (n == 0 || radius == 0) return {};
    Vector2 toCenter = sum / n - boids[self].position;
    return toCenter / radius * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int self) {
    Vector2 sum;
    int n = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (Vector2::Distance(boids[i].position, boids[self].position) > radius) continue;
      sum += boids[i].velocity;
      n++;
    }
    return sum / n * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int self) {
    Vector2 force;
    for (int i = 0; i < (int)boids.size(); i++) {
      Vector2 away = boids[self].position - boids[i].position;
      double d = away.getMagnitude();
      if (d == 0 || d > radius) continue;
      force += away / (d * d);
    }
    double magnitude = force.getMagnitude();
    if (magnitude > maxForce) force = force * (maxForce / magnitude);
    return force * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  vector<Boid> currentState(numberOfBoids), newState;
  for (Boid& b : currentState)
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
  newState = currentState;

  cout << fixed << setprecision(3);
  double deltaT;
  while (cin >> deltaT) {                    // game loop
    currentState = newState;                 // double buffer
    for (int i = 0; i < numberOfBoids; i++) {
      Vector2 force = cohesion.ComputeForce(currentState, i);
      force += separation.ComputeForce(currentState, i);
      force += alignment.ComputeForce(newState, i);
      newState[i].velocity = currentState[i].velocity + force * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
    }
    for (const Boid& b : newState)
      cout << b.position.x << " " << b.position.y << " " << b.velocity.x << " " << b.velocity.y << "\n";
  }
}
