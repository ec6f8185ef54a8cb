#include <stdio.h>
#include <math.h>

#define MAXN 10000

double x[MAXN], y[MAXN], vx[MAXN], vy[MAXN];
double rc, rs, fs, ra, kc, ks, ka;
int n;

static double clampd(double v, double m)
{
    if (v > m) return m;
    if (v < -m) return -m;
    return v;
}

void update(int i, double dt)
{
    double cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0, fx = 0, fy = 0;
    int nc = 0, na = 0, j;

    for (j = 0; j < n; j++)
    {
        double dx = x[i] - x[j];
        double dy = y[i] - y[j];
        double d2 = dx * dx + dy * dy;
        if (j != i)
        {
            if (d2 <= rc * rc) { cx += x[j]; cy += y[j]; nc++; }
            if (d2 <= rs * rs && d2 > 0.0) { sx += dx / d2; sy += dy / d2; }
        }
        if (d2 <= ra * ra) { ax += vx[j]; ay += vy[j]; na++; }
    }

    if (nc && rc > 0.0)
    {
        cx = cx / nc - x[i];
        cy = cy / nc - y[i];
        if (cx * cx + cy * cy <= rc * rc)
        {
            fx += kc * cx / rc;
            fy += kc * cy / rc;
        }
    }

    /* separation may not be larger than fs */
    fx += ks * clampd(sx, fs);
    fy += ks * clampd(sy, fs);

    if (na) { fx += ax / na; fy += ay / na; }

    x[i] += vx[i] * dt;
    y[i] += vy[i] * dt;
    vx[i] += fx * dt;
    vy[i] += fy * dt;
}

int main(void)
{
    double dt;
    int i;
    scanf("%lf %lf %lf %lf", &rc, &rs, &fs, &ra);
    scanf("%lf %lf %lf", &kc, &ks, &ka);
    scanf("%d", &n);
    for (i = 0; i < n; i++)
        scanf("%lf %lf %lf %lf", &x[i], &y[i], &vx[i], &vy[i]);

    while (scanf("%lf", &dt) != EOF)
    {
        for (i = 0; i < n; i++)
            update(i, dt);
        for (i = 0; i < n; i++)
            printf("%.3f %.3f %.3f %.3f\n", x[i], y[i], vx[i], vy[i]);
    }
    return 0;
}
