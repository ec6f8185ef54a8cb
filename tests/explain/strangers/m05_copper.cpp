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

// helper so I dont write the same loop three times
vector<Boid> getNeighbors(const vector<Boid>& boids, int index, double radius)
{
  vector<Boid> result;
  for (const auto& b : boids)
  {
    if (Vector2::Distance(b.position, boids[index].position) <= radius)
      result.push_back(b);
  }
  return result;
}

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex)
  {
    vector<Boid> neighbors = getNeighbors(boids, boidAgentIndex, radius);
    if (neighbors.size() < 2) return {};     // nobody else around
    Vector2 centerOfMass;
    for (const auto& n : neighbors)
      centerOfMass += n.position;
    centerOfMass = centerOfMass / neighbors.size();
    Vector2 dir = centerOfMass - boids[boidAgentIndex].position;
    if (dir.getMagnitude() > radius) return {};
    return dir / radius;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex)
  {
    vector<Boid> neighbors = getNeighbors(boids, boidAgentIndex, radius);
    Vector2 average;
    for (const auto& n : neighbors)
      average += n.velocity;
    average = average / neighbors.size();
    // "the force that will move the agent towards the average velocity" -> desired - current
    return average - boids[boidAgentIndex].velocity;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex)
  {
    vector<Boid> neighbors = getNeighbors(boids, boidAgentIndex, radius);
    Vector2 force;
    for (const auto& n : neighbors)
    {
      Vector2 away = boids[boidAgentIndex].position - n.position;
      double d = away.getMagnitude();
      if (d == 0) continue;     // that's me (or somebody exactly on top of me)
      force += away / d / d;
    }
    if (force.getMagnitude() > maxForce)
      force = force / force.getMagnitude() * maxForce;
    return force;
  }
};

int main()
{
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> separation.k >> alignment.k;
  cin >> numberOfBoids;
  newState.resize(numberOfBoids);
  for (int i = 0; i < numberOfBoids; i++)
    cin >> newState[i].position.x >> newState[i].position.y >> newState[i].velocity.x >> newState[i].velocity.y;
  cin.ignore();

  string line;
  while (getline(cin, line))
  {
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++)
    {
      allForces[i] += cohesion.ComputeForce(currentState, i) * cohesion.k;
      allForces[i] += separation.ComputeForce(currentState, i) * separation.k;
      allForces[i] += alignment.ComputeForce(currentState, i) * alignment.k;
    }
    for (int i = 0; i < numberOfBoids; i++)
    {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      cout << fixed << setprecision(3)
           << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
  return 0;
}
