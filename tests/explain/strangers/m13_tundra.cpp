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
    Boid agent = boids[boidAgentIndex];
    Vector2 sum;
    int n = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i != boidAgentIndex) {
        double dist = Vector2::Distance(agent.position, boids[i].position);
        if (dist <= radius) {
          sum += boids[i].position;
          n++;
        }
      }
    }
    Vector2 center = sum / n;
    Vector2 direction = center - agent.position;
    if (direction.getMagnitude() > radius) {
      return Vector2(0, 0);
    }
    return direction / radius;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Boid agent = boids[boidAgentIndex];
    Vector2 sum;
    for (int i = 0; i < boids.size(); i++) {
      double dist = Vector2::Distance(agent.position, boids[i].position);
      if (dist <= radius) {
        sum += boids[i].velocity;
      }
    }
    return sum / boids.size();
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Boid agent = boids[boidAgentIndex];
    Vector2 sum;
    for (int i = 0; i < boids.size(); i++) {
      if (i != boidAgentIndex) {
        Vector2 direction = agent.position - boids[i].position;
        double dist = direction.getMagnitude();
        if (dist > 0 && dist <= radius) {
          sum += direction / dist / dist;
        }
      }
    }
    if (sum.getMagnitude() > maxForce) {
      sum = sum / sum.getMagnitude() * maxForce;
    }
    return sum;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  // the three radius, the max force, the three constants, the number
  cin >> cohesion.radius >> separation.radius >> alignment.radius;
  cin >> separation.maxForce;
  cin >> cohesion.k >> separation.k >> alignment.k;
  cin >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid boid;
    cin >> boid.position.x >> boid.position.y >> boid.velocity.x >> boid.velocity.y;
    currentState.push_back(boid);
  }
  newState = currentState;
  string line;
  getline(cin, line);
  while (getline(cin, line)) {               // game loop
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      Vector2 c = cohesion.ComputeForce(currentState, i);
      Vector2 s = separation.ComputeForce(currentState, i);
      Vector2 a = alignment.ComputeForce(currentState, i);
      allForces[i] = c * cohesion.k + s * separation.k + a * alignment.k;
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
    }
    cout << fixed << setprecision(3);
    for (int i = 0; i < numberOfBoids; i++) {
      cout << newState[i].position.x << " " << newState[i].position.y << " " << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
  return 0;
}
