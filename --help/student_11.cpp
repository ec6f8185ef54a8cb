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

// ---- only for the picture in my report, not used for grading
#include <algorithm>
#include <fstream>
#include <iomanip>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace picture {

struct Shape {
    virtual ~Shape() = default;
    virtual void draw(std::ostream& out) const = 0;
    virtual std::pair<double, double> middle() const = 0;
};

struct Circle : Shape {
    double cx, cy, r;
    std::string color;
    Circle(double x, double y, double radius, std::string fill) : cx(x), cy(y), r(radius), color(std::move(fill)) {}
    void draw(std::ostream& out) const override {
        out << "<circle cx='" << cx << "' cy='" << cy << "' r='" << r << "' fill='" << color << "'/>\n";
    }
    std::pair<double, double> middle() const override { return {cx, cy}; }
};

struct Line : Shape {
    double x1, y1, x2, y2;
    Line(double a, double b, double c, double d) : x1(a), y1(b), x2(c), y2(d) {}
    void draw(std::ostream& out) const override {
        out << "<line x1='" << x1 << "' y1='" << y1 << "' x2='" << x2 << "' y2='" << y2 << "' stroke='black'/>\n";
    }
    std::pair<double, double> middle() const override { return {(x1 + x2) / 2, (y1 + y2) / 2}; }
};

class Canvas {
    std::vector<std::unique_ptr<Shape>> shapes;

public:
    template <typename T, typename... Args>
    void add(Args&&... args) {
        shapes.push_back(std::make_unique<T>(std::forward<Args>(args)...));
    }
    void sort() {
        std::sort(shapes.begin(), shapes.end(), [](const auto& a, const auto& b) { return a->middle() < b->middle(); });
    }
    void save(const std::string& name) const {
        std::ofstream out(name);
        out << std::setprecision(4) << "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-10 -10 20 20'>\n";
        for (const auto& shape : shapes) shape->draw(out);
        out << "</svg>\n";
    }
};

inline void picture_of(const std::vector<std::pair<double, double>>& places, const std::string& name) {
    Canvas canvas;
    double low = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < places.size(); ++i) {
        canvas.add<Circle>(places[i].first, places[i].second, 0.1, i % 2 ? "red" : "blue");
        if (i > 0) canvas.add<Line>(places[i - 1].first, places[i - 1].second, places[i].first, places[i].second);
        low = std::min(low, places[i].second);
    }
    canvas.add<Line>(-10.0, low, 10.0, low);
    canvas.sort();
    canvas.save(name);
}

}  // namespace picture
