#include <math.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
  double x, y, vx, vy;
} agent_t;

typedef struct {
  double rc, rs, fmax, ra, kc, ks, ka;
  int n;
} input_t;

static double distance(const agent_t *a, const agent_t *b) { return sqrt(pow(a->x - b->x, 2) + pow(a->y - b->y, 2)); }

static void cohesion(const input_t *in, const agent_t *all, int me, double *fx, double *fy) {
  double x = 0, y = 0;
  int n = 0;
  *fx = *fy = 0;
  for (int i = 0; i < in->n; i++) {
    if (i == me || distance(&all[me], &all[i]) > in->rc) continue;
    x += all[i].x;
    y += all[i].y;
    n++;
  }
  if (n == 0 || in->rc == 0) return;
  x = x / n - all[me].x;
  y = y / n - all[me].y;
  if (hypot(x, y) > in->rc) return;
  *fx = x / in->rc;
  *fy = y / in->rc;
}

static void separation(const input_t *in, const agent_t *all, int me, double *fx, double *fy) {
  *fx = *fy = 0;
  for (int i = 0; i < in->n; i++) {
    double d = distance(&all[me], &all[i]);
    double dx = all[me].x - all[i].x, dy = all[me].y - all[i].y;
    if (i == me || d == 0 || d > in->rs) continue;
    if (dx != 0) *fx += dx / d / fabs(dx);
    if (dy != 0) *fy += dy / d / fabs(dy);
  }
  if (fabs(*fx * *fy) > in->fmax) {
    double length = hypot(*fx, *fy);
    *fx *= in->fmax / length;
    *fy *= in->fmax / length;
  }
}

static void alignment(const input_t *in, const agent_t *all, int me, double *fx, double *fy) {
  int n = 0;
  *fx = *fy = 0;
  for (int i = 0; i < in->n; i++) {
    if (distance(&all[me], &all[i]) > in->ra) continue;
    *fx += all[i].vx;
    *fy += all[i].vy;
    n++;
  }
  *fx /= n;
  *fy /= n;
}

int main(void) {
  input_t in;
  double dt;
  if (scanf("%lf %lf %lf %lf %lf %lf %lf %d", &in.rc, &in.rs, &in.fmax, &in.ra, &in.kc, &in.ks, &in.ka, &in.n) != 8)
    return 1;
  agent_t *all = malloc((in.n + 1) * sizeof *all);
  agent_t *next = malloc((in.n + 1) * sizeof *next);
  for (int i = 0; i < in.n; i++)
    if (scanf("%lf %lf %lf %lf", &all[i].x, &all[i].y, &all[i].vx, &all[i].vy) != 4) return 1;
  while (scanf("%lf", &dt) == 1) {
    for (int i = 0; i < in.n; i++) {
      double cx, cy, sx, sy, ax, ay;
      cohesion(&in, all, i, &cx, &cy);
      separation(&in, all, i, &sx, &sy);
      alignment(&in, all, i, &ax, &ay);
      next[i].vx = all[i].vx + (in.kc * cx + in.ks * sx + in.ka * ax) * dt;
      next[i].vy = all[i].vy + (in.kc * cy + in.ks * sy + in.ka * ay) * dt;
      next[i].x = all[i].x + next[i].vx * dt;
      next[i].y = all[i].y + next[i].vy * dt;
    }
    agent_t *swap = all;
    all = next;
    next = swap;
    for (int i = 0; i < in.n; i++) printf("%.3f %.3f %.3f %.3f\n", all[i].x, all[i].y, all[i].vx, all[i].vy);
  }
  free(all);
  free(next);
  return 0;
}
