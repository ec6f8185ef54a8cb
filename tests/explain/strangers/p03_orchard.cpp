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
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 soma;
    double vizinhos = 0;
    Vector2 eu = boids[boidAgentIndex].position;
    for (size_t i = 0; i < boids.size(); i++) {
      if ((int)i == boidAgentIndex) continue;      // nao conta a si mesmo
      if (Vector2::Distance(boids[i].position, eu) <= radius) {
        soma += boids[i].position;
        vizinhos += 1;
      }
    }
    if (vizinhos == 0 || radius == 0) return {};
    Vector2 centro = soma / vizinhos;
    return (centro - eu) / radius;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 soma;
    double vizinhos = 0;
    for (size_t i = 0; i < boids.size(); i++) {     // aqui sim conta a si mesmo
      if (Vector2::Distance(boids[i].position, boids[boidAgentIndex].position) <= radius) {
        soma += boids[i].velocity;
        vizinhos += 1;
      }
    }
    return soma / vizinhos;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 forca;
    Vector2 eu = boids[boidAgentIndex].position;
    for (size_t i = 0; i < boids.size(); i++) {
      if ((int)i == boidAgentIndex) continue;
      double d = Vector2::Distance(eu, boids[i].position);
      if (d == 0 || d > radius) continue;
      Vector2 direcao = (eu - boids[i].position) / d;
      forca += direcao / d;
    }
    if (forca.getMagnitude() > maxForce)
      forca = forca / forca.getMagnitude() * maxForce;
    return forca;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  // leitura
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius
      >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    double x, y, vx, vy;
    cin >> x >> y >> vx >> vy;
    Boid b;
    b.position = Vector2(x, y);
    b.velocity = Vector2(vx, vy);
    newState.push_back(b);
  }
  getline(cin, line);   // resto da linha do ultimo boid
  cout << fixed << setprecision(3);

  while (getline(cin, line)) {               // game loop
    if (line.find_first_of("0123456789") == string::npos) continue;
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      // o codigo original chamava ComputeForce varias vezes, uma por vizinho. Corrigi com flags
      bool temCoesao = false, temSeparacao = false, temAlinhamento = false;
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   temCoesao = true;
        if (distance <= separation.radius) temSeparacao = true;
        if (distance <= alignment.radius)  temAlinhamento = true;
      }
      if (temCoesao)      allForces[i] += cohesion.ComputeForce(currentState, i) * cohesion.k;
      if (temSeparacao)   allForces[i] += separation.ComputeForce(newState, i) * separation.k;
      if (temAlinhamento) allForces[i] += alignment.ComputeForce(currentState, i) * alignment.k;

      // tick
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
    }
    // output
    for (const Boid& b : newState) {
      cout << b.position.x << ' ' << b.position.y << ' ' << b.velocity.x << ' ' << b.velocity.y << '\n';
    }
    cout << '\n';
  }
  return 0;
}
