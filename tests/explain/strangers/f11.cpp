#include <iostream>
#include <iomanip>
#include <string>
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
  Vector2 normalized() const { double m = getMagnitude(); return m == 0 ? Vector2() : *this / m; }
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};
struct Boid { Vector2 position, velocity; };

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int idx) {
    Vector2 com; int cnt = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == idx) continue;
      if (Vector2::Distance(boids[i].position, boids[idx].position) > radius) continue;
      com += boids[i].position; cnt++;
    }
    if (cnt == 0) return {};
    Vector2 dir = com / cnt - boids[idx].position;
    if (dir.getMagnitude() > radius) return {};
    return dir / radius * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int idx) {
    Vector2 avg; int cnt = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (Vector2::Distance(boids[i].position, boids[idx].position) > radius) continue;
      avg += boids[i].velocity; cnt++;
    }
    avg = avg / cnt;
    return avg.normalized() * k;      // only the heading matters
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int idx) {
    Vector2 sum;
    for (int i = 0; i < (int)boids.size(); i++) {
      Vector2 away = boids[idx].position - boids[i].position;
      double d = away.getMagnitude();
      if (d == 0 || d > radius) continue;
      sum += away.normalized() / d;
    }
    if (sum.getMagnitude() > maxForce) sum = sum.normalized() * maxForce;
    return sum * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int n = 0;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> n;
  vector<Boid> currentState(n), newState;
  for (Boid& b : currentState) cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
  newState = currentState;
  cin.ignore();
  string line;
  while (getline(cin, line)) {
    currentState = newState;
    double deltaT = stod(line);
    for (int i = 0; i < n; i++) {
      Vector2 f = cohesion.ComputeForce(currentState, i);
      f += separation.ComputeForce(currentState, i);
      f += alignment.ComputeForce(currentState, i);
      newState[i].velocity += f * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
      cout << fixed << setprecision(3) << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
  return 0;
}
