#include <iostream>
#include <sstream>
#include <string>
#include <vector>
#include <cmath>
#include <iomanip>
using namespace std;

struct Boid {
  float x, y, vx, vy;
  float fx, fy;
};

float rc, rs, fsmax, ra, kc, ks, ka;
int N;
vector<Boid> boids;

float dist(const Boid& a, const Boid& b) {
  return sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

void readInput() {
  string line;
  getline(cin, line);
  stringstream ss(line);
  ss >> rc >> rs >> fsmax >> ra >> kc >> ks >> ka >> N;
  for (int i = 0; i < N; i++) {
    getline(cin, line);
    stringstream s2(line);
    Boid b;
    s2 >> b.x >> b.y >> b.vx >> b.vy;
    b.fx = 0;
    b.fy = 0;
    boids.push_back(b);
  }
}

void cohesion(Boid& b) {
  float cx = 0, cy = 0;
  int n = 0;
  for (Boid& o : boids) {
    if (dist(b, o) <= rc) {
      cx += o.x;
      cy += o.y;
      n++;
    }
  }
  if (n <= 1) return; // only me
  cx /= n;
  cy /= n;
  b.fx += kc * (cx - b.x) / rc;
  b.fy += kc * (cy - b.y) / rc;
}

void separation(Boid& b) {
  float sx = 0, sy = 0;
  for (Boid& o : boids) {
    float d = dist(b, o);
    if (d > 0 && d <= rs) {
      sx += (b.x - o.x) / d / d;
      sy += (b.y - o.y) / d / d;
    }
  }
  float m = sqrt(sx * sx + sy * sy);
  if (m > fsmax) {
    sx = sx / m * fsmax;
    sy = sy / m * fsmax;
  }
  b.fx += ks * sx;
  b.fy += ks * sy;
}

void alignment(Boid& b) {
  float ax = 0, ay = 0;
  int n = 0;
  for (Boid& o : boids) {
    if (dist(b, o) <= ra) {
      ax += o.vx;
      ay += o.vy;
      n++;
    }
  }
  b.fx += ka * ax / n;
  b.fy += ka * ay / n;
}

int main() {
  readInput();
  string line;
  while (getline(cin, line)) {
    if (line.empty()) continue;
    float dt = stof(line);
    // first all the forces, then move everybody (so no second buffer needed)
    for (Boid& b : boids) {
      cohesion(b);
      separation(b);
      alignment(b);
    }
    for (Boid& b : boids) {
      b.vx += b.fx * dt;
      b.vy += b.fy * dt;
      b.x += b.vx * dt;
      b.y += b.vy * dt;
      cout << fixed << setprecision(3) << b.x << " " << b.y << " " << b.vx << " " << b.vy << endl;
    }
    cout << endl;
  }
}
