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
    Vector2 sum;
    int count = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      double distance = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (distance < radius) {     // < operation
        sum += boids[i].position;
        count++;
      }
    }
    if (count == 0) return Vector2(0, 0);
    Vector2 center = sum / count;
    Vector2 toCenter = center - boids[boidAgentIndex].position;
    return toCenter / radius * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 sum;
    int count = 0;
    for (int i = 0; i < boids.size(); i++) {
      double distance = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (distance <= radius) {
        sum += boids[i].velocity;
        count++;
      }
    }
    return sum / count * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 sum;
    for (int i = 0; i < boids.size(); i++) {
      double distance = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (distance > 0 && distance <= radius) {
        Vector2 away = boids[boidAgentIndex].position - boids[i].position;
        sum += away / (distance * distance);
      }
    }
    if (sum.sqrMagnitude() > maxForce) {
      sum = sum / sum.getMagnitude() * maxForce;
    }
    return sum * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    currentState.push_back(b);
  }
  newState = currentState;
  cin.ignore();

  while (getline(cin, line)) {               // game loop
    if (line == "") break;
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
    // tick
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + currentState[i].velocity * deltaT;
    }
    currentState = newState;                 // double buffer
    // output
    cout << fixed << setprecision(3);
    for (int i = 0; i < numberOfBoids; i++) {
      cout << currentState[i].position.x << " " << currentState[i].position.y << " "
           << currentState[i].velocity.x << " " << currentState[i].velocity.y << endl;
    }
  }
  return 0;
}
