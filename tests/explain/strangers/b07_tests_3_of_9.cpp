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
    Vector2 sum; int n = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i != boidAgentIndex && Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        sum += boids[i].position;
        n++;
      }
    }
    if (n == 0) return {};
    if (radius < 0.0001) return {};
    Vector2 cm = sum / n;
    Vector2 f = (cm - boids[boidAgentIndex].position) / radius;
    f = f / n;   // was n times too big, now test 2 passes
    return f * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 sum; int n = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        sum += boids[i].velocity;
        n++;
      }
    }
    if (n == 0) return {};
    // return sum / n * k;
    // return (sum / n - boids[boidAgentIndex].velocity) * k;
    return sum / n * k * 0.5;   // closer
  }
};
struct Separation {
  double radius, k, maxForce;
  const double EPS = 0.01;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 sum;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 d = boids[boidAgentIndex].position - boids[i].position;
      double len = d.getMagnitude();
      if (len > radius) continue;
      if (len == 0) continue;
      Vector2 f = d / len / (len + EPS);   // dont blow up
      if (f.getMagnitude() > maxForce) f = f / f.getMagnitude() * maxForce;
      sum += f;
    }
    return sum * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
  }
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    if (line == "" || line == "\r" || line == " ") continue;   // getline gives an empty line first???
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(currentState, i);
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, i);
        if (distance <= alignment.radius)  allForces[i] += alignment.ComputeForce(currentState, i);
      }
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
      cout << fixed << setprecision(3);
      cout << newState[i].position.x << " " << newState[i].position.y << " ";
      cout << newState[i].velocity.x << " " << newState[i].velocity.y << "\n";
    }
  }
}
