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

// squad up!!
struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 squadCenter;
    int squadSize = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue; // dont count urself
      if (Vector2::Distance(boids[boidAgentIndex].position, boids[i].position) <= radius) {
        squadCenter += boids[i].position;
        squadSize++;
      }
    }
    if (squadSize == 0 || radius == 0) return {}; // solo lol
    squadCenter = squadCenter / squadSize;
    Vector2 f = squadCenter - boids[boidAgentIndex].position;
    if (f.getMagnitude() > radius) return {};
    return f / radius;
  }
};
// follow the squad
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 squadVel;
    int squadSize = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (Vector2::Distance(boids[boidAgentIndex].position, boids[i].position) <= radius) {
        squadVel += boids[i].velocity;
        squadSize++;
      }
    }
    if (squadSize == 0) return {};
    return squadVel / squadSize;
  }
};
// personal space pls
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 f;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 away = boids[boidAgentIndex].position - boids[i].position;
      double d = away.getMagnitude();
      if (d > 0 && d <= radius) f += away / d / d;
    }
    return f;
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
  cin.ignore();
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    if (line.empty()) break; // gg
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
    // move em
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i];
      newState[i].position += newState[i].velocity * deltaT;
    }
    for (int i = 0; i < numberOfBoids; i++) {
      cout << fixed << setprecision(3);
      cout << newState[i].position.x << " ";
      cout << newState[i].position.y << " ";
      cout << newState[i].velocity.x << " ";
      cout << newState[i].velocity.y << endl;
    }
  }
}
