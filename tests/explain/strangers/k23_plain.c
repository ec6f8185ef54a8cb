#include <stdio.h>
#include <stdlib.h>

#define MAX_AGENTS 1000

double x[MAX_AGENTS], y[MAX_AGENTS];
double vx[MAX_AGENTS], vy[MAX_AGENTS];

int main(void)
{
    double rc, rs, ra, fsmax, kc, ks, ka, dt;
    int n, i, j;

    /* radii, max force, weights, number of agents */
    scanf("%lf %lf %lf %lf", &rc, &rs, &ra, &fsmax);
    scanf("%lf %lf %lf", &kc, &ks, &ka);
    scanf("%d", &n);
    for (i = 0; i < n; i++)
        scanf("%lf %lf %lf %lf", &x[i], &y[i], &vx[i], &vy[i]);

    while (scanf("%lf", &dt) == 1) {
        for (i = 0; i < n; i++) {
            double cx = 0, cy = 0, ax = 0, ay = 0;
            double fcx = 0, fcy = 0, fsx = 0, fsy = 0, fax, fay;
            int nc = 0, na = 0;

            for (j = 0; j < n; j++) {
                double dx = x[i] - x[j];
                double dy = y[i] - y[j];
                double d2 = dx * dx + dy * dy; /* squared distance */

                /* cohesion: not itself */
                if (j != i && d2 <= rc * rc) {
                    cx += x[j];
                    cy += y[j];
                    nc++;
                }
                /* separation */
                if (d2 > 0 && d2 <= rs * rs) {
                    fsx += dx / d2;
                    fsy += dy / d2;
                }
                /* alignment: with itself */
                if (j == i || d2 <= ra * ra) {
                    ax += vx[j];
                    ay += vy[j];
                    na++;
                }
            }

            if (nc > 0 && rc > 0) {
                fcx = (cx / nc - x[i]) / rc;
                fcy = (cy / nc - y[i]) / rc;
            }

            if (abs(fsx) > fsmax) {
                if (fsx > 0)
                    fsx = fsmax;
                else
                    fsx = -fsmax;
            }
            if (abs(fsy) > fsmax) {
                if (fsy > 0)
                    fsy = fsmax;
                else
                    fsy = -fsmax;
            }

            fax = ax / na - vx[i];
            fay = ay / na - vy[i];

            vx[i] += (kc * fcx + ks * fsx + ka * fax) * dt;
            vy[i] += (kc * fcy + ks * fsy + ka * fay) * dt;
            x[i] += vx[i] * dt;
            y[i] += vy[i] * dt;

            printf("%.3f %.3f %.3f %.3f\n", x[i], y[i], vx[i], vy[i]);
        }
    }
    return 0;
}
