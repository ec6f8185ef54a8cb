/* flock.c - flocking in plain C */
#include <stdio.h>
#include <stdlib.h>
#include <math.h>

typedef struct {
    double x, y, vx, vy;
} agent_t;

double rc, rs, fsmax, ra, kc, ks, ka;
int n;

static double dist(agent_t *a, agent_t *b)
{
    double dx = a->x - b->x;
    double dy = a->y - b->y;
    return sqrt(dx * dx + dy * dy);
}

static void cohesion(agent_t *a, int me, double *fx, double *fy)
{
    int j, cnt = 0;
    double cx = 0, cy = 0;
    *fx = *fy = 0;
    for (j = 0; j < n; j++) {
        if (j == me)
            continue;
        if (dist(&a[me], &a[j]) <= rc) {
            cx += a[j].x;
            cy += a[j].y;
            cnt++;
        }
    }
    if (cnt > 0 && rc > 0) {
        *fx = (cx / cnt - a[me].x) / rc;
        *fy = (cy / cnt - a[me].y) / rc;
    }
}

static void separation(agent_t *a, int me, double *fx, double *fy)
{
    int j;
    double d;
    *fx = *fy = 0;
    for (j = 0; j < n; j++) {
        if (j == me)
            continue;
        d = dist(&a[me], &a[j]);
        if (d > 0 && d <= rs) {
            *fx += (a[me].x - a[j].x) / (d * d);
            *fy += (a[me].y - a[j].y) / (d * d);
        }
    }
    /* clamp to fsmax, keep the sign */
    if (abs(*fx) > fsmax)
        *fx = *fx > 0 ? fsmax : -fsmax;
    if (abs(*fy) > fsmax)
        *fy = *fy > 0 ? fsmax : -fsmax;
}

static void alignment(agent_t *a, int me, double *fx, double *fy)
{
    int j, cnt = 0;
    *fx = *fy = 0;
    for (j = 0; j < n; j++) {
        if (dist(&a[me], &a[j]) <= ra) {
            *fx += a[j].vx;
            *fy += a[j].vy;
            cnt++;
        }
    }
    if (cnt > 0) {
        *fx /= cnt;
        *fy /= cnt;
    }
}

int main(void)
{
    int i;
    double dt;
    agent_t *cur, *next, *tmp;

    scanf("%lf %lf %lf %lf %lf %lf %lf %d", &rc, &rs, &fsmax, &ra, &kc, &ks, &ka, &n);
    cur = malloc(n * sizeof(agent_t));
    next = malloc(n * sizeof(agent_t));
    for (i = 0; i < n; i++)
        scanf("%lf %lf %lf %lf", &cur[i].x, &cur[i].y, &cur[i].vx, &cur[i].vy);

    while (scanf("%lf", &dt) == 1) {
        for (i = 0; i < n; i++) {
            double cx, cy, sx, sy, ax, ay;
            cohesion(cur, i, &cx, &cy);
            separation(cur, i, &sx, &sy);
            alignment(cur, i, &ax, &ay);
            next[i].vx = cur[i].vx + (kc * cx + ks * sx + ka * ax) * dt;
            next[i].vy = cur[i].vy + (kc * cy + ks * sy + ka * ay) * dt;
            next[i].x = cur[i].x + next[i].vx * dt;
            next[i].y = cur[i].y + next[i].vy * dt;
        }
        /* swap the buffers */
        tmp = cur;
        cur = next;
        next = tmp;
        for (i = 0; i < n; i++)
            printf("%.3lf %.3lf %.3lf %.3lf\n", cur[i].x, cur[i].y, cur[i].vx, cur[i].vy);
    }
    free(cur);
    free(next);
    return 0;
}
