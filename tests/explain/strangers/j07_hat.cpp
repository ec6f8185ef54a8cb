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
  static Vector2 normalized(const Vector2& v) {
    double m = v.getMagnitude();
    if (m > 0) return v / m;
    return {0, 0};
  }
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 sum;
    double count = 0;
    for (int i = 0; i < boids.size(); i++) {
      double distance = Vector2::Distance(boids[i].position, boids[boidAgentIndex].position);
      if (i != boidAgentIndex && distance <= radius) {
        sum += boids[i].position;
        count++;
      }
    }
    if (count > 0) {
      Vector2 Pcm = sum / count;
      Vector2 dir = Pcm - boids[boidAgentIndex].position;
      if (dir.getMagnitude() <= radius)
        return (dir / radius) * k;
    }
    return {};
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 sum;
    double count = 0;
    for (int i = 0; i < boids.size(); i++) {
      double distance = Vector2::Distance(boids[i].position, boids[boidAgentIndex].position);
      if (distance <= radius) {
        sum += boids[i].velocity;
        count++;
      }
    }
    return (sum / count) * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 force;
    for (int i = 0; i < boids.size(); i++) {
      double distance = Vector2::Distance(boids[i].position, boids[boidAgentIndex].position);
      if (distance > 0 && distance <= radius) {
        Vector2 PaPi = boids[boidAgentIndex].position - boids[i].position;
        force += Vector2::normalized(PaPi);   // hat over PaPi divided by the magnitude
      }
    }
    if (force.getMagnitude() > maxForce)
      force = Vector2::normalized(force) * maxForce;
    return force * k;
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
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    currentState.push_back(b);
    newState.push_back(b);
  }
  cin >> ws;
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    if (line.empty()) break;
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      allForces[i] += cohesion.ComputeForce(currentState, i);
      allForces[i] += separation.ComputeForce(currentState, i);
      allForces[i] += alignment.ComputeForce(currentState, i);
    }
    // tick and output
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
      cout << fixed << setprecision(3) << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
}
