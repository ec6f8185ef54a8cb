// Flocking
// Based on Craig Reynolds' boids and the Nature of Code example, ported from Processing
#include <cmath>
#include <iomanip>
#include <iostream>
#include <vector>

using namespace std;

class PVector {
public:
  double x, y;
  PVector(double x_ = 0, double y_ = 0) { x = x_; y = y_; }
  void add(PVector v) { x += v.x; y += v.y; }
  void sub(PVector v) { x -= v.x; y -= v.y; }
  void mult(double n) { x *= n; y *= n; }
  void div(double n) { x /= n; y /= n; }
  double mag() { return sqrt(x * x + y * y); }
  void normalize() {
    double m = mag();
    if (m > 0) div(m);
  }
  void limit(double max) {
    if (mag() > max) {
      normalize();
      mult(max);
    }
  }
  static PVector sub(PVector a, PVector b) { return PVector(a.x - b.x, a.y - b.y); }
  static double dist(PVector a, PVector b) { return sub(a, b).mag(); }
};

double cohesionRadius, separationRadius, maxforce, alignRadius;
double cohesionWeight, separationWeight, alignWeight;

class Boid {
public:
  PVector location;
  PVector velocity;
  PVector acceleration;

  Boid(double x, double y, double vx, double vy) {
    location = PVector(x, y);
    velocity = PVector(vx, vy);
  }

  void applyForce(PVector force) { acceleration.add(force); }

  // We accumulate a new acceleration each time based on three rules
  void flock(vector<Boid>& boids) {
    PVector sep = separate(boids);
    PVector ali = align(boids);
    PVector coh = cohesion(boids);
    sep.mult(separationWeight);
    ali.mult(alignWeight);
    coh.mult(cohesionWeight);
    applyForce(sep);
    applyForce(ali);
    applyForce(coh);
  }

  // Method to update location
  void update(double dt) {
    PVector a = acceleration;
    a.mult(dt);
    velocity.add(a);
    PVector v = velocity;
    v.mult(dt);
    location.add(v);
    // Reset acceleration to 0 each cycle
    acceleration.mult(0);
  }

  // Separation
  // Method checks for nearby boids and steers away
  PVector separate(vector<Boid>& boids) {
    PVector steer(0, 0);
    int count = 0;
    for (Boid& other : boids) {
      double d = PVector::dist(location, other.location);
      // If the distance is greater than 0 and less than an arbitrary amount (0 when you are yourself)
      if ((d > 0) && (d <= separationRadius)) {
        PVector diff = PVector::sub(location, other.location);
        diff.normalize();
        diff.div(d);  // Weight by distance
        steer.add(diff);
        count++;
      }
    }
    // Average -- divide by how many
    if (count > 0) {
      steer.div((double)count);
    }
    steer.limit(maxforce);
    return steer;
  }

  // Alignment
  // For every nearby boid in the system, calculate the average velocity
  PVector align(vector<Boid>& boids) {
    PVector sum(0, 0);
    int count = 0;
    for (Boid& other : boids) {
      double d = PVector::dist(location, other.location);
      if ((d > 0) && (d <= alignRadius)) {
        sum.add(other.velocity);
        count++;
      }
    }
    if (count > 0) {
      sum.div((double)count);
      PVector steer = PVector::sub(sum, velocity);
      return steer;
    }
    return PVector(0, 0);
  }

  // Cohesion
  // For the average location (i.e. center) of all nearby boids, calculate steering vector towards that location
  PVector cohesion(vector<Boid>& boids) {
    PVector sum(0, 0);
    int count = 0;
    for (Boid& other : boids) {
      double d = PVector::dist(location, other.location);
      if ((d > 0) && (d <= cohesionRadius)) {
        sum.add(other.location);
        count++;
      }
    }
    if (count > 0) {
      sum.div(count);
      PVector steer = PVector::sub(sum, location);
      steer.div(cohesionRadius);
      return steer;
    }
    return PVector(0, 0);
  }
};

int main() {
  int n;
  cin >> cohesionRadius >> separationRadius >> maxforce >> alignRadius;
  cin >> cohesionWeight >> separationWeight >> alignWeight >> n;
  vector<Boid> flock;
  for (int i = 0; i < n; i++) {
    double x, y, vx, vy;
    cin >> x >> y >> vx >> vy;
    flock.push_back(Boid(x, y, vx, vy));
  }
  double dt;
  cout << fixed << setprecision(3);
  while (cin >> dt) {
    for (Boid& b : flock) b.flock(flock);
    for (Boid& b : flock) b.update(dt);
    for (Boid& b : flock) {
      cout << b.location.x << " " << b.location.y << " " << b.velocity.x << " " << b.velocity.y << "\n";
    }
  }
}
