// Flocking - based on "The Nature of Code" chapter 5 (Daniel Shiffman), adapted to the course boilerplate
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
  void limit(double m) {
    double len = getMagnitude();
    if (len > m) { x = x / len * m; y = y / len * m; }
  }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& me = boids[boidAgentIndex];
    Vector2 sum;
    int count = 0;
    for (const Boid& other : boids) {
      double d = Vector2::Distance(me.position, other.position);
      if (d > 0 && d <= radius) {
        sum += other.position;
        count++;
      }
    }
    if (count > 0) {
      // seek(): steer = desired - velocity
      Vector2 desired = (sum / count - me.position) / radius;
      Vector2 steer = desired - me.velocity;
      return steer * k;
    }
    return {};
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& me = boids[boidAgentIndex];
    Vector2 sum;
    int count = 0;
    for (const Boid& other : boids) {
      double d = Vector2::Distance(me.position, other.position);
      if (d > 0 && d <= radius) {
        sum += other.velocity;
        count++;
      }
    }
    if (count > 0) {
      Vector2 desired = sum / count;
      Vector2 steer = desired - me.velocity;
      return steer * k;
    }
    return {};
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& me = boids[boidAgentIndex];
    Vector2 steer;
    int count = 0;
    for (const Boid& other : boids) {
      double d = Vector2::Distance(me.position, other.position);
      if (d > 0 && d <= radius) {
        Vector2 diff = me.position - other.position;
        diff = diff / d;          // normalize
        diff = diff / d;          // weight by distance
        steer += diff;
        count++;                  // keep track of how many
      }
    }
    // average -- divide by how many
    if (count > 0) steer = steer / count;
    steer.limit(maxForce);
    return steer * k;
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
    // update()
    for (int i = 0; i < numberOfBoids; i++) {
      Vector2 acceleration = allForces[i];
      newState[i].velocity += acceleration * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
    }
    // display()
    cout << fixed << setprecision(3);
    for (int i = 0; i < numberOfBoids; i++) {
      cout << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << "\n";
    }
  }
}
