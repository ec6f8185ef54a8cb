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
  double mass = 1;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 centerOfMass;
    double totalMass = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        centerOfMass += boids[i].position * boids[i].mass;
        totalMass += boids[i].mass;
      }
    }
    if (totalMass == 0) return {};
    centerOfMass = centerOfMass / totalMass;
    Vector2 toCenter = centerOfMass - boids[boidAgentIndex].position;
    if (radius > 0 && toCenter.getMagnitude() <= radius)
      return toCenter / radius;
    return {};
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 velocity;
    for (int i = 0; i < boids.size(); i++) {
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius)
        velocity += boids[i].velocity;
    }
    return velocity;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 sum;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      double distance = Vector2::Distance(boids[i].position, boids[boidAgentIndex].position);
      if (distance > 0 && distance <= radius) {
        Vector2 unit = (boids[boidAgentIndex].position - boids[i].position) / distance;
        sum += unit / distance;
      }
    }
    double size = sum.getMagnitude();
    if (size > maxForce) return sum / size * maxForce;
    return sum;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> separation.k >> alignment.k;
  cin >> numberOfBoids;
  vector<Boid> currentState, newState(numberOfBoids);
  for (auto& b : newState) {
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
  }
  string line;
  getline(cin, line);
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      Vector2 F = cohesion.ComputeForce(currentState, i) * cohesion.k
                + separation.ComputeForce(currentState, i) * separation.k
                + alignment.ComputeForce(currentState, i) * alignment.k;
      Vector2 a = F / currentState[i].mass;
      // equations of motion (physics 1):  v = v0 + a t    s = s0 + v0 t + 1/2 a t^2
      // this is more exact than the approximation, so the third digit can be a bit different to the tests
      newState[i].velocity = currentState[i].velocity + a * deltaT;
      newState[i].position = currentState[i].position + currentState[i].velocity * deltaT + a * (deltaT * deltaT / 2);
    }
    for (auto& b : newState) {
      cout << fixed << setprecision(3) << b.position.x << " " << b.position.y << " "
           << b.velocity.x << " " << b.velocity.y << endl;
    }
  }
  return 0;
}
