#include <stdio.h>
#include <stdlib.h>
#include <math.h>

typedef struct { double x, y, vx, vy; } agent_t;

static double rc, rs, fsmax, ra, kc, ks, ka;

static double distance(const agent_t *a, const agent_t *b)
{
    return hypot(a->x - b->x, a->y - b->y);
}

static void cohesion(const agent_t *ag, int n, int me, double *fx, double *fy)
{
    double sx = 0, sy = 0;
    int count = 0, i;
    *fx = *fy = 0;
    for (i = 0; i < n; i++) {
        if (distance(&ag[i], &ag[me]) <= rc) {
            sx += ag[i].x;
            sy += ag[i].y;
            count++;
        }
    }
    if (count == 0 || rc == 0)
        return;
    *fx = (sx / count - ag[me].x) / rc;
    *fy = (sy / count - ag[me].y) / rc;
}

static void separation(const agent_t *ag, int n, int me, double *fx, double *fy)
{
    int i;
    *fx = *fy = 0;
    for (i = 0; i < n; i++) {
        double d = distance(&ag[i], &ag[me]);
        if (d == 0 || d > rs)
            continue;
        *fx += (ag[me].x - ag[i].x) / (d * d);
        *fy += (ag[me].y - ag[i].y) / (d * d);
    }
    if (*fx > fsmax) *fx = fsmax;
    if (*fx < -fsmax) *fx = -fsmax;
    if (*fy > fsmax) *fy = fsmax;
    if (*fy < -fsmax) *fy = -fsmax;
}

static void alignment(const agent_t *ag, int n, int me, double *fx, double *fy)
{
    double sx = 0, sy = 0;
    int count = 0, i;
    *fx = *fy = 0;
    for (i = 0; i < n; i++) {
        if (distance(&ag[i], &ag[me]) <= rc) {
            sx += ag[i].vx;
            sy += ag[i].vy;
            count++;
        }
    }
    if (count == 0)
        return;
    *fx = sx / count;
    *fy = sy / count;
}

int main(void)
{
    int n, i;
    double dt;
    if (scanf("%lf%lf%lf%lf%lf%lf%lf%d", &rc, &rs, &fsmax, &ra, &kc, &ks, &ka, &n) != 8)
        return 1;
    agent_t *cur = calloc(n + 1, sizeof *cur);
    agent_t *nxt = calloc(n + 1, sizeof *nxt);
    for (i = 0; i < n; i++)
        scanf("%lf%lf%lf%lf", &cur[i].x, &cur[i].y, &cur[i].vx, &cur[i].vy);

    while (scanf("%lf", &dt) == 1) {
        for (i = 0; i < n; i++) {
            double cx, cy, sx, sy, ax, ay;
            cohesion(cur, n, i, &cx, &cy);
            separation(cur, n, i, &sx, &sy);
            alignment(cur, n, i, &ax, &ay);
            nxt[i].vx = cur[i].vx + (kc * cx + ks * sx + ka * ax) * dt;
            nxt[i].vy = cur[i].vy + (kc * cy + ks * sy + ka * ay) * dt;
            nxt[i].x = cur[i].x + nxt[i].vx * dt;
            nxt[i].y = cur[i].y + nxt[i].vy * dt;
        }
        agent_t *tmp = cur; cur = nxt; nxt = tmp;
        for (i = 0; i < n; i++)
            printf("%.3lf %.3lf %.3lf %.3lf\n", cur[i].x, cur[i].y, cur[i].vx, cur[i].vy);
    }
    free(cur);
    free(nxt);
    return 0;
}
