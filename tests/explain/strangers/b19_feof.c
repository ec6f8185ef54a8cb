#include <stdio.h>
#include <stdlib.h>
#include <math.h>

#define MAX 1024

typedef struct Agent {
    double x, y, vx, vy;
} Agent;

Agent old[MAX], new[MAX];
int n;
double rc, rs, fsmax, ra, kc, ks, ka;

double dist2(int i, int j) {
    double dx = old[i].x - old[j].x;
    double dy = old[i].y - old[j].y;
    return dx * dx + dy * dy;
}

void force_cohesion(int i, double *fx, double *fy) {
    double sx = 0, sy = 0;
    int k = 0;
    for (int j = 0; j < n; j++) {
        if (j == i) continue;
        if (dist2(i, j) <= rc) {
            sx += old[j].x;
            sy += old[j].y;
            k++;
        }
    }
    if (k == 0 || rc == 0) return;
    *fx += kc * (sx / k - old[i].x) / rc;
    *fy += kc * (sy / k - old[i].y) / rc;
}

void force_separation(int i, double *fx, double *fy) {
    double sx = 0, sy = 0;
    for (int j = 0; j < n - 1; j++) {
        double d2 = dist2(i, j);
        if (j == i || d2 == 0) continue;
        if (d2 <= rs) {
            sx += (old[i].x - old[j].x) / d2;
            sy += (old[i].y - old[j].y) / d2;
        }
    }
    double m = sqrt(sx * sx + sy * sy);
    if (m > fsmax) {
        sx *= fsmax / m;
        sy *= fsmax / m;
    }
    *fx += ks * sx;
    *fy += ks * sy;
}

void force_alignment(int i, double *fx, double *fy) {
    double sx = 0, sy = 0;
    int k = 0;
    for (int j = 0; j < n; j++) {
        if (dist2(i, j) <= rc) {
            sx += old[j].vx;
            sy += old[j].vy;
            k++;
        }
    }
    if (k == 0) return;
    *fx += ka * sx / k;
    *fy += ka * sy / k;
}

int main() {
    double dt = 0;
    if (scanf("%lf %lf %lf %lf %lf %lf %lf %d", &rc, &rs, &fsmax, &ra, &kc, &ks, &ka, &n) != 8) return 1;
    if (n > MAX) n = MAX;
    for (int i = 0; i < n; i++) {
        if (scanf("%lf %lf %lf %lf", &new[i].x, &new[i].y, &new[i].vx, &new[i].vy) != 4) return 1;
    }
    /* distances are compared squared */
    rc = rc * rc;
    rs = rs * rs;
    ra = ra * ra;

    while (!feof(stdin)) {
        if (scanf("%lf", &dt) == 0) break;
        for (int i = 0; i < n; i++) old[i] = new[i];
        for (int i = 0; i < n; i++) {
            double fx = 0, fy = 0;
            force_cohesion(i, &fx, &fy);
            force_separation(i, &fx, &fy);
            force_alignment(i, &fx, &fy);
            new[i].vx = old[i].vx + fx * dt;
            new[i].vy = old[i].vy + fy * dt;
            new[i].x = old[i].x + new[i].vx * dt;
            new[i].y = old[i].y + new[i].vy * dt;
        }
        for (int i = 0; i < n; i++)
            printf("%.3f %.3f %.3f %.3f\n", new[i].x, new[i].y, new[i].vx, new[i].vy);
    }
    return 0;
}
