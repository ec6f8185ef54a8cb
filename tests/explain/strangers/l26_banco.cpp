#include <iostream>
#include <vector>
#include <cmath>
#include <iomanip>
using namespace std;

// vector de dos dimensiones
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
    int cantidad = 0;
    Vector2 yo = boids[boidAgentIndex].position;
    for (int i = 0; i < boids.size(); i++) {
      double distancia = Vector2::Distance(yo, boids[i].position);
      if (distancia <= radius) {
        centro += boids[i].position;
        cantidad++;
      }
    }
    centro = centro / cantidad;           // centro de masa
    if (radius == 0) return {};
    return (centro - yo) / radius;
  }
};

struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 promedio;
    int cantidad = 0;
    Vector2 yo = boids[boidAgentIndex].position;
    for (int i = 0; i < boids.size(); i++) {
      double distancia = Vector2::Distance(yo, boids[i].position);
      if (distancia <= radius) {
        promedio += boids[i].velocity;
        cantidad++;
      }
    }
    promedio = promedio / cantidad;
    return promedio - boids[boidAgentIndex].velocity;
  }
};

struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 fuerza;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      // vector del agente al vecino
      Vector2 v = boids[i].position - boids[boidAgentIndex].position;
      double distancia = v.getMagnitude();
      if (distancia < radius) {
        fuerza += v / distancia;
      }
    }
    // limitar la fuerza
    if (fuerza.getMagnitude() > maxForce) {
      fuerza = fuerza * maxForce;
    }
    return fuerza;
  }
};

int main() {
  Cohesion cohesion;
  Alignment alignment;
  Separation separation;
  int numberOfBoids = 0;

  // leer los parametros
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> separation.k >> alignment.k;
  cin >> numberOfBoids;

  // leer los agentes
  vector<Boid> currentState(numberOfBoids);
  for (int i = 0; i < numberOfBoids; i++) {
    cin >> currentState[i].position.x >> currentState[i].position.y;
    cin >> currentState[i].velocity.x >> currentState[i].velocity.y;
  }

  double deltaT;
  while (!cin.eof()) {
    cin >> deltaT;
    for (int i = 0; i < numberOfBoids; i++) {
      Vector2 fuerza;
      fuerza += cohesion.ComputeForce(currentState, i) * cohesion.k;
      fuerza += separation.ComputeForce(currentState, i) * separation.k;
      fuerza += alignment.ComputeForce(currentState, i) * alignment.k;

      // nueva velocidad y nueva posicion
      currentState[i].velocity += fuerza * deltaT;
      currentState[i].position += currentState[i].velocity * deltaT;

      cout << fixed << setprecision(3);
      cout << currentState[i].position.x << " " << currentState[i].position.y << " ";
      cout << currentState[i].velocity.x << " " << currentState[i].velocity.y << endl;
    }
  }
  return 0;
}
