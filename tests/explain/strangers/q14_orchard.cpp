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
    const Boid& me = boids[boidAgentIndex];
    Vector2 center;
    int cnt = 0;
    for (const Boid& b : boids) {
      double sq = (b.position - me.position).sqrMagnitude();   // no sqrt = faster
      if (sq > 0 && sq <= radius) {                            // sq > 0 : not me
        center += b.position;
        cnt++;
      }
    }
    if (cnt == 0) return {};
    center = center / cnt;
    return (center - me.position) / radius;
  }
};

struct Alignment {
  double radius, k;

  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& me = boids[boidAgentIndex];
    Vector2 vel;
    int cnt = 0;
    for (const Boid& b : boids) {
      double sq = (b.position - me.position).sqrMagnitude();
      if (sq <= radius) {                                      // me too
        vel += b.velocity;
        cnt++;
      }
    }
    if (cnt == 0) return {};
    return vel / cnt;
  }
};

struct Separation {
  double radius, k, maxForce;

  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& me = boids[boidAgentIndex];
    Vector2 total;
    for (const Boid& b : boids) {
      Vector2 diff = me.position - b.position;
      double sq = diff.sqrMagnitude();
      if (sq > 0 && sq <= radius) {
        total += diff / sq;        // (diff / d) / d = diff / d^2
      }
    }
    double len = total.getMagnitude();
    if (len > maxForce) total = total / len * maxForce;
    return total;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;

  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;

  vector<Boid> currentState(numberOfBoids), newState(numberOfBoids);
  for (Boid& b : newState) {
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
  }

  cout << fixed << setprecision(3);

  double deltaT;
  while (cin >> deltaT) {
    currentState = newState;

    for (int i = 0; i < numberOfBoids; i++) {
      Vector2 f = cohesion.ComputeForce(currentState, i) * cohesion.k
                + separation.ComputeForce(currentState, i) * separation.k
                + alignment.ComputeForce(currentState, i) * alignment.k;
      newState[i].velocity = currentState[i].velocity + f * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
    }

    for (const Boid& b : newState) {
      cout << b.position.x << " " << b.position.y << " " << b.velocity.x << " " << b.velocity.y << endl;
    }
    cout << endl;
  }
}
