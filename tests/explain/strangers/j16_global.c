#include <stdio.h>
#include <math.h>
#define MAX 1000

/* agents */
double px[MAX], py[MAX], vx[MAX], vy[MAX];
double npx[MAX], npy[MAX], nvx[MAX], nvy[MAX];
/* forces */
double fx[MAX], fy[MAX];

int n;
double r_c, r_s, f_max, r_a, k_c, k_s, k_a;

double dist(int a, int b) {
  double dx = px[a] - px[b];
  double dy = py[a] - py[b];
  return dx*dx + dy*dy;
}

void doCohesion(int a) {
  double sx = 0, sy = 0;
  int num = 0, i;
  for (i = 0; i < n; i++) {
    if (i == a) continue;
    if (dist(a, i) <= r_c) {
      sx += px[i];
      sy += py[i];
      num++;
    }
  }
  if (num == 0) return;
  fx[a] += k_c * (sx / num - px[a]) / r_c;
  fy[a] += k_c * (sy / num - py[a]) / r_c;
}

void doSeparation(int a) {
  double sx = 0, sy = 0, len;
  int i;
  for (i = 0; i < n; i++) {
    double d = dist(a, i);
    if (i == a || d == 0) continue;
    if (d <= r_s) {
      sx += (px[a] - px[i]) / d / d;
      sy += (py[a] - py[i]) / d / d;
    }
  }
  len = sqrt(sx*sx + sy*sy);
  if (len > f_max) {
    sx = sx / len * f_max;
    sy = sy / len * f_max;
  }
  fx[a] += k_s * sx;
  fy[a] += k_s * sy;
}

void doAlignment(int a) {
  double sx = 0, sy = 0;
  int num = 0, i;
  for (i = 0; i < n; i++) {
    if (dist(a, i) <= r_a) {
      sx += vx[i];
      sy += vy[i];
      num++;
    }
  }
  fx[a] += k_a * sx / num;
  fy[a] += k_a * sy / num;
}

int main() {
  int i;
  double dt;
  scanf("%lf%lf%lf%lf%lf%lf%lf%d", &r_c, &r_s, &f_max, &r_a, &k_c, &k_s, &k_a, &n);
  for (i = 0; i < n; i++)
    scanf("%lf%lf%lf%lf", &px[i], &py[i], &vx[i], &vy[i]);

  while (scanf("%lf", &dt) != EOF) {
    for (i = 0; i < n; i++) {
      doCohesion(i);
      doSeparation(i);
      doAlignment(i);
    }
    for (i = 0; i < n; i++) {
      nvx[i] = vx[i] + fx[i] * dt;
      nvy[i] = vy[i] + fy[i] * dt;
      npx[i] = px[i] + nvx[i] * dt;
      npy[i] = py[i] + nvy[i] * dt;
    }
    for (i = 0; i < n; i++) {
      px[i] = npx[i];
      py[i] = npy[i];
      vx[i] = nvx[i];
      vy[i] = nvy[i];
      printf("%.3lf %.3lf %.3lf %.3lf\n", px[i], py[i], vx[i], vy[i]);
    }
  }
  return 0;
}
