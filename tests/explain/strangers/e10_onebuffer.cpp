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
  Vector2 ComputeForce(const vector<Boid>& boids, int a) {
    Vector2 c;
    int cnt = 0;
    for (int i = 0; i < (int)boids.size(); i++)
      if (i != a && Vector2::Distance(boids[i].position, boids[a].position) <= radius) {
        c += boids[i].position;
        cnt++;
      }
    if (!cnt) return {};
    c = c / cnt - boids[a].position;
    return c.getMagnitude() > radius ? Vector2() : c * (k / radius);
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int a) {
    Vector2 v;
    for (auto& b : boids)
      if (Vector2::Distance(b.position, boids[a].position) <= radius)
        v += b.velocity;
    return v / boids.size() * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int a) {
    Vector2 s;
    for (auto& b : boids) {
      double d = Vector2::Distance(b.position, boids[a].position);
      if (d > 0 && d <= radius) s += (boids[a].position - b.position) / d / d;
    }
    double m = s.getMagnitude();
    if (m > maxForce) s = s / m * maxForce;
    return s * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  vector<Boid> state(numberOfBoids);
  for (auto& b : state) cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
  double deltaT;
  cout << fixed << setprecision(3);
  while (cin >> deltaT) {
    for (int i = 0; i < numberOfBoids; i++) {
      Vector2 force;
      for (int j = 0; j < numberOfBoids; j++) {
        if (i == j) continue;
        double distance = Vector2::Distance(state[i].position, state[j].position);
        if (distance <= cohesion.radius)   force += cohesion.ComputeForce(state, i);
        if (distance <= separation.radius) force += separation.ComputeForce(state, i);
        if (distance <= alignment.radius)  force += alignment.ComputeForce(state, i);
      }
      state[i].velocity += force * deltaT;
      state[i].position += state[i].velocity * deltaT;
      cout << state[i].position.x << " " << state[i].position.y << " "
           << state[i].velocity.x << " " << state[i].velocity.y << "\n";
    }
  }
}
