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
  Vector2 normalized() const { double m = getMagnitude(); if (m == 0) return {0, 0}; return {x / m, y / m}; }
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

// F_c = PagentPcm / r_c
struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 Pagent = boids[boidAgentIndex].position;
    Vector2 Pcm;
    int n = 0;
    for (int i = 0; i < (int)boids.size(); i++)
      if (i != boidAgentIndex && Vector2::Distance(Pagent, boids[i].position) < radius) {
        Pcm += boids[i].position;
        n++;
      }
    if (n == 0) return Vector2(0, 0);
    Pcm = Pcm / n;
    Vector2 Fc = Pcm - Pagent;
    if (Fc.getMagnitude() <= radius)
      return Fc / radius;
    else
      return Vector2(0, 0);
  }
};
// V_avg = sum V_i / n
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 Vavg;
    int n = 0;
    for (int i = 0; i < (int)boids.size(); i++)
      if (i != boidAgentIndex && Vector2::Distance(boids[boidAgentIndex].position, boids[i].position) <= radius) {
        Vavg += boids[i].velocity;
        n++;
      }
    if (n == 0) return Vector2(0, 0);
    return Vavg / n;
  }
};
// F_s = sum PaPi hat / |PaPi|
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 Fs;
    for (int i = 0; i < (int)boids.size(); i++) {
      // the notation P1P2 is P2 - P1
      Vector2 PaPi = boids[i].position - boids[boidAgentIndex].position;
      double len = PaPi.getMagnitude();
      if (0 < len && len <= radius)
        Fs += PaPi.normalized() / len;
    }
    if (Fs.getMagnitude() > maxForce)
      Fs = Fs.normalized() * maxForce;
    return Fs;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  newState.resize(numberOfBoids);
  for (auto& b : newState)
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
  getline(cin, line);                        // rest of the last boid's line
  while (getline(cin, line)) {               // game loop
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        // F = Kc*Fc + Ks*Fs + Ka*Fa
        if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(currentState, i) * cohesion.k;
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, i) * separation.k;
        if (distance <= alignment.radius)  allForces[i] += alignment.ComputeForce(currentState, i) * alignment.k;
      }
    }
    // Vnew = Vcur + F*dt ; Pnew = Pcur + Vnew*dt
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
    }
    for (int i = 0; i < numberOfBoids; i++)
      cout << fixed << setprecision(3) << newState[i].position.x << ' ' << newState[i].position.y << ' '
           << newState[i].velocity.x << ' ' << newState[i].velocity.y << '\n';
  }
  return 0;
}
