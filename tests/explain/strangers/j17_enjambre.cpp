// Tarea: comportamiento de enjambre
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
    Vector2 centro;
    int vecinos = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      double distancia = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (distancia <= radius) {
        centro += boids[i].position;
        vecinos++;
      }
    }
    if (vecinos > 0) {
      centro = centro / vecinos;
      // fuerza hacia el centro de masa
      return centro / radius;
    }
    return {};
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 promedio;
    int vecinos = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      double distancia = Vector2::Distance(boids[boidAgentIndex].position, boids[i].position);
      if (distancia <= radius) {
        promedio += boids[i].velocity;
        vecinos++;
      }
    }
    if (vecinos > 0)
      return promedio / vecinos;
    return {};
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 fuerza;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 dif = boids[boidAgentIndex].position - boids[i].position;
      double distancia = dif.getMagnitude();
      if (distancia > 0 && distancia <= radius) {
        fuerza += dif / (distancia * distancia);
      }
    }
    return fuerza;
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

  int paso = 1;
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    if (line.empty()) continue;
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(currentState, i) * cohesion.k;
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState, i) * separation.k;
        if (distance <= alignment.radius)  allForces[i] += alignment.ComputeForce(currentState, i) * alignment.k;
      }
    }
    // nueva velocidad y nueva posicion
    cout << "Paso " << paso << ":" << endl;
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      cout << fixed << setprecision(3)
           << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
    paso++;
  }
  return 0;
}
