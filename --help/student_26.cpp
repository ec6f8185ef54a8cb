// Schwarmverhalten, Übung 3
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
  // Kraft zum Schwerpunkt der Nachbarn
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& ich = boids[boidAgentIndex];
    Vector2 schwerpunkt;
    int anzahl = 0;
    for (size_t i = 0; i < boids.size(); ++i) {
      if (i == (size_t)boidAgentIndex) continue;
      if (Vector2::Distance(ich.position, boids[i].position) > radius) continue;
      schwerpunkt += boids[i].position;
      ++anzahl;
    }
    if (anzahl == 0 || radius == 0) return {};
    Vector2 weg = schwerpunkt / anzahl - ich.position;
    return weg.getMagnitude() <= radius ? weg / radius : Vector2{};
  }
};
struct Alignment {
  double radius, k;
  // mittlere Geschwindigkeit
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& ich = boids[boidAgentIndex];
    Vector2 summe;
    for (const Boid& b : boids)
      if (Vector2::Distance(ich.position, b.position) <= radius)
        summe += b.velocity;
    return summe / boids.size();
  }
};
struct Separation {
  double radius, k, maxForce;
  // Abstossung, begrenzt auf maxForce
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& ich = boids[boidAgentIndex];
    Vector2 kraft;
    for (const Boid& b : boids) {
      Vector2 weg = ich.position - b.position;
      double abstand = weg.getMagnitude();
      if (abstand == 0 || abstand > radius) continue;
      Vector2 f = weg / abstand / abstand;
      if (f.getMagnitude() > maxForce)
        f = f / f.getMagnitude() * maxForce;
      kraft += f;
    }
    return kraft;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    currentState.push_back(b);
  }
  newState = currentState;
  double deltaT;
  while (cin >> deltaT) {
    for (int i = 0; i < numberOfBoids; i++) {
      // jede Kraft nur einmal pro Boid berechnen
      Vector2 force = cohesion.ComputeForce(currentState, i) * cohesion.k
                    + separation.ComputeForce(currentState, i) * separation.k
                    + alignment.ComputeForce(currentState, i) * alignment.k;
      newState[i].velocity = currentState[i].velocity + force * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
    }
    swap(currentState, newState);
    for (const Boid& b : currentState)
      cout << fixed << setprecision(3) << b.position.x << " " << b.position.y << " " << b.velocity.x << " " << b.velocity.y << "\n";
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
