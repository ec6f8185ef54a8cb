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
    Vector2 Pcm;
    for (int i = 0; i < boids.size(); i++) {
      double dist = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (dist <= radius)
        Pcm = Pcm + boids[i].position;
    }
    Pcm = Pcm / boids.size();
    Vector2 Fc = Pcm - boids[boidAgentIndex].position;
    if (Fc.getMagnitude() > radius)
      return Vector2(0, 0);
    else
      return Fc * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 Vavg;
    for (int i = 0; i < boids.size(); i++) {
      double dist = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (dist <= radius)
        Vavg = Vavg + boids[i].velocity;
    }
    return Vavg * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 Fs;
    for (int i = 0; i < boids.size(); i++) {
      double dist = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (dist > 0 && dist <= radius)
        Fs = Fs + (boids[boidAgentIndex].position - boids[i].position);
    }
    if (Fs.getMagnitude() > maxForce)
      Fs = Vector2(maxForce, maxForce);
    return Fs * k;
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
    Boid b;
    cin >> b.position.x;
    cin >> b.position.y;
    cin >> b.velocity.x;
    cin >> b.velocity.y;
    newState.push_back(b);
  }
  cin.ignore();
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
      newState[i].position += newState[i].velocity * deltaT;
      newState[i].velocity += allForces[i] * deltaT;
    }
    for (int i = 0; i < numberOfBoids; i++) {
      cout << fixed << setprecision(3) << newState[i].position.x << " ";
      cout << fixed << setprecision(3) << newState[i].position.y << " ";
      cout << fixed << setprecision(3) << newState[i].velocity.x << " ";
      cout << fixed << setprecision(3) << newState[i].velocity.y << endl;
    }
  }
  return 0;
}
