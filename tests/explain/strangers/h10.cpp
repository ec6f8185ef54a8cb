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

// I changed ComputeForce so it gets the agent and its neighborhood directly
struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& neighborhood, const Boid& agent) {
    Vector2 com;
    for (const auto& b : neighborhood) com += b.position;
    com = com / neighborhood.size();
    Vector2 toCom = com - agent.position;
    if (toCom.getMagnitude() > radius) return Vector2(0, 0);
    return (toCom / radius) * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& neighborhood, const Boid& agent) {
    Vector2 avg;
    for (const auto& b : neighborhood) avg += b.velocity;
    avg = avg / neighborhood.size();
    return avg * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& neighborhood, const Boid& agent) {
    Vector2 total;
    for (const auto& b : neighborhood) {
      Vector2 diff = agent.position - b.position;
      double dist = diff.getMagnitude();
      if (dist > 0) {
        Vector2 hat = diff / dist;
        total += hat / dist;
      }
    }
    double mag = total.getMagnitude();
    if (mag > maxForce) total = total * (maxForce / mag);
    return total * k;
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
    currentState.push_back(b);
    newState.push_back(b);
  }
  cin.ignore(1000, '\n');
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      vector<Boid> cNeighbors, sNeighbors, aNeighbors;
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius) {
          cNeighbors.push_back(currentState[j]);
          allForces[i] += cohesion.ComputeForce(cNeighbors, currentState[i]);
        }
        if (distance <= separation.radius) {
          sNeighbors.push_back(currentState[j]);
          allForces[i] += separation.ComputeForce(sNeighbors, currentState[i]);
        }
        if (distance <= alignment.radius) {
          aNeighbors.push_back(currentState[j]);
          allForces[i] += alignment.ComputeForce(aNeighbors, currentState[i]);
        }
      }
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
    }
    for (auto& b : newState)
      cout << fixed << setprecision(3) << b.position.x << " " << b.position.y << " " << b.velocity.x << " " << b.velocity.y << endl;
  }
  return 0;
}
