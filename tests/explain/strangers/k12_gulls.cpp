// Trabalho de IA - bando de gaivotas :)
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
    int vizinhos = 0;
    Vector2 eu = boids[boidAgentIndex].position;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue; // nao conta eu mesmo
      if (Vector2::Distance(eu, boids[i].position) <= radius) {
        centro += boids[i].position;
        vizinhos++;
      }
    }
    if (vizinhos == 0) return {0, 0};
    centro = centro / vizinhos;
    Vector2 forca = (centro - eu) / radius;
    return forca * k;
  }
};

struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    // velocidade media do grupo (aqui conta eu tambem)
    Vector2 media;
    int vizinhos = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (Vector2::Distance(boids[boidAgentIndex].position, boids[i].position) <= radius) {
        media += boids[i].velocity;
        vizinhos++;
      }
    }
    media = media / vizinhos;
    return media * k;
  }
};

struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 soma;
    for (int i = 0; i < boids.size(); i++) {
      if (i == boidAgentIndex) continue;
      Vector2 v = boids[boidAgentIndex].position - boids[i].position;
      double d = v.getMagnitude();
      if (d > 0 && d <= radius) {
        Vector2 unitario = v / d;
        soma += unitario / d;
      }
    }
    // limita a forca maxima
    if (soma.getMagnitude() > maxForce) {
      soma = soma * maxForce;
    }
    return soma * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;

  // leitura dos parametros
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    currentState.push_back(b);
    newState.push_back(b);
  }
  cin.ignore(); // o \n que sobra

  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        bool achei = false;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   { allForces[i] += cohesion.ComputeForce(currentState, i); achei = true; }
        if (distance <= separation.radius) { allForces[i] += separation.ComputeForce(currentState, i); achei = true; }
        if (distance <= alignment.radius)  { allForces[i] += alignment.ComputeForce(currentState, i); achei = true; }
        if (achei) break;  // a funcao ja olha todos os vizinhos, senao somava a mesma forca varias vezes
      }
    }
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      cout << fixed << setprecision(3)
           << newState[i].position.x << " " << newState[i].position.y << " "
           << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
}
