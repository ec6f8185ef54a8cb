// ported from my p5.js sketch (Coding Train flocking challenge)
#include <iostream>
#include <iomanip>
#include <vector>
#include <cmath>

class PVector {
public:
  double x, y;
  PVector(double x_ = 0, double y_ = 0) { x = x_; y = y_; }
  void add(PVector o) { x += o.x; y += o.y; }
  void sub(PVector o) { x -= o.x; y -= o.y; }
  void mult(double n) { x *= n; y *= n; }
  void div(double n) { x /= n; y /= n; }
  double mag() { return std::sqrt(x * x + y * y); }
  void normalize() { double m = mag(); if (m > 0) div(m); }
  void setMag(double n) { normalize(); mult(n); }
  void limit(double max) { if (mag() > max) setMag(max); }
  static PVector sub(PVector a, PVector b) { return PVector(a.x - b.x, a.y - b.y); }
  static double dist(PVector a, PVector b) { return sub(a, b).mag(); }
};

double perceptionCohesion, perceptionSeparation, perceptionAlign;
double alignValue, cohesionValue, separationValue;
double maxForce;
double maxSpeed = 4;

class Boid {
public:
  PVector position, velocity, acceleration;

  PVector align(std::vector<Boid>& boids) {
    PVector steering;
    int total = 0;
    for (Boid& other : boids) {
      double d = PVector::dist(position, other.position);
      if (&other != this && d < perceptionAlign) {
        steering.add(other.velocity);
        total++;
      }
    }
    if (total > 0) {
      steering.div(total);
      steering.setMag(maxSpeed);
      steering.sub(velocity);
      steering.limit(maxForce);
    }
    return steering;
  }

  PVector separation(std::vector<Boid>& boids) {
    PVector steering;
    int total = 0;
    for (Boid& other : boids) {
      double d = PVector::dist(position, other.position);
      if (&other != this && d > 0 && d < perceptionSeparation) {
        PVector diff = PVector::sub(position, other.position);
        diff.div(d * d);
        steering.add(diff);
        total++;
      }
    }
    if (total > 0) {
      steering.div(total);
      steering.setMag(maxSpeed);
      steering.sub(velocity);
      steering.limit(maxForce);
    }
    return steering;
  }

  PVector cohesion(std::vector<Boid>& boids) {
    PVector steering;
    int total = 0;
    for (Boid& other : boids) {
      double d = PVector::dist(position, other.position);
      if (&other != this && d < perceptionCohesion) {
        steering.add(other.position);
        total++;
      }
    }
    if (total > 0) {
      steering.div(total);
      steering.sub(position);
      steering.setMag(maxSpeed);
      steering.sub(velocity);
      steering.limit(maxForce);
    }
    return steering;
  }

  void flock(std::vector<Boid>& boids) {
    PVector a = align(boids);
    PVector c = cohesion(boids);
    PVector s = separation(boids);
    a.mult(alignValue);
    c.mult(cohesionValue);
    s.mult(separationValue);
    acceleration.add(a);
    acceleration.add(c);
    acceleration.add(s);
  }

  void update(double dt) {
    PVector dv = acceleration;
    dv.mult(dt);
    velocity.add(dv);
    velocity.limit(maxSpeed);
    PVector dp = velocity;
    dp.mult(dt);
    position.add(dp);
    acceleration.mult(0);
  }

  void show() {
    std::cout << position.x << " " << position.y << " " << velocity.x << " " << velocity.y << "\n";
  }
};

int main() {
  int n;
  std::cin >> perceptionCohesion >> perceptionSeparation >> maxForce >> perceptionAlign
           >> cohesionValue >> separationValue >> alignValue >> n;
  std::vector<Boid> flock(n);
  for (Boid& b : flock)
    std::cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;

  std::cout << std::fixed << std::setprecision(3);
  double dt;
  while (std::cin >> dt) {       // draw()
    for (Boid& boid : flock) {
      boid.flock(flock);
      boid.update(dt);
    }
    for (Boid& boid : flock)
      boid.show();
  }
}
