#include <stdio.h>
#include <math.h>
#define MAXN 2000

double px[MAXN], py[MAXN], vx[MAXN], vy[MAXN], fx[MAXN], fy[MAXN];

double dist(double x1, double y1, double x2, double y2)
{
  return pow(x1 - x2, 2) + pow(y1 - y2, 2);
}

int main()
{
  double rc, rs, fs, ra, kc, ks, ka, dt;
  int n, i, j;
  scanf("%lf%lf%lf%lf%lf%lf%lf%d", &rc, &rs, &fs, &ra, &kc, &ks, &ka, &n);
  for (i = 0; i < n; i++) scanf("%lf%lf%lf%lf", px + i, py + i, vx + i, vy + i);

  while (scanf("%lf", &dt) != EOF) {
    for (i = 0; i < n; i++) {
      double cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0, l;
      int nc = 0, na = 0;
      for (j = 0; j < n; j++) {
        double d = dist(px[i], py[i], px[j], py[j]);
        if (d <= ra) { ax += vx[j]; ay += vy[j]; na++; }
        if (j == i) continue;
        if (d <= rc) { cx += px[j]; cy += py[j]; nc++; }
        if (d > 0 && d <= rs) {
          sx += (px[i] - px[j]) / d / d;
          sy += (py[i] - py[j]) / d / d;
        }
      }
      fx[i] = fy[i] = 0;
      if (nc > 0) {
        cx /= nc;
        cy /= nc;
        if (dist(cx, cy, px[i], py[i]) <= rc) {
          fx[i] += kc * (cx - px[i]) / rc;
          fy[i] += kc * (cy - py[i]) / rc;
        }
      }
      l = sqrt(sx * sx + sy * sy);
      if (l > fs) { sx *= fs / l; sy *= fs / l; }
      fx[i] += ks * sx;
      fy[i] += ks * sy;
      if (na > 0) {
        fx[i] += ka * ax / na;
        fy[i] += ka * ay / na;
      }
    }
    for (i = 0; i < n; i++) {
      vx[i] += fx[i] * dt;
      vy[i] += fy[i] * dt;
      px[i] += vx[i] * dt;
      py[i] += vy[i] * dt;
      printf("%.3f %.3f %.3f %.3f\n", px[i], py[i], vx[i], vy[i]);
    }
  }
  return 0;
}
