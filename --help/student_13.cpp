#include <iostream>
#include <iomanip>
#include <vector>
#include <string>
#include <cmath>
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
  Vector2 getNormalized() const {
    double mag = getMagnitude();
    if (mag == 0) return Vector2(0, 0);
    return Vector2(x / mag, y / mag);
  }
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 center;
    int neighbors = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        center += boids[i].position;
        neighbors++;
      }
    }
    if (neighbors == 0) return Vector2(0, 0);
    center = center / neighbors;
    Vector2 direction = center - boids[boidAgentIndex].position;
    return direction.getNormalized() * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 average;
    int neighbors = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        average += boids[i].velocity;
        neighbors++;
      }
    }
    if (neighbors == 0) return Vector2(0, 0);
    average = average / neighbors;
    return average * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 force;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 away = boids[boidAgentIndex].position - boids[i].position;
      double d = away.getMagnitude();
      if (d > 0 && d <= radius)
        force += away.getNormalized() / d;
    }
    // clamp
    force = force.getNormalized() * maxForce;
    return force * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> separation.k >> alignment.k;
  cin >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid boid;
    cin >> boid.position.x >> boid.position.y;
    cin >> boid.velocity.x >> boid.velocity.y;
    newState.push_back(boid);
  }
  cout << fixed << setprecision(3);
  double deltaT;
  while (cin >> deltaT) {               // game loop
    currentState = newState;                 // double buffer
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(currentState, i);
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, i);
        if (distance <= alignment.radius)  allForces[i] += alignment.ComputeForce(currentState, i);
        break; // otherwise the forces get added several times
      }
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      cout << newState[i].velocity.x << " " << newState[i].velocity.y << " "
           << newState[i].position.x << " " << newState[i].position.y << endl;
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
