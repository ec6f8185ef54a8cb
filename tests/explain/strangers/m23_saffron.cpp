// Assignment: flocking
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
    Vector2 CM;
    int neighbors = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i != boidAgentIndex) {
        if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
          CM += boids[i].position;
          neighbors += 1;
        }
      }
    }
    Vector2 F;
    if (neighbors > 0) {
      CM = CM / neighbors;
      Vector2 dir = CM - boids[boidAgentIndex].position;
      if (dir.getMagnitude() != 0 && dir.getMagnitude() <= radius) {
        F = dir / radius;
      }
    }
    F = F * k;
    return F;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 V;
    int neighbors = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        V += boids[i].velocity;
        neighbors += 1;
      }
    }
    Vector2 F;
    if (neighbors > 0) {
      F = V / neighbors;
    }
    F = F * k;
    return F;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 F;
    for (int i = 0; i < boids.size(); i++) {
      if (i != boidAgentIndex) {
        double d = Vector2::Distance(boids[i].position, boids[boidAgentIndex].position);
        if (d > 0 && d <= radius) {
          Vector2 hat = (boids[boidAgentIndex].position - boids[i].position) / d;
          F += hat / pow(d, 2);
        }
      }
    }
    if (F.getMagnitude() > maxForce) {
      F = F / F.getMagnitude() * maxForce;
    }
    F = F * k;
    return F;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  cin >> cohesion.radius;
  cin >> separation.radius;
  cin >> separation.maxForce;
  cin >> alignment.radius;
  cin >> cohesion.k;
  cin >> separation.k;
  cin >> alignment.k;
  cin >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    double x, y, vx, vy;
    cin >> x >> y >> vx >> vy;
    Boid boid;
    boid.position = Vector2(x, y);
    boid.velocity = Vector2(vx, vy);
    newState.push_back(boid);
  }
  cin.ignore();
  //cout << "read " << newState.size() << " boids" << endl;

  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      // F = Kc * Fc + Ks * Fs + Ka * Fa
      allForces[i] = cohesion.ComputeForce(currentState, i) * cohesion.k
                   + separation.ComputeForce(currentState, i) * separation.k
                   + alignment.ComputeForce(currentState, i) * alignment.k;
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity += allForces[i] * deltaT;
      newState[i].position += newState[i].velocity * deltaT;
    }
    for (int i = 0; i < numberOfBoids; i++) {
      cout << fixed << setprecision(3);
      cout << newState[i].position.x << " " << newState[i].position.y << " ";
      cout << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
    cout << endl;
  }
  return 0;
}
