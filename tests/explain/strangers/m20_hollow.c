#include <stdio.h>
#include <stdlib.h>
#include <math.h>

struct boid {
  double px, py;
  double vx, vy;
};

double distance(struct boid a, struct boid b) {
  return sqrt(pow(a.px - b.px, 2) + pow(a.py - b.py, 2));
}

int main() {
  double rc, rs, fsmax, ra, kc, ks, ka;
  int n, i, j;
  scanf("%lf", &rc);
  scanf("%lf", &rs);
  scanf("%lf", &fsmax);
  scanf("%lf", &ra);
  scanf("%lf", &kc);
  scanf("%lf", &ks);
  scanf("%lf", &ka);
  scanf("%d", &n);

  struct boid *boids = malloc(sizeof(struct boid) * n);
  struct boid *newBoids = malloc(sizeof(struct boid) * n);
  for (i = 0; i < n; i++)
    scanf("%lf %lf %lf %lf", &boids[i].px, &boids[i].py, &boids[i].vx, &boids[i].vy);

  double dt = 0;
  while (!feof(stdin)) {
    scanf("%lf", &dt);

    double fsx = 0;
    double fsy = 0;

    for (i = 0; i < n; i++) {
      /* cohesion */
      double cx = 0, cy = 0, fcx = 0, fcy = 0;
      int count = 0;
      for (j = 0; j < n; j++) {
        if (i != j && distance(boids[i], boids[j]) <= rc) {
          cx = cx + boids[j].px;
          cy = cy + boids[j].py;
          count = count + 1;
        }
      }
      if (count != 0 && rc != 0) {
        fcx = (cx / count - boids[i].px) / rc;
        fcy = (cy / count - boids[i].py) / rc;
      }

      /* separation */
      for (j = 0; j < n; j++) {
        if (i != j) {
          double d = distance(boids[i], boids[j]);
          if (d > 0 && d <= rs) {
            fsx = fsx + (boids[i].px - boids[j].px) / (d * d);
            fsy = fsy + (boids[i].py - boids[j].py) / (d * d);
          }
        }
      }
      double fs = sqrt(fsx * fsx + fsy * fsy);
      if (fs > fsmax) {
        fsx = fsx * fsmax / fs;
        fsy = fsy * fsmax / fs;
      }

      /* alignment */
      double avx = 0, avy = 0;
      count = 0;
      for (j = 0; j < n; j++) {
        if (distance(boids[i], boids[j]) <= ra) {
          avx = avx + boids[j].vx;
          avy = avy + boids[j].vy;
          count = count + 1;
        }
      }
      avx = avx / count;
      avy = avy / count;

      /* new values */
      newBoids[i].vx = boids[i].vx + (kc * fcx + ks * fsx + ka * avx) * dt;
      newBoids[i].vy = boids[i].vy + (kc * fcy + ks * fsy + ka * avy) * dt;
      newBoids[i].px = boids[i].px + newBoids[i].vx * dt;
      newBoids[i].py = boids[i].py + newBoids[i].vy * dt;
    }

    for (i = 0; i < n; i++) {
      boids[i] = newBoids[i];
      printf("%.3f %.3f %.3f %.3f\n", boids[i].px, boids[i].py, boids[i].vx, boids[i].vy);
    }
  }
  return 0;
}
