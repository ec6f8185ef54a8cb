#include <iostream>
#include <vector>
#include <string>
#include <cmath>
#include <algorithm>
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
  // same as in Unity
  Vector2 normalized() const {
    double m = getMagnitude();
    if (m > 1e-5) return {x / m, y / m};
    return {0, 0};
  }
  static Vector2 ClampMagnitude(Vector2 v, double maxLength) {
    if (v.getMagnitude() > maxLength) return v.normalized() * maxLength;
    return v;
  }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    auto& self = boids[boidAgentIndex];
    Vector2 center;
    int count = 0;
    for (auto& other : boids) {
      if (&other == &self) continue;
      if (Vector2::Distance(self.position, other.position) <= radius) {
        center += other.position;
        ++count;
      }
    }
    if (count == 0) return {};
    center = center / count;
    return (center - self.position).normalized() * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    auto& self = boids[boidAgentIndex];
    Vector2 heading;
    int count = 0;
    for (auto& other : boids) {
      if (Vector2::Distance(self.position, other.position) <= radius) {
        heading += other.velocity;
        ++count;
      }
    }
    if (count == 0) return {};
    heading = heading / count;
    return heading.normalized() * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    auto& self = boids[boidAgentIndex];
    Vector2 push;
    for (auto& other : boids) {
      if (&other == &self) continue;
      Vector2 away = self.position - other.position;
      double d = away.getMagnitude();
      if (d > 0 && d <= radius) {
        // the closer, the stronger: 1 when touching, 0 at the border
        double strength = 1.0 - d / radius;
        push += away.normalized() * strength;
      }
    }
    return Vector2::ClampMagnitude(push, maxForce) * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;

  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  newState.resize(numberOfBoids);
  for (int i = 0; i < numberOfBoids; i++)
    cin >> newState[i].position.x >> newState[i].position.y >> newState[i].velocity.x >> newState[i].velocity.y;
  cin >> ws;

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
    // FixedUpdate
    for (int i = 0; i < numberOfBoids; i++) {
      auto& b = newState[i];
      b.velocity += allForces[i] * deltaT;
      b.position += b.velocity * deltaT;
      printf("%.3f %.3f %.3f %.3f\n", b.position.x, b.position.y, b.velocity.x, b.velocity.y);
    }
  }
  return 0;
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
