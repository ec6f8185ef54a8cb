// What the course hands out (students fill in the three ComputeForce functions and the reading/printing,
// and may change or throw away anything).
#include <iostream>
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

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    int n = 0;
    double sumX = 0, sumY = 0;
    double ax = boids[boidAgentIndex].position.x, ay = boids[boidAgentIndex].position.y;
    for (size_t i = 0; i < boids.size(); i++) {
      double dx = boids[i].position.x - ax, dy = boids[i].position.y - ay;
      if ((int)i != boidAgentIndex && sqrt(dx * dx + dy * dy) <= radius) {
        sumX += boids[i].position.x;
        sumY += boids[i].position.y;
        n++;
      }
    }
    if (n == 0) return {};
    double cx = sumX / n, cy = sumY / n;
    return Vector2(k * (cx - ax) / radius, k * (cy - ay) / radius);
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    int n = 0;
    double sumX = 0, sumY = 0;
    double ax = boids[boidAgentIndex].position.x, ay = boids[boidAgentIndex].position.y;
    for (size_t i = 0; i < boids.size(); i++) {
      double dx = boids[i].position.x - ax, dy = boids[i].position.y - ay;
      if (sqrt(dx * dx + dy * dy) <= radius) {
        sumX += boids[i].velocity.x;
        sumY += boids[i].velocity.y;
        n++;
      }
    }
    return Vector2(k * sumX / n, k * sumY / n);
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    double fx = 0, fy = 0;
    double ax = boids[boidAgentIndex].position.x, ay = boids[boidAgentIndex].position.y;
    for (size_t i = 0; i < boids.size(); i++) {
      double dx = ax - boids[i].position.x, dy = ay - boids[i].position.y;
      double len = sqrt(dx * dx + dy * dy);
      if (len > 0 && len <= radius) {
        double ux = dx / len, uy = dy / len;   // normalized
        fx += ux / (len * len);
        fy += uy / (len * len);
      }
    }
    double f = sqrt(fx * fx + fy * fy);
    if (f > maxForce) {
      fx = fx / f * maxForce;
      fy = fy / f * maxForce;
    }
    return Vector2(k * fx, k * fy);
  }
};

int main() {
  // read r_c r_s F_Smax r_a K_c K_s K_a N, then the boids
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  newState = vector<Boid>(numberOfBoids);
  for (int i = 0; i < numberOfBoids; i++)
    cin >> newState[i].position.x >> newState[i].position.y >> newState[i].velocity.x >> newState[i].velocity.y;
  getline(cin, line);
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
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
    // tick and output: new velocity, new position, print x y vx vy with 3 decimals
    for (int i = 0; i < numberOfBoids; i++) {
      double vx = currentState[i].velocity.x + allForces[i].x * deltaT;
      double vy = currentState[i].velocity.y + allForces[i].y * deltaT;
      double x = currentState[i].position.x + vx * deltaT;
      double y = currentState[i].position.y + vy * deltaT;
      currentState[i].position = Vector2(x, y);
      currentState[i].velocity = Vector2(vx, vy);
      printf("%.3f %.3f %.3f %.3f\n", x, y, vx, vy);
    }
  }
}
