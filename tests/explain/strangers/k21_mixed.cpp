#include <iostream>
#include <vector>
#include <string>
#include <cmath>
#include <iomanip>
#include <limits>
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
  Vector2 normalized() const {
    double m = getMagnitude();
    return m > 0 ? Vector2(x / m, y / m) : Vector2();
  }
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 PCM;
    int n = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        PCM += boids[i].position;
        n++;
      }
    }
    if (n == 0) return {};
    PCM = PCM / n;
    Vector2 toCM = PCM - boids[boidAgentIndex].position;
    if (toCM.getMagnitude() > radius) return {};
    return toCM / radius * k;
  }
};

struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& self = boids[boidAgentIndex];
    Vector2 avg_vel;
    double cnt = 0;
    for (const auto& other : boids) {
      if (Vector2::Distance(self.position, other.position) <= radius) {
        avg_vel += other.velocity;
        cnt += 1;
      }
    }
    Vector2 steer = avg_vel / cnt - self.velocity;
    return steer * k;
  }
};

struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& self = boids[boidAgentIndex];
    Vector2 steer;
    for (const auto& other : boids) {
      Vector2 diff = self.position - other.position;
      double dist = diff.getMagnitude();
      if (dist > 0 && dist <= radius) {
        // stronger when close, zero on the edge of the radius
        double strength = k * (1.0 / dist - 1.0 / radius);
        steer += diff.normalized() * strength;
      }
    }
    if (steer.getMagnitude() > maxForce)
      steer = steer.normalized() * maxForce;
    return steer;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;

  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  newState.resize(numberOfBoids);
  for (auto& b : newState)
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
  cin.ignore(numeric_limits<streamsize>::max(), '\n');

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
    for (int i = 0; i < numberOfBoids; i++) {
      // the loop above adds the same force once for every other boid, so take the mean
      allForces[i] = allForces[i] / (numberOfBoids - 1);
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
    }
    cout << fixed << setprecision(3);
    for (const auto& b : newState)
      cout << b.position.x << " " << b.position.y << " " << b.velocity.x << " " << b.velocity.y << "\n";
  }
}
