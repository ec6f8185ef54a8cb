#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>

#define MAXN 100000

static double px[MAXN], py[MAXN], vx[MAXN], vy[MAXN];
static double nx[MAXN], ny[MAXN], nvx[MAXN], nvy[MAXN];

int main() {
  double rc, rs, fsmax, ra, kc, ks, ka, dt;
  int n;
  scanf("%lf", &rc);
  scanf("%lf %lf", &rs, &fsmax);
  scanf("%lf", &ra);
  scanf("%lf %lf %lf", &kc, &ks, &ka);
  scanf("%d", &n);
  for (int i = 0; i < n; i++) {
    scanf("%lf %lf %lf %lf", &px[i], &py[i], &vx[i], &vy[i]);
  }
  while (scanf("%lf", &dt) == 1) {
    for (int a = 0; a < n; a++) {
      double cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0;
      int nc = 0, na = 0;
      for (int i = 0; i < n; i++) {
        double dx = px[a] - px[i];
        double dy = py[a] - py[i];
        double d = sqrt(dx * dx + dy * dy);
        if (i != a && d <= rc) {
          cx += px[i];
          cy += py[i];
          nc++;
        }
        if (i != a && d > 0 && d <= rs) {
          sx += dx / d / d;
          sy += dy / d / d;
        }
        if (d <= ra) {
          ax += vx[i];
          ay += vy[i];
          na++;
        }
      }
      double fcx = 0, fcy = 0;
      if (nc > 0) {
        double ex = cx / nc - px[a];
        double ey = cy / nc - py[a];
        if (sqrt(ex * ex + ey * ey) <= rc) {
          fcx = ex / rc;
          fcy = ey / rc;
        }
      }
      double s = sqrt(sx * sx + sy * sy);
      if (s > fsmax) {
        sx = sx / s * fsmax;
        sy = sy / s * fsmax;
      }
      double fax = ax / na;
      double fay = ay / na;
      double fx = kc * fcx + ks * sx + ka * fax;
      double fy = kc * fcy + ks * sy + ka * fay;
      nvx[a] = vx[a] + fx * dt;
      nvy[a] = vy[a] + fy * dt;
      nx[a] = px[a] + nvx[a] * dt;
      ny[a] = py[a] + nvy[a] * dt;
    }
    for (int i = 0; i < n; i++) {
      px[i] = nx[i];
      py[i] = ny[i];
      vx[i] = nvx[i];
      vy[i] = nvy[i];
    }
    for (int i = 0; i < n; i++) {
      printf("%.3f %.3f %.3f %.3f\n", px[i], py[i], vx[i], vy[i]);
    }
  }
  return 0;
}
