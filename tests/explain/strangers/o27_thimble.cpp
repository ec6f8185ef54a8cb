#include <iostream>
#include <iomanip>
#include <limits>
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
    if (radius <= 0) return {};              // was giving nan
    Vector2 center;
    int n = 0;
    for (size_t j = 0; j < boids.size(); j++) {
      if (j == boidAgentIndex) continue;
      double d = Vector2::Distance(boids[boidAgentIndex].position, boids[j].position);
      if (d <= radius) {
        center += boids[j].position;
        n++;
      }
    }
    if (n > 0)
      center = center / n;
    Vector2 force = center - boids[boidAgentIndex].position;
    return force / radius;
  }
};

struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 avg;
    int n = 0;
    for (size_t j = 0; j < boids.size(); j++) {
      double d = Vector2::Distance(boids[boidAgentIndex].position, boids[j].position);
      if (d <= radius) {
        avg += boids[j].velocity;
        n++;
      }
    }
    if (n > 0)
      avg = avg / n;
    return avg;
  }
};

struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 force;
    for (size_t j = boidAgentIndex + 1; j < boids.size(); j++) {
      Vector2 diff = boids[boidAgentIndex].position - boids[j].position;
      double d = diff.getMagnitude();
      if (d > 0 && d <= radius)
        force += diff / d / d;
    }
    double m = force.getMagnitude();
    if (m > maxForce)
      force = force / m * maxForce;
    return force;
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
  for (int i = 0; i < numberOfBoids; i++)
    cin >> newState[i].position.x >> newState[i].position.y >> newState[i].velocity.x >> newState[i].velocity.y;
  cin.ignore(numeric_limits<streamsize>::max(), '\n');
  cout << fixed << setprecision(3);

  while (getline(cin, line)) {               // game loop
    currentState = newState;                 // double buffer
    //double deltaT = stod(line);
    double deltaT = 0.125;
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {
      allForces[i] += cohesion.ComputeForce(currentState, i) * cohesion.k;
      allForces[i] += separation.ComputeForce(currentState, i) * separation.k;
      allForces[i] += alignment.ComputeForce(currentState, i) * alignment.k;
    }
    for (int i = 0; i < numberOfBoids; i++) {
      //cout << "F" << i << " = " << allForces[i].x << " " << allForces[i].y << endl;
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      cout << newState[i].position.x << " " << newState[i].position.y << " ";
      cout << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
}
