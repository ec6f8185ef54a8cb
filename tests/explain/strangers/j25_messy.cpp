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
  // I changed the parameters, now it is for two boids
  Vector2 ComputeForce(Boid me, Boid other) {
    Vector2 F = other.position - me.position;
    return F / radius;
  }
};
struct Alignment {
  double radius, k;
  Vector2 ComputeForce(Boid me, Boid other) {
    return other.velocity;
  }
};
struct Separation {
  double radius, k, maxForce;
  Vector2 ComputeForce(Boid me, Boid other) {
    Vector2 F = me.position - other.position;
    double distance = F.getMagnitude();
    if (distance == 0) return {};
    F = F / distance;
    if (F.getMagnitude() > maxForce)
    {
        F = F / F.getMagnitude();
        F = F * maxForce;
    }
    return F;
  }
};

int main() {
  Cohesion cohesion; Alignment alignment; Separation separation;
  int numberOfBoids = 0;
  vector<Boid> currentState, newState;
  string line;
  cin >> cohesion.radius >> separation.radius >> separation.maxForce >> alignment.radius;
  cin >> cohesion.k >> separation.k >> alignment.k >> numberOfBoids;
  for(int i=0;i<numberOfBoids;i++)
  {
      Boid b;
      cin >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
      currentState.push_back(b);
      newState.push_back(b);
  }
  cin.ignore();
  // final input reading and processing
  while (getline(cin, line)) {               // game loop
    if(line=="") break;
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Vector2> allForces(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {        // for every boid
      for (int j = 0; j < numberOfBoids; j++) {      // compare with every other boid
        if (i == j) continue;
        double distance = Vector2::Distance(currentState[i].position, currentState[j].position);
        if (distance <= cohesion.radius)   allForces[i] += cohesion.ComputeForce(currentState[i], currentState[j])*cohesion.k;
        if (distance <= separation.radius) allForces[i] += separation.ComputeForce(currentState[i], currentState[j])*separation.k;
        if (distance <= alignment.radius)  allForces[i] += alignment.ComputeForce(currentState[i], currentState[j])*alignment.k;
      }
    }
    //cout << "deltaT " << deltaT << endl;
    for(int i=0;i<numberOfBoids;i++)
    {
        newState[i].velocity += allForces[i]*deltaT;
        newState[i].position += newState[i].velocity;
        cout << fixed << setprecision(3);
        cout << newState[i].velocity.x << " " << newState[i].velocity.y << " " << newState[i].position.x << " " << newState[i].position.y << endl;
    }
  }
}
