// Flocking formal assignment
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
  double sqrMagnitude() const { return x * x + y * y; }
  double getMagnitude() const { return sqrt(sqrMagnitude()); }
  Vector2 normalized() const { double m = getMagnitude(); return m > 0 ? Vector2(x / m, y / m) : Vector2(); }
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  // rule 1: neighbors are the other agents within r_c ( < operation )
  // rule 2: center of mass
  // rule 3: F_c = PaPcm / r_c if |PaPcm| <= r_c, else 0
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Vector2 pAgent = boids[boidAgentIndex].position;
    Vector2 pCM;
    int n = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;            // doesn't include itself
      if (Vector2::Distance(pAgent, boids[i].position) < radius) {
        pCM += boids[i].position;
        n++;
      }
    }
    if (n == 0) return {};
    pCM = pCM / n;
    Vector2 pAgentPCM = pCM - pAgent;
    if (pAgentPCM.getMagnitude() <= radius) return pAgentPCM / radius * k;
    return {};
  }
};
struct Alignment {
  double radius, k;
  // neighbors: all agents within r_a, including itself
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 vAvg;
    int n = 0;
    for (const Boid& b : boids) {
      if (Vector2::Distance(boids[boidAgentIndex].position, b.position) <= radius) {
        vAvg += b.velocity;
        n++;
      }
    }
    if (n > 0) vAvg = vAvg / n;
    return vAvg * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  // F_s = sum of hat(PaPi) / |PaPi|   if 0 < |PaPi| <= r_s
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Vector2 pA = boids[boidAgentIndex].position;
    Vector2 fS;
    for (const Boid& b : boids) {
      Vector2 paPi = b.position - pA;       // P1P2 = P2 - P1 (notation review)
      double len = paPi.getMagnitude();
      if (0 < len && len <= radius) fS += paPi.normalized() / len;
    }
    // clamp
    if (fS.getMagnitude() > maxForce) fS = fS.normalized() * maxForce;
    return fS * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  // r_c r_s F_Smax r_a K_c K_s K_a N
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  newState.resize(numberOfBoids);
  for (auto& b : newState)
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
  getline(cin, line); // rest of the last agent's line

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
    // V_new = V_cur + F dt ; P_new = P_cur + V_new dt
    for (int i = 0; i < numberOfBoids; i++) {
      Vector2 vNew = currentState[i].velocity + allForces[i] * deltaT;
      Vector2 pNew = currentState[i].position + vNew * deltaT;
      newState[i].velocity = vNew;
      newState[i].position = pNew;
      printf("%.3f %.3f %.3f %.3f\n", pNew.x, pNew.y, vNew.x, vNew.y);
    }
  }
}
