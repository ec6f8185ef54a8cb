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

Vector2 normaliser(Vector2 v) {
  double norme = v.getMagnitude();
  if (norme == 0) return Vector2(0, 0);
  return v / norme;
}

struct Boid {
  Vector2 position, velocity;
};

struct Cohesion {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 agent = boids[boidAgentIndex].position;
    Vector2 centreDeMasse;
    int nbVoisins = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (i != boidAgentIndex && Vector2::Distance(agent, boids[i].position) <= radius) {
        centreDeMasse += boids[i].position;
        nbVoisins++;
      }
    }
    if (nbVoisins == 0) return Vector2(0, 0);
    centreDeMasse = centreDeMasse / nbVoisins;
    Vector2 versCentre = centreDeMasse - agent;
    if (versCentre.getMagnitude() > radius) return Vector2(0, 0);
    return normaliser(versCentre) * k;   // magnitude 1 au maximum
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 agent = boids[boidAgentIndex].position;
    Vector2 vitesseMoyenne;
    int nbVoisins = 0;
    for (int i = 0; i < boids.size(); i++) {
      if (Vector2::Distance(agent, boids[i].position) <= radius) {
        vitesseMoyenne += boids[i].velocity;
        nbVoisins++;
      }
    }
    if (nbVoisins == 0 || radius == 0) return Vector2(0, 0);
    vitesseMoyenne = vitesseMoyenne / nbVoisins;
    return vitesseMoyenne / radius * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 agent = boids[boidAgentIndex].position;
    Vector2 force;
    for (int i = 0; i < boids.size(); i++) {
      double d = Vector2::Distance(agent, boids[i].position);
      if (d > 0 && d <= radius) {
        force += normaliser(agent - boids[i].position) / d;
      }
    }
    if (force.getMagnitude() > maxForce) force = normaliser(force) * maxForce;
    return force * k;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  // lecture des paramètres
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid b;
    cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
  }
  getline(cin, line);
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
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
    // mise à jour
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
    }
    // affichage
    for (int i = 0; i < numberOfBoids; i++) {
      cout << fixed << setprecision(3);
      cout << newState[i].position.x << " " << newState[i].position.y << " ";
      cout << currentState[i].velocity.x << " " << currentState[i].velocity.y << endl;
    }
  }
  return 0;
}
