#include <stdio.h>
#include <stdlib.h>
#include <math.h>

struct boid {
  double x, y, vx, vy;
};

struct params {
  double rc, rs, fs, ra, kc, ks, ka;
} par;

static double dist(const struct boid *a, const struct boid *b) {
  return hypot(a->x - b->x, a->y - b->y);
}

static void cohesion(const struct boid *all, int n, int me, double *fx, double *fy) {
  int i, cnt = 0;
  double x = 0, y = 0;
  *fx = *fy = 0;
  for (i = 0; i < n; i++) {
    if (i == me || dist(&all[i], &all[me]) > par.rc) continue;
    x += all[i].x;
    y += all[i].y;
    cnt++;
  }
  if (!cnt) return;
  x = x / cnt - all[me].x;
  y = y / cnt - all[me].y;
  if (hypot(x, y) > par.rc) return;
  *fx = x / par.rc;
  *fy = y / par.rc;
}

static void separation(const struct boid *all, int n, int me, double *fx, double *fy) {
  int i;
  double m;
  *fx = *fy = 0;
  for (i = 0; i < n; i++) {
    double d = dist(&all[i], &all[me]), w;
    if (d == 0 || d > par.rs) continue;
    w = (par.rs - d) / par.rs;       /* closer = stronger */
    *fx += (all[me].x - all[i].x) / d * w;
    *fy += (all[me].y - all[i].y) / d * w;
  }
  m = hypot(*fx, *fy);
  if (m > par.fs) {
    *fx = *fx / m * par.fs;
    *fy = *fy / m * par.fs;
  }
}

static void alignment(const struct boid *all, int n, int me, double *fx, double *fy) {
  int i, cnt = 0;
  *fx = *fy = 0;
  for (i = 0; i < n; i++) {
    if (dist(&all[i], &all[me]) > par.ra) continue;
    *fx += all[i].vx;
    *fy += all[i].vy;
    cnt++;
  }
  *fx /= cnt;
  *fy /= cnt;
}

int main(void) {
  int n, i;
  double dt;
  struct boid *state, *next;
  scanf("%lf %lf %lf %lf %lf %lf %lf %d", &par.rc, &par.rs, &par.fs, &par.ra, &par.kc, &par.ks, &par.ka, &n);
  state = calloc(n, sizeof *state);
  next = calloc(n, sizeof *next);
  for (i = 0; i < n; i++)
    scanf("%lf %lf %lf %lf", &state[i].x, &state[i].y, &state[i].vx, &state[i].vy);
  while (scanf("%lf", &dt) == 1) {
    for (i = 0; i < n; i++) {
      double cx, cy, sx, sy, ax, ay;
      cohesion(state, n, i, &cx, &cy);
      separation(state, n, i, &sx, &sy);
      alignment(state, n, i, &ax, &ay);
      next[i].vx = state[i].vx + (par.kc * cx + par.ks * sx + par.ka * ax) * dt;
      next[i].vy = state[i].vy + (par.kc * cy + par.ks * sy + par.ka * ay) * dt;
      next[i].x = state[i].x + next[i].vx * dt;
      next[i].y = state[i].y + next[i].vy * dt;
      printf("%.3f %.3f %.3f %.3f\n", state[i].x, state[i].y, state[i].vx, state[i].vy);
    }
    for (i = 0; i < n; i++) state[i] = next[i];
  }
  free(state);
  free(next);
  return 0;
}
