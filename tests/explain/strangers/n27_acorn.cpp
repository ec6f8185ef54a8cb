#include <iostream>
#include <cmath>
#include <cstdio>
using namespace std;

// my arrays for all the agents
double x[1000], y[1000], vx[1000], vy[1000];
double fx[1000], fy[1000];
int n;

int dist(int a, int b) {
  int d = sqrt((x[a] - x[b]) * (x[a] - x[b]) + (y[a] - y[b]) * (y[a] - y[b]));
  return d;
}

int main() {
  double rc, rs, fsmax, ra, kc, ks, ka, dt;
  cin >> rc >> rs >> fsmax >> ra >> kc >> ks >> ka >> n;
  for (int i = 0; i < n; i++) {
    cin >> x[i] >> y[i] >> vx[i] >> vy[i];
  }

  while (cin >> dt) {
    for (int i = 0; i < n; i++) {
      fx[i] = 0;
      fy[i] = 0;

      // COHESION
      double cmx = 0, cmy = 0;
      int nc = 0;
      for (int j = 0; j < n; j++) {
        if (j != i && dist(i, j) <= rc) {
          cmx = cmx + x[j];
          cmy = cmy + y[j];
          nc = nc + 1;
        }
      }
      if (nc > 0 && rc > 0) {
        cmx = cmx / nc;
        cmy = cmy / nc;
        fx[i] = fx[i] + kc * (cmx - x[i]) / rc;
        fy[i] = fy[i] + kc * (cmy - y[i]) / rc;
      }

      // SEPARATION
      double sx = 0, sy = 0;
      for (int j = 0; j < n; j++) {
        if (j != i && dist(i, j) > 0 && dist(i, j) <= rs) {
          sx = sx + (x[i] - x[j]) / dist(i, j) / dist(i, j);
          sy = sy + (y[i] - y[j]) / dist(i, j) / dist(i, j);
        }
      }
      double len = sqrt(sx * sx + sy * sy);
      if (len > fsmax) {
        sx = sx / len * fsmax;
        sy = sy / len * fsmax;
      }
      fx[i] = fx[i] + ks * sx;
      fy[i] = fy[i] + ks * sy;

      // ALIGNMENT
      double ax = 0, ay = 0;
      int na = 0;
      for (int j = 0; j < n; j++) {
        if (dist(i, j) <= ra) {
          ax = ax + vx[j];
          ay = ay + vy[j];
          na = na + 1;
        }
      }
      fx[i] = fx[i] + ka * (1 / na) * ax;
      fy[i] = fy[i] + ka * (1 / na) * ay;
    }

    // now move them all
    for (int i = 0; i < n; i++) {
      vx[i] = vx[i] + fx[i] * dt;
      vy[i] = vy[i] + fy[i] * dt;
      x[i] = x[i] + vx[i] * dt;
      y[i] = y[i] + vy[i] * dt;
      printf("%.3f %.3f %.3f %.3f\n", x[i], y[i], vx[i], vy[i]);
    }
  }
  return 0;
}
