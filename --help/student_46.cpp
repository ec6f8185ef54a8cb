// student 45
// flocking, handed in on a Sunday

// Exercise "Flocking". The world owns its birds, they know each other by pointers.
#include <cmath>
#include <iomanip>
#include <iostream>
#include <list>

struct Bird {
  double x, y;
  double vx, vy;
  Bird* nearest = nullptr;
};

struct World {
  std::list<Bird> birds;
  double rc, rs, fsmax, ra, kc, ks, ka;
  int n;
};

double distance(const Bird& a, const Bird& b) {
  return std::sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

// The nearest other boid that is in the radius
Bird* find_nearest(World& world, Bird& self) {
  Bird* best = nullptr;
  for (Bird& other : world.birds) {
    if (&other == &self || distance(self, other) > world.rc) continue;
    if (best == nullptr || distance(self, other) < distance(self, *best)) best = &other;
  }
  return best;
}

void cohesion(World& world, Bird& self, double delta) {
  const double strength = world.kc * delta / world.rc;
  self.vx += strength * (self.nearest->x - self.x);
  self.vy += strength * (self.nearest->y - self.y);
}

int main() {
  World world;
  std::cin >> world.rc >> world.rs >> world.fsmax >> world.ra;
  std::cin >> world.kc >> world.ks >> world.ka >> world.n;
  for (int i = 0; i < world.n; i++) {
    Bird b;
    std::cin >> b.x >> b.y >> b.vx >> b.vy;
    world.birds.push_back(b);
  }
  double delta;
  std::cout << std::fixed << std::setprecision(3);
  while (std::cin >> delta) {
    for (Bird& b : world.birds) b.nearest = find_nearest(world, b);
    for (Bird& b : world.birds) {
      cohesion(world, b, delta);
      b.x += b.vx * delta;
      b.y += b.vy * delta;
      std::cout << b.x << ' ' << b.y << ' ' << b.vx << ' ' << b.vy << '\n';
    }
  }
}

// ---------------------------------------------------------------- debugging
#include <chrono>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace debugging {

enum class Level { Info, Warning, Fatal };

class Log {
public:
    explicit Log(const std::string& file) : out_(file) {}
    template <typename... Words>
    void write(Level level, const Words&... words) {
        std::ostringstream line;
        line << name(level) << " ";
        ((line << words << ' '), ...);
        out_ << line.str() << "\n";
        counts_[level]++;
    }
    int count(Level level) const {
        auto found = counts_.find(level);
        return found == counts_.end() ? 0 : found->second;
    }

private:
    static const char* name(Level level) {
        switch (level) {
            case Level::Info: return "[info]";
            case Level::Warning: return "[warning]";
            default: return "[FATAL]";
        }
    }
    std::ofstream out_;
    std::map<Level, int> counts_;
};

class Stopwatch {
public:
    Stopwatch() : start_(std::chrono::steady_clock::now()) {}
    double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    }

private:
    std::chrono::steady_clock::time_point start_;
};

inline std::vector<std::string> split_words(const std::string& text, char between) {
    std::vector<std::string> words;
    std::stringstream in(text);
    std::string word;
    while (std::getline(in, word, between))
        if (!word.empty()) words.push_back(word);
    return words;
}

inline void dump(const std::string& file, const std::vector<std::vector<double>>& rows) {
    Log log(file + ".log");
    Stopwatch watch;
    std::ofstream out(file);
    for (const auto& row : rows) {
        for (double value : row) out << value << ";";
        out << "\n";
        if (row.size() != 4) log.write(Level::Warning, "a row of", row.size());
    }
    log.write(Level::Info, rows.size(), "rows in", watch.seconds(), "s");
}

}  // namespace debugging

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
