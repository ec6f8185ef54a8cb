#include <iostream>
#include <iomanip>
#include <vector>
#include <string>
#include <sstream>
#include <cmath>
using namespace std;

struct Vector2 {
  double x = 0, y = 0;
  Vector2() = default;
  Vector2(double x, double y) : x(x), y(y) {}
  Vector2 operator+(const Vector2& o) const { return {x + o.x, y + o.y}; }
  Vector2 operator-(const Vector2& o) const { return {x - o.x, y - o.y}; }
  Vector2& operator+=(const Vector2& o) { x += o.x; y += o.y; return *this; }
  Vector2& operator-=(const Vector2& o) { x -= o.x; y -= o.y; return *this; }
  Vector2 operator*(double k) const { return {x * k, y * k}; }
  Vector2 operator/(double k) const { return {x / k, y / k}; }
  double sqrMagnitude() const { return x * x + y * y; }
  double getMagnitude() const { return sqrt(sqrMagnitude()); }
  static double Distance(const Vector2& a, const Vector2& b) { return (a - b).getMagnitude(); }
};

struct Boid {
  Vector2 position, velocity;
};

// what one boid collects while the loop runs over the others
struct Sums {
  Vector2 relPos;      // sum of (other - me), so no need to subtract me later
  int relCount = 0;
  Vector2 push;
  Vector2 vel;
  int velCount = 0;
};

int main() {
  double cohRadius, sepRadius, sepMax, aliRadius, cohK, sepK, aliK;
  int numberOfBoids = 0;
  string line;
  getline(cin, line);
  stringstream head(line);
  head >> cohRadius >> sepRadius >> sepMax >> aliRadius >> cohK >> sepK >> aliK >> numberOfBoids;

  vector<Boid> currentState, newState(numberOfBoids);
  for (int i = 0; i < numberOfBoids; i++) {
    getline(cin, line);
    stringstream row(line);
    row >> newState[i].position.x >> newState[i].position.y >> newState[i].velocity.x >> newState[i].velocity.y;
  }

  while (getline(cin, line)) {               // game loop
    if (line.find_first_of("0123456789") == string::npos) continue;   // empty line at the end of the file
    currentState = newState;                 // double buffer
    double deltaT = stod(line);
    vector<Sums> sums(numberOfBoids);
    for (int i = 0; i < numberOfBoids; i++) {
      sums[i].vel = currentState[i].velocity;
      sums[i].velCount = 1;
    }
    // every pair only once
    for (int i = 0; i < numberOfBoids; i++) {
      for (int j = i + 1; j < numberOfBoids; j++) {
        Vector2 diff = currentState[j].position - currentState[i].position;
        double distance = diff.getMagnitude();
        if (distance <= cohRadius) {
          sums[i].relPos += diff;
          sums[j].relPos -= diff;
          sums[i].relCount++;
          sums[j].relCount++;
        }
        if (distance > 0 && distance <= sepRadius) {
          sums[i].push -= diff / diff.sqrMagnitude();
          sums[j].push += diff / diff.sqrMagnitude();
        }
        if (distance <= aliRadius) {
          sums[i].vel += currentState[j].velocity;
          sums[j].vel += currentState[i].velocity;
          sums[i].velCount++;
          sums[j].velCount++;
        }
      }
    }
    cout << fixed << setprecision(3);
    for (int i = 0; i < numberOfBoids; i++) {
      Vector2 force = sums[i].vel * (aliK / sums[i].velCount);
      if (sums[i].relCount != 0 && cohRadius > 0) force += sums[i].relPos * (cohK / (sums[i].relCount * cohRadius));
      double strength = sums[i].push.getMagnitude();
      force += sums[i].push * (strength > sepMax ? sepK * sepMax / strength : sepK);
      Boid& b = newState[i];
      b.velocity += force * deltaT;
      b.position += b.velocity * deltaT;
      cout << b.position.x << ' ' << b.position.y << ' ' << b.velocity.x << ' ' << b.velocity.y << '\n';
    }
  }
}
