/* Flocking. Every pair is looked at and both of its agents get their part. */
#include <stdio.h>
#include <stdlib.h>
#include <math.h>

typedef struct {
    double x, y, vx, vy;
    /* sums of this frame */
    double cx, cy;
    int cn;
    double sx, sy;
    double ax, ay;
    int an;
} agent;

static double rc, rs, smax, ra, kc, ks, ka;

static void pair(agent *a, agent *b)
{
    double dx = a->x - b->x;
    double dy = a->y - b->y;
    double d = sqrt(dx * dx + dy * dy);

    if (d <= rc) {
        a->cx += b->x;  a->cy += b->y;  a->cn++;
        b->cx += a->x;  b->cy += a->y;  b->cn++;
    }
    if (d > 0 && d <= rs) {
        a->sx += dx / (d * d);  a->sy += dy / (d * d);
        b->sx -= dx / (d * d);  b->sy -= dy / (d * d);
    }
    if (d <= ra) {
        a->ax += b->vx;  a->ay += b->vy;  a->an++;
        b->ax += a->vx;  b->ay += a->vy;  b->an++;
    }
}

static void clear(agent *a)
{
    a->cx = a->cy = a->sx = a->sy = 0;
    a->cn = 0;
    a->ax = a->vx;          /* an agent is its own neighbour here */
    a->ay = a->vy;
    a->an = 1;
}

static void finish(agent *a, double dt)
{
    double fx = 0, fy = 0, m;

    if (a->cn > 0 && rc > 0) {
        fx += kc * (a->cx / a->cn - a->x) / rc;
        fy += kc * (a->cy / a->cn - a->y) / rc;
    }
    m = sqrt(a->sx * a->sx + a->sy * a->sy);
    if (m > smax) {
        a->sx *= smax / m;
        a->sy *= smax / m;
    }
    fx += ks * a->sx + ka * a->ax / a->an;
    fy += ks * a->sy + ka * a->ay / a->an;
    a->vx += fx * dt;
    a->vy += fy * dt;
    a->x += a->vx * dt;
    a->y += a->vy * dt;
}

int main(void)
{
    int n, i, j;
    double dt;
    agent *flock;

    if (scanf("%lf %lf %lf %lf %lf %lf %lf %d", &rc, &rs, &smax, &ra, &kc, &ks, &ka, &n) != 8)
        return 1;
    flock = calloc(n + 1, sizeof(agent));
    for (i = 0; i < n; i++)
        scanf("%lf %lf %lf %lf", &flock[i].x, &flock[i].y, &flock[i].vx, &flock[i].vy);

    while (scanf("%lf", &dt) == 1) {
        for (i = 0; i < n; i++)
            clear(&flock[i]);
        for (i = 0; i < n; i++)
            for (j = 0; j < n; j++)
                if (i != j)
                    pair(&flock[i], &flock[j]);
        for (i = 0; i < n; i++)
            finish(&flock[i], dt);
        for (i = 0; i < n; i++)
            printf("%.3f %.3f %.3f %.3f\n", flock[i].x, flock[i].y, flock[i].vx, flock[i].vy);
    }
    free(flock);
    return 0;
}
