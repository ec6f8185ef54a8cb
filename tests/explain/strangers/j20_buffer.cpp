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
    Vector2 pCM = Vector2(0.0, 0.0);
    int n = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i != boidAgentIndex && Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        pCM += boids[i].position;
        n += 1;
      }
    }
    if (n == 0) return Vector2(0.0, 0.0);
    pCM = pCM * (1 / n);
    Vector2 Fc = pCM - boids[boidAgentIndex].position;
    if (Fc.getMagnitude() <= radius)
      return Fc * (1 / radius) * k;
    else
      return Vector2(0.0, 0.0);
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 vAvg = Vector2(0.0, 0.0);
    int n = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        vAvg += boids[i].velocity;
        n += 1;
      }
    }
    return vAvg / n * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 Fs = Vector2(0.0, 0.0);
    for (int i = 0; i < boids.size(); i++) {
      double d = Vector2::Distance(boids[i].position, boids[boidAgentIndex].position);
      if (0 < d && d <= radius) {
        Fs += (boids[boidAgentIndex].position - boids[i].position) * (1 / d) * (1 / d);
      }
    }
    if (Fs.getMagnitude() > maxForce)
      Fs = Fs * (1 / Fs.getMagnitude()) * maxForce;
    return Fs * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
  }
  getline(cin, line);
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    if (line.length() < 1) break;
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
    // tick and output
    for (int i = 0; i < numberOfBoids; i++) {
      currentState[i].velocity += allForces[i] * deltaT;
      currentState[i].position += currentState[i].velocity * deltaT;
      cout << fixed << setprecision(3) << currentState[i].position.x << " " << currentState[i].position.y << " "
           << currentState[i].velocity.x << " " << currentState[i].velocity.y << endl;
    }
  }
}
