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
    Vector2 centerOfMass = Vector2(0, 0);
    int neighborCount = 0;
    Boid agent = boids.at(boidAgentIndex);
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) {
        continue;
      }
      if (Vector2::Distance(agent.position, boids.at(i).position) <= this->radius) {
        centerOfMass += boids.at(i).position;
        neighborCount++;
      }
    }
    if (neighborCount == 0) {
      return Vector2(0, 0);
    }
    centerOfMass = centerOfMass / neighborCount;
    Vector2 toCenter = centerOfMass - agent.position;
    if (toCenter.getMagnitude() > this->radius) {
      return Vector2(0, 0);
    }
    return toCenter / this->radius * this->k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 averageVelocity = Vector2(0, 0);
    int neighborCount = 0;
    Boid agent = boids.at(boidAgentIndex);
    // including itself!
    for (int i = 0; i < (int)boids.size(); i++) {
      if (Vector2::Distance(agent.position, boids.at(i).position) <= this->radius) {
        averageVelocity += boids.at(i).velocity;
        neighborCount++;
      }
    }
    averageVelocity = averageVelocity / neighborCount;
    // the force that moves the agent towards the average velocity
    return (averageVelocity - agent.velocity) * this->k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 total = Vector2(0, 0);
    Boid agent = boids.at(boidAgentIndex);
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) {
        continue;
      }
      Vector2 away = agent.position - boids.at(i).position;
      double distance = away.getMagnitude();
      if (distance > 0 && distance <= this->radius) {
        total += away / distance;
      }
    }
    if (total.getMagnitude() > this->maxForce) {
      total = total / total.getMagnitude() * this->maxForce;
    }
    return total * this->k;
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
    Boid b = Boid();
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
  }
  getline(cin, line); // like Scanner.nextLine() after nextDouble()

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
      newState.at(i).velocity = currentState.at(i).velocity + allForces.at(i) * deltaT;
      newState.at(i).position = currentState.at(i).position + newState.at(i).velocity * deltaT;
      cout << fixed << setprecision(3)
           << newState.at(i).position.x << " " << newState.at(i).position.y << " "
           << newState.at(i).velocity.x << " " << newState.at(i).velocity.y << endl;
    }
  }
  return 0;
}
