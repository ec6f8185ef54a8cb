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

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 Pcm(0, 0);
    int n = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      double dist = Vector2::Distance(boids[i].position, boids[boidAgentIndex].position);
      if (dist <= radius) {
        Pcm += boids[i].position;
        n++;
      }
    }
    if (n > 0) Pcm = Pcm / n;
    if (radius > 0) return Pcm / radius * k;
    return Vector2(0, 0);
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 Vavg(0, 0);
    int n = 1; // including itself
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      double dist = Vector2::Distance(boids[i].position, boids[boidAgentIndex].position);
      if (dist <= radius) {
        Vavg += boids[i].velocity;
        n++;
      }
    }
    return Vavg / n * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 Fs(0, 0);
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 PaPi = boids[i].position - boids[boidAgentIndex].position;
      double dist = PaPi.getMagnitude();
      if (dist > 0 && dist <= radius) {
        Fs += (PaPi / dist) / dist;
      }
    }
    if (Fs.getMagnitude() > maxForce) {
      Fs = Fs / Fs.getMagnitude() * maxForce;
    }
    return Fs * k;
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
    getline(cin, line);                      // first one is always empty for some reason
    if (line.empty()) break;
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
      newState[i].position = currentState[i].position + currentState[i].velocity * deltaT;
      newState[i].velocity = currentState[i].velocity + allForces[i];
      cout << fixed << setprecision(3) << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
}
