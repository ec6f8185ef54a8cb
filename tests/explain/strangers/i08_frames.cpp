#include <iostream>
#include <iomanip>
#include <vector>
#include <string>
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

vector<int> getNeighbors(const vector<Boid>& boids, int me, double radius) {
  vector<int> result;
  for (int i = 0; i < boids.size(); i++)
    if (i != me && Vector2::Distance(boids[i].position, boids[me].position) <= radius)
      result.push_back(i);
  return result;
}

Vector2 cohesionForce(const vector<Boid>& boids, int me, double radius) {
  vector<int> neighbors = getNeighbors(boids, me, radius);
  if (neighbors.empty()) return Vector2();
  Vector2 cm;
  for (int i : neighbors) cm += boids[i].position;
  cm = cm / neighbors.size();
  Vector2 dir = cm - boids[me].position;
  if (dir.getMagnitude() <= radius) return dir / radius;
  return Vector2();
}

Vector2 separationForce(const vector<Boid>& boids, int me, double radius, double maxForce) {
  Vector2 total;
  for (int i : getNeighbors(boids, me, radius)) {
    Vector2 dir = boids[me].position - boids[i].position;
    double dist = dir.getMagnitude();
    if (dist == 0) continue;
    Vector2 unit = dir / dist;
    total += unit / dist;
  }
  if (total.getMagnitude() > maxForce) {
    Vector2 unit = total / total.getMagnitude();
    total = unit * maxForce;
  }
  return total;
}

Vector2 alignmentForce(const vector<Boid>& boids, int me, double radius) {
  vector<int> neighbors = getNeighbors(boids, me, radius);
  neighbors.push_back(me); // including itself
  Vector2 avg;
  for (int i : neighbors) avg += boids[i].velocity;
  return avg / neighbors.size();
}

int main() {
  double rc, rs, fsmax, ra, kc, ks, ka;
  int n;
  cin >> rc >> rs >> fsmax >> ra >> kc >> ks >> ka >> n;
  vector<Boid> current(n), next(n);
  for (int i = 0; i < n; i++)
    cin >> current[i].position.x >> current[i].position.y >> current[i].velocity.x >> current[i].velocity.y;

  double dt;
  cin >> dt; // time frame

  string line;
  cout << fixed << setprecision(3);
  while (getline(cin, line)) { // until the end of the input
    for (int i = 0; i < n; i++) {
      Vector2 force = cohesionForce(current, i, rc) * kc
                    + separationForce(current, i, rs, fsmax) * ks
                    + alignmentForce(current, i, ra) * ka;
      next[i].velocity = current[i].velocity + force * dt;
      next[i].position = current[i].position + next[i].velocity * dt;
    }
    current = next;
    for (int i = 0; i < n; i++) {
      cout << current[i].position.x << " " << current[i].position.y << " ";
      cout << current[i].velocity.x << " " << current[i].velocity.y << endl;
    }
  }
  return 0;
}
