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
    Vector2 merkez;
    int komsu = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (Vector2::Distance(boids[boidAgentIndex].position, boids[i].position) <= radius) {
        merkez += boids[i].position;
        komsu++;
      }
    }
    merkez = merkez / komsu;
    Vector2 fark = merkez - boids[boidAgentIndex].position;
    if (fark.getMagnitude() <= radius)
      return fark / radius;
    else
      return {0, 0};
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 hiz;
    for (int i = 0; i < boids.size(); i++) {
      if (Vector2::Distance(boids[boidAgentIndex].position, boids[i].position) <= radius) {
        hiz += boids[i].velocity;
      }
    }
    return hiz / boids.size();
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 kuvvet;
    for (int i = 0; i < boids.size(); i++) {
      double mesafe = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (mesafe > 0 && mesafe <= radius) {
        Vector2 yon = (boids[boidAgentIndex].position - boids[i].position) / mesafe;
        kuvvet += yon / mesafe;
        if (kuvvet.getMagnitude() > maxForce) {
          kuvvet = kuvvet / kuvvet.getMagnitude() * maxForce;
        }
      }
    }
    return kuvvet;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
  }
  cin.ignore();
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        bool bulundu = false;
        if (distance <= cohesion.radius) {
          allForces[i] += cohesion.ComputeForce(currentState, i) * cohesion.k;
          bulundu = true;
        }
        if (distance <= separation.radius) {
          allForces[i] += separation.ComputeForce(currentState, i) * separation.k;
          bulundu = true;
        }
        if (distance <= alignment.radius) {
          allForces[i] += alignment.ComputeForce(currentState, i) * alignment.k;
          bulundu = true;
        }
        if (bulundu) break;  // kuvvet zaten butun komsular icin hesaplandi
      }
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].position = currentState[i].position + currentState[i].velocity * deltaT;
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      cout << fixed << setprecision(3) << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
  return 0;
}
