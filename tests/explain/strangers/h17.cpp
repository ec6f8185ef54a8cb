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

  // godot helpers
  Vector2 direction_to(const Vector2& o) const {
    Vector2 d = o - *this;
    double m = d.getMagnitude();
    return m > 0 ? d / m : Vector2();
  }
  Vector2 lerp(const Vector2& to, double t) const { return *this + (to - *this) * t; }
  Vector2 limit_length(double m) const {
    double l = getMagnitude();
    return l > m ? *this / l * m : *this;
  }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Vector2 me = boids[boidAgentIndex].position;
    Vector2 flock_center = me;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(me, boids[i].position) <= radius)
        flock_center = flock_center.lerp(boids[i].position, 0.5);   // average
    }
    return (flock_center - me) / radius * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 flock_vel;
    int flockmates = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(boids[boidAgentIndex].position, boids[i].position) <= radius) {
        flock_vel += boids[i].velocity;
        flockmates++;
      }
    }
    if (flockmates == 0) return {};
    flock_vel = flock_vel / flockmates;
    // steering = desired - current
    return (flock_vel - boids[boidAgentIndex].velocity) * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Vector2 me = boids[boidAgentIndex].position;
    // look for the closest one
    int closest = -1;
    double closest_dist = radius;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      double d = Vector2::Distance(me, boids[i].position);
      if (d <= closest_dist) {
        closest_dist = d;
        closest = i;
      }
    }
    if (closest == -1) return {};
    Vector2 away = boids[closest].position.direction_to(me);
    Vector2 f = away * ((radius - closest_dist) / radius);
    return f.limit_length(maxForce) * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  newState = vector<Boid>(numberOfBoids);
  for (Boid& b : newState)
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
  getline(cin, line);
  while (getline(cin, line)) {               // _physics_process
    currentState = newState;                 // double buffer
    double delta = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(currentState, i);
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, i);
        if (distance <= alignment.radius)  allForces[i] += alignment.ComputeForce(currentState, i);
      }
      // the boids exploded without this
      if (numberOfBoids > 1) allForces[i] = allForces[i] / (numberOfBoids - 1);
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i];
      newState[i].position += newState[i].velocity * delta;
      cout << fixed << setprecision(3)
           << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
}
