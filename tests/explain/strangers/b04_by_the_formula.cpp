// Each function is written exactly from the formula of the assignment.
#include <iostream>
#include <vector>
#include <string>
#include <cmath>
#include <cstdio>
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
  Vector2 hat() const { return *this / getMagnitude(); }
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
    // P_CM = sum(P_i) / n
    Vector2 PCM; int n = 0;
    for (int i = 0; i < (int)boids.size(); i++)
      if (i != boidAgentIndex && Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        PCM += boids[i].position; n++;
      }
    if (n == 0 || radius == 0) return {0, 0};
    PCM = PCM / n;
    // F_c
    Vector2 PaPCM = PCM - boids[boidAgentIndex].position;
    if (PaPCM.getMagnitude() <= radius) return PaPCM / radius * k;
    else return {0, 0};
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    // V_avg = sum(V_i) / n, including itself
    Vector2 Vavg; int n = 0;
    for (int i = 0; i < (int)boids.size(); i++)
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        Vavg += boids[i].velocity; n++;
      }
    return Vavg / n * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 Fs;
    Vector2 Pa = boids[boidAgentIndex].position;
    for (int i = 0; i < (int)boids.size(); i++) {
      Vector2 Pi = boids[i].position;
      Vector2 PaPi = Pi - Pa;                 // P1P2 is the same as P2 - P1
      double len = PaPi.getMagnitude();
      if (0 < len && len <= radius) Fs += PaPi.hat() / len;
      // else 0
    }
    if (Fs.getMagnitude() <= maxForce) return Fs * k;
    return Fs.hat() * maxForce * k;
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
    double x, y, vx, vy;
    cin >> x >> y >> vx >> vy;
    newState.push_back({{x, y}, {vx, vy}});
  }
  getline(cin, line);   // rest of the last line
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    if (line.empty()) continue;
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
    // V_new = V_cur + F dt ; P_new = P_cur + V_new dt
    for (int i = 0; i < numberOfBoids; i++) {
      Vector2 Vnew = currentState[i].velocity + allForces[i] * deltaT;
      Vector2 Pnew = currentState[i].position + Vnew * deltaT;
      newState[i] = {Pnew, Vnew};
      printf("%.3lf %.3lf %.3lf %.3lf\n", Pnew.x, Pnew.y, Vnew.x, Vnew.y);
    }
  }
}
