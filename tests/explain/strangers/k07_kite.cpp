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
    // radius is already checked in main
    Vector2 cm;
    for (int i = 0; i < boids.size(); i++) {
      if (i != boidAgentIndex)
        cm += boids[i].position;
    }
    cm = cm / (boids.size() - 1);

    Vector2 v = cm - boids[boidAgentIndex].position;
    if (v.getMagnitude() <= radius)
      return v / radius * k;
    else
      return Vector2(0, 0);
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 avg;
    for (int i = 0; i < boids.size(); i++)      // itself too!
      avg += boids[i].velocity;
    avg = avg / boids.size();
    return (avg - boids[boidAgentIndex].velocity) * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 f;
    for (int i = 0; i < boids.size(); i++) {
      Vector2 away = boids[boidAgentIndex].position - boids[i].position;
      double d = away.getMagnitude();
      if (d > 0 && d <= radius)
        f += away / away.sqrMagnitude();        // (away / d) / d
    }
    double m = f.getMagnitude();
    if (m > maxForce)
      f = f / m * maxForce;
    return f * k;
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
  cin.ignore();   // the rest of the line

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
    // tick and output
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
      cout << fixed << setprecision(3);
      cout << newState[i].position.x << " " << newState[i].position.y << " ";
      cout << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
}
