#include <stdio.h>
#include <stdlib.h>
#include <math.h>

double rc, rs, fmax_s, ra;
double kc, ks, ka;
int n;
double *x, *y, *vx, *vy;
double *nx, *ny, *nvx, *nvy;

double dist(int a, int b)
{
    double dx = x[a] - x[b];
    double dy = y[a] - y[b];
    return sqrt(dx * dx + dy * dy);
}

void step(double dt)
{
    int i, j;
    int cnt_c = 0, cnt_a = 0;
    double cx = 0, cy = 0;   /* cohesion */
    double sx = 0, sy = 0;   /* separation */
    double ax = 0, ay = 0;   /* alignment */
    double fx, fy, d;

    for (i = 0; i < n; i++) {
        cnt_c = 0;
        cnt_a = 0;
        cx = 0; cy = 0;
        sx = 0; sy = 0;

        for (j = 0; j < n; j++) {
            d = dist(i, j);
            if (j != i && d <= rc) {
                cx += x[j];
                cy += y[j];
                cnt_c++;
            }
            if (d > 0 && d <= rs) {
                sx += (x[i] - x[j]) / (d * d);
                sy += (y[i] - y[j]) / (d * d);
            }
            if (d <= ra) {
                ax += vx[j];
                ay += vy[j];
                cnt_a++;
            }
        }

        if (cnt_c > 0 && rc > 0) {
            cx = (cx / cnt_c - x[i]) / rc;
            cy = (cy / cnt_c - y[i]) / rc;
        } else {
            cx = 0;
            cy = 0;
        }

        if (sqrt(sx * sx + sy * sy) > fmax_s) {
            sx = sx / sqrt(sx * sx + sy * sy) * fmax_s;
            sy = sy / sqrt(sx * sx + sy * sy) * fmax_s;
        }

        fx = kc * cx + ks * sx;
        fy = kc * cy + ks * sy;
        if (cnt_a > 0) {
            fx += ka * ax / cnt_a;
            fy += ka * ay / cnt_a;
        }

        nvx[i] = vx[i] + fx * dt;
        nvy[i] = vy[i] + fy * dt;
        nx[i] = x[i] + nvx[i] * dt;
        ny[i] = y[i] + nvy[i] * dt;
    }

    for (i = 0; i < n; i++) {
        x[i] = nx[i];
        y[i] = ny[i];
        vx[i] = nvx[i];
        vy[i] = nvy[i];
    }
}

double *new_array(void)
{
    return (double *)calloc(n + 1, sizeof(double));
}

int main(void)
{
    int i;
    double dt;

    if (scanf("%lf %lf %lf %lf %lf %lf %lf %d", &rc, &rs, &fmax_s, &ra, &kc, &ks, &ka, &n) != 8)
        return 1;
    x = new_array(); y = new_array(); vx = new_array(); vy = new_array();
    nx = new_array(); ny = new_array(); nvx = new_array(); nvy = new_array();

    for (i = 0; i < n; i++)
        scanf("%lf %lf %lf %lf", &x[i], &y[i], &vx[i], &vy[i]);

    while (scanf("%lf", &dt) == 1) {
        step(dt);
        for (i = 0; i < n; i++)
            printf("%.3f %.3f %.3f %.3f\n", x[i], y[i], vx[i], vy[i]);
    }
    return 0;
}
