#include <stdio.h>
#include <math.h>

double x[1000], y[1000], vx[1000], vy[1000];
double nx[1000], ny[1000], nvx[1000], nvy[1000];

int main()
{
    double rc, rs, fmx, ra, kc, ks, ka, dt;
    int n, i, j;
    double sx = 0, sy = 0;

    scanf("%lf", &rc);
    scanf("%lf %lf", &rs, &fmx);
    scanf("%lf", &ra);
    scanf("%lf %lf %lf", &kc, &ks, &ka);
    scanf("%d", &n);
    for (i = 0; i < n; i++)
        scanf("%lf %lf %lf %lf", &x[i], &y[i], &vx[i], &vy[i]);

    while (scanf("%lf", &dt) == 1)
    {
        for (i = 0; i < n; i++)
        {
            double cx = 0, cy = 0, ax = 0, ay = 0, fcx = 0, fcy = 0;
            int nc = 0, na = 0;
            for (j = 0; j < n; j++)
            {
                double dx = x[i] - x[j];
                double dy = y[i] - y[j];
                double d = sqrt(dx * dx + dy * dy);
                if (i != j && d <= rc)
                {
                    cx += x[j];
                    cy += y[j];
                    nc++;
                }
                if (d > 0 && d <= rs)
                {
                    sx += dx / d / d;
                    sy += dy / d / d;
                }
                if (d <= ra)
                {
                    ax += vx[j];
                    ay += vy[j];
                    na++;
                }
            }
            if (nc > 0)
            {
                double ex = cx / nc - x[i];
                double ey = cy / nc - y[i];
                if (sqrt(ex * ex + ey * ey) <= rc)
                {
                    fcx = ex / rc;
                    fcy = ey / rc;
                }
            }
            double s = sqrt(sx * sx + sy * sy);
            if (s > fmx)
            {
                sx = sx / s * fmx;
                sy = sy / s * fmx;
            }
            if (na > 0)
            {
                ax = ax / na;
                ay = ay / na;
            }
            nvx[i] = vx[i] + (kc * fcx + ks * sx + ka * ax) * dt;
            nvy[i] = vy[i] + (kc * fcy + ks * sy + ka * ay) * dt;
            nx[i] = x[i] + nvx[i] * dt;
            ny[i] = y[i] + nvy[i] * dt;
        }
        for (i = 0; i < n; i++)
        {
            x[i] = nx[i];
            y[i] = ny[i];
            vx[i] = nvx[i];
            vy[i] = nvy[i];
            printf("%.3f %.3f %.3f %.3f\n", x[i], y[i], vx[i], vy[i]);
        }
    }
    return 0;
}
