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
    Vector2 P = boids[boidAgentIndex].position;
    Vector2 PCM;
    double n = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i != boidAgentIndex && Vector2::Distance(P, boids[i].position) <= radius) {
        PCM += boids[i].position;
        n++;
      }
    }
    Vector2 Fc;
    if (n > 0) {
      PCM = PCM / n;
      Vector2 PPCM = PCM - P;
      if (PPCM.getMagnitude() <= radius)
        Fc = PPCM / radius;
    }
    return Fc * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 P = boids[boidAgentIndex].position;
    Vector2 Vavg;
    double n = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (Vector2::Distance(P, boids[i].position) <= radius) {
        Vavg += boids[i].velocity;
        n++;
      }
    }
    if (n > 0) Vavg = Vavg / n;
    return Vavg * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 P = boids[boidAgentIndex].position;
    Vector2 Fs;
    for (int i = 0; i < boids.size(); i++) {
      Vector2 PaPi = P - boids[i].position;
      double d = PaPi.getMagnitude();
      if (0 < d && d <= radius) {
        Vector2 hat = PaPi / d;
        Fs += hat / d;
      }
    }
    if (Fs.getMagnitude() > maxForce) {
      Vector2 hat = Fs / Fs.getMagnitude();
      Fs = hat * maxForce;
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
    double x, y, vx, vy;
    cin >> x >> y >> vx >> vy;
    Boid b;
    b.position = Vector2(x, y);
    b.velocity = Vector2(vx, vy);
    newState.push_back(b);
  }
  cin.ignore();
  cout << setprecision(3);

  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every boid (the alignment needs itself too)
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
      cout << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
  return 0;
}
