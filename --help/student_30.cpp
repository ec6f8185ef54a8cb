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
    const Boid& me = boids[boidAgentIndex];
    Vector2 centerOfMass(0, 0);
    double numNeighbors = 0;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      if (Vector2::Distance(me.position, boids[i].position) <= radius) {
        centerOfMass += boids[i].position;
        numNeighbors += 1;
      }
    }
    if (numNeighbors > 0) {
      centerOfMass = centerOfMass / numNeighbors;
      Vector2 dir = centerOfMass - me.position;
      if (dir.getMagnitude() <= radius) return dir / radius * k;
    }
    return {};
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& me = boids[boidAgentIndex];
    Vector2 averageVelocity(0, 0);
    for (int i = 0; i < (int)boids.size(); i++) {
      if (Vector2::Distance(me.position, boids[i].position) <= radius) {
        averageVelocity += boids[i].velocity;
      }
    }
    return averageVelocity * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    const Boid& me = boids[boidAgentIndex];
    Vector2 repulsion(0, 0);
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 dir = me.position - boids[i].position;
      double dist = dir.getMagnitude();
      if (dist > 0 && dist <= radius) {
        Vector2 hat = dir / dist;
        repulsion += hat / dist;
      }
    }
    double m = repulsion.getMagnitude();
    if (m > maxForce) repulsion = repulsion * maxForce / m;
    return repulsion * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  newState.resize(numberOfBoids);
  for (int i = 0; i < numberOfBoids; i++)
    cin >> newState[i].position.x >> newState[i].position.y >> newState[i].velocity.x >> newState[i].velocity.y;
  cout << setprecision(3) << fixed;
  double deltaT;
  while (cin >> deltaT) {                    // game loop
    currentState = newState;                 // double buffer
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
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].position += currentState[i].velocity * deltaT;
      newState[i].velocity += allForces[i] * deltaT;
    }
    for (int i = 0; i < numberOfBoids; i++)
      cout << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << "\n";
  }
}

/* My own tests: call run_my_tests() at the top of the program to see them */
#include <cmath>
#include <functional>
#include <iostream>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

namespace my_tests {

template <int n>
struct Vector {
    double c[n] = {};
    Vector& operator+=(const Vector& o) {
        for (int i = 0; i < n; ++i) c[i] += o.c[i];
        return *this;
    }
    friend Vector operator+(Vector a, const Vector& b) { return a += b; }
    friend Vector operator*(double k, Vector a) {
        for (double& one : a.c) one *= k;
        return a;
    }
    double dot(const Vector& o) const {
        double sum = 0;
        for (int i = 0; i < n; ++i) sum += c[i] * o.c[i];
        return sum;
    }
    double length() const { return std::sqrt(dot(*this)); }
};

struct Case {
    std::string name;
    std::function<bool()> holds;
};

inline std::vector<Case>& all() {
    static std::vector<Case> cases;
    return cases;
}

inline void near_to(double found, double expected) {
    if (std::fabs(found - expected) > 1e-9) throw std::logic_error("off by " + std::to_string(found - expected));
}

inline void add_vector_tests() {
    all().push_back({"length of 3 4", [] { return Vector<2>{{3, 4}}.length() == 5; }});
    all().push_back({"sum", [] {
                         Vector<3> v = Vector<3>{{1, 2, 3}} + 2.0 * Vector<3>{{1, 0, 1}};
                         near_to(v.c[0], 3);
                         near_to(v.c[2], 5);
                         return v.dot(v) == 9 + 4 + 25;
                     }});
}

inline int run_my_tests() {
    add_vector_tests();
    int failed = 0;
    for (const auto& [name, holds] : all()) {
        try {
            if (holds()) continue;
            std::cerr << name << " does not hold\n";
        } catch (const std::exception& e) {
            std::cerr << name << ": " << e.what() << "\n";
        }
        ++failed;
    }
    return failed;
}

}  // namespace my_tests
