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
  Vector2 hat() const { return *this / getMagnitude(); }
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 P_agent = boids[boidAgentIndex].position;
    Vector2 P_CM;
    int n = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(P_agent, boids[i].position) > radius) continue;
      P_CM += boids[i].position;
      n++;
    }
    if (n == 0) return {};
    P_CM = P_CM / n;
    Vector2 F_c = P_CM - P_agent;             // P1P2 = P2 - P1
    if (F_c.getMagnitude() > radius) return {};
    return F_c / radius;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 P_agent = boids[boidAgentIndex].position;
    Vector2 V_avg;
    int n = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (Vector2::Distance(P_agent, boids[i].position) > radius) continue;
      V_avg += boids[i].velocity;
      n++;
    }
    if (n == 0) return {};
    return V_avg / n;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 P_a = boids[boidAgentIndex].position;
    Vector2 F_s;
    for (int i = 0; i < boids.size(); i++) {
      Vector2 P_i = boids[i].position;
      Vector2 PaPi = P_i - P_a;               // P1P2 = P2 - P1
      if (PaPi.getMagnitude() > 0 && PaPi.getMagnitude() <= radius)
        F_s += PaPi.hat() / PaPi.sqrMagnitude();
    }
    if (F_s.getMagnitude() <= maxForce) return F_s;
    else return F_s.hat() * maxForce;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  cin >> cohesion.radius;
  cin >> separation.radius;
  cin >> separation.maxForce;
  cin >> alignment.radius;
  cin >> cohesion.k;
  cin >> separation.k;
  cin >> alignment.k;
  cin >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid boid;
    cin >> boid.position.x >> boid.position.y >> boid.velocity.x >> boid.velocity.y;
    newState.push_back(boid);
  }
  cin.ignore(1000, '\n');
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    if (line.size() == 0) continue;
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(currentState, i) * cohesion.k;
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, i) * separation.k;
        if (distance <= alignment.radius)  allForces[i] += alignment.ComputeForce(currentState, i) * alignment.k;
      }
    }
    // tick and output: new velocity, new position, print x y vx vy with 3 decimals
    for (int i = 0; i < numberOfBoids; i++) {
      Vector2 V_new = currentState[i].velocity + allForces[i] * deltaT;
      Vector2 P_new = currentState[i].position + V_new * deltaT;
      newState[i].velocity = V_new;
      newState[i].position = P_new;
      cout << fixed << setprecision(3);
      cout << P_new.x << ' ' << P_new.y << ' ' << V_new.x << ' ' << V_new.y << '\n';
    }
  }
}
