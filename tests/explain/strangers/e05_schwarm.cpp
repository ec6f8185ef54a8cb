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
    Vector2 schwerpunkt;
    int anzahl = 0;
    Vector2 ich = boids[boidAgentIndex].position;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i != boidAgentIndex && Vector2::Distance(ich, boids[i].position) <= radius) {
        schwerpunkt += boids[i].position;
        anzahl = anzahl + 1;
      }
    }
    if (anzahl == 0) return {0, 0};
    schwerpunkt = schwerpunkt / anzahl;
    Vector2 kraft = ich - schwerpunkt;
    if (kraft.getMagnitude() > radius) return {0, 0};
    kraft = kraft / radius;
    return kraft * k;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 mittel;
    int anzahl = 0;
    Vector2 ich = boids[boidAgentIndex].position;
    for (int i = 0; i < (int)boids.size(); i++) {
      if (i != boidAgentIndex && Vector2::Distance(ich, boids[i].position) <= radius) {
        mittel += boids[i].velocity;
        anzahl = anzahl + 1;
      }
    }
    if (anzahl == 0) return {0, 0};
    return mittel / anzahl * k;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(const vector<Boid>& boids, int boidAgentIndex) {
    Vector2 kraft;
    Vector2 ich = boids[boidAgentIndex].position;
    for (int i = 0; i < (int)boids.size(); i++) {
      double abstand = Vector2::Distance(ich, boids[i].position);
      if (abstand > 0 && abstand <= radius) {
        kraft += (ich - boids[i].position) / abstand / abstand;
      }
    }
    kraft = kraft * k;
    double laenge = kraft.getMagnitude();
    if (laenge > maxForce) {
      kraft = kraft / laenge * maxForce;
    }
    return kraft;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  // Einlesen
  cin >> cohesion.radius;
  cin >> separation.radius >> separation.maxForce;
  cin >> alignment.radius;
  cin >> cohesion.k >> separation.k >> alignment.k;
  cin >> numberOfBoids;
  for (int i = 0; i < numberOfBoids; i++) {
    Boid b;
    cin >> b.position.x >> b.position.y;
    cin >> b.velocity.x >> b.velocity.y;
    newState.push_back(b);
  }
  cin.ignore();
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
    for (int i = 0; i < numberOfBoids; i++) {
      newState[i].velocity = currentState[i].velocity + allForces[i] * deltaT;
      newState[i].position = currentState[i].position + newState[i].velocity * deltaT;
      cout << fixed << setprecision(3);
      cout << newState[i].position.x << " " << newState[i].position.y << " ";
      cout << newState[i].velocity.x << " " << newState[i].velocity.y << endl;
    }
  }
  return 0;
}
