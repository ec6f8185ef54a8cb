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
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 centerOfMass;
    int count = 0;
    for (int i = 0; i < boids.size(); i++)
    {
      double distance = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (distance <= radius)
      {
        centerOfMass += boids[i].position;
        count++;
      }
    }
    centerOfMass = centerOfMass / count;
    Vector2 force = centerOfMass - boids[boidAgentIndex].position;
    if (force.getMagnitude() <= radius)
    {
      return force / radius;
    }
    else
    {
      return Vector2(0, 0);
    }
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 velocity;
    int count = 0;
    for (int i = 0; i < boids.size(); i++)
    {
      double distance = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (distance <= radius)
      {
        velocity += boids[i].velocity;
        count++;
      }
    }
    return velocity / count;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 force;
    for (int i = 0; i < boids.size(); i++)
    {
      double distance = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (distance > 0 && distance <= radius)
      {
        force += (boids[boidAgentIndex].position - boids[i].position) / distance / distance;
      }
    }
    if (force.getMagnitude() > maxForce)
    {
      force = force / force.getMagnitude() * maxForce;
    }
    return force;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++)
  {
    double x, y, vx, vy;
    cin >> x >> y >> vx >> vy;
    Boid b;
    b.position = Vector2(x, y);
    b.velocity = Vector2(vx, vy);
    newState.push_back(b);
  }
  cin.ignore(numeric_limits<streamsize>::max(), '\n');

  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    if (line.empty()) continue;
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        // if (i == j) continue;      alignment needs itself
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(currentState, i) * cohesion.k;
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, i) * separation.k;
        if (distance <= alignment.radius)  allForces[i] += alignment.ComputeForce(currentState, i) * alignment.k;
      }
    }
    // tick and output
    for (int i = 0; i < numberOfBoids; i++)
    {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      cout << fixed << setprecision(3) << newState[i].position.x << " " << newState[i].position.y << " " << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
  return 0;
}
