#include <cstdio>
#include <cmath>

double x[10005], y[10005], vx[10005], vy[10005];
double fx[10005], fy[10005];

int main() {
    double rc, rs, fsmax, ra, kc, ks, ka, dt;
    int n;
    scanf("%lf %lf %lf %lf %lf %lf %lf %d", &rc, &rs, &fsmax, &ra, &kc, &ks, &ka, &n);
    for (int i = 0; i < n; i++)
        scanf("%lf %lf %lf %lf", &x[i], &y[i], &vx[i], &vy[i]);

    while (scanf("%lf", &dt) == 1) {
        for (int i = 0; i < n; i++) {
            int cnt = 0;
            double cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0;

            // cohesion
            for (int j = 0; j < n; j++) {
                if (j == i) continue;
                double d = sqrt((x[j]-x[i])*(x[j]-x[i]) + (y[j]-y[i])*(y[j]-y[i]));
                if (d <= rc) { cx += x[j]; cy += y[j]; cnt++; }
            }
            if (cnt > 0) {
                cx = (cx / cnt - x[i]) / rc;
                cy = (cy / cnt - y[i]) / rc;
            }

            // separation
            for (int j = 0; j < n; j++) {
                if (j == i) continue;
                double dx = x[i] - x[j], dy = y[i] - y[j];
                double d = sqrt(dx*dx + dy*dy);
                if (d > 0 && d <= rs) { sx += dx / d; sy += dy / d; }
            }
            double m = sqrt(sx*sx + sy*sy);
            if (m > fsmax) { sx = sx / m * fsmax; sy = sy / m * fsmax; }

            // alignment
            for (int j = 0; j < n; j++) {
                double d = sqrt((x[j]-x[i])*(x[j]-x[i]) + (y[j]-y[i])*(y[j]-y[i]));
                if (d <= ra) { ax += vx[j]; ay += vy[j]; cnt++; }
            }
            if (cnt > 0) { ax /= cnt; ay /= cnt; }

            fx[i] = kc*cx + ks*sx + ka*ax;
            fy[i] = kc*cy + ks*sy + ka*ay;
        }
        for (int i = 0; i < n; i++) {
            x[i] += vx[i] * dt;
            y[i] += vy[i] * dt;
            vx[i] += fx[i] * dt;
            vy[i] += fy[i] * dt;
            printf("%.3f %.3f %.3f %.3f\n", x[i], y[i], vx[i], vy[i]);
        }
    }
    return 0;
}
