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

// force go to the middle of the neighbors
struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 middle;
    int howMany = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue; // me is not neighbor of me
      Vector2 diff = boids[i].position - boids[boidAgentIndex].position;
      if (diff.getMagnitude() <= radius) {
        middle += boids[i].position;
        howMany = howMany + 1;
      }
    }
    if (howMany == 0) return Vector2();
    middle = middle / howMany;
    Vector2 result = middle - boids[boidAgentIndex].position;
    if (result.getMagnitude() > radius) return Vector2(); // too much far
    return (result / radius) * k;
  }
};
// force for have same velocity
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 velo;
    int howMany = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      Vector2 diff = boids[i].position - boids[boidAgentIndex].position;
      if (diff.getMagnitude() <= radius) {
        velo += boids[i].velocity;
        howMany = howMany + 1;
      }
    }
    return (velo / howMany) * k;
  }
};
// force for not crash
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 result;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 diff = boids[boidAgentIndex].position - boids[i].position;
      double dist = diff.getMagnitude();
      if (dist <= radius && dist != 0) {
        Vector2 hat = diff / dist; // hat is the size 1
        result += hat / dist;
      }
    }
    // maximum of the force
    if (result.getMagnitude() > maxForce) {
      Vector2 hat = result / result.getMagnitude();
      result = hat * maxForce;
    }
    return result * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  // first all the radius, after the maximum, after the constants
  cin >> cohesion.radius >> separation.radius >> alignment.radius >> separation.maxForce;
  cin >> cohesion.k >> separation.k >> alignment.k;
  cin >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid one;
    cin >> one.position.x >> one.position.y;
    cin >> one.velocity.x >> one.velocity.y;
    newState.push_back(one);
  }
  getline(cin, line); // eat the end of line
  cout << fixed;
  cout << setprecision(3);
  while (getline(cin, line)) {               // game loop
    if (line.size() == 0) continue;
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
    // now move the boids
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].position = currentState[i].position + currentState[i].velocity * deltaT;
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      cout << newState[i].position.x << " " << newState[i].position.y << " ";
      cout << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
  return 0;
}
