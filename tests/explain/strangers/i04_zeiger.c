#include <stdio.h>
#include <stdlib.h>
#include <math.h>

typedef struct {
    double x, y;
    double vx, vy;
} agent_t;

typedef struct {
    double rc, rs, fsmax, ra;
    double kc, ks, ka;
} param_t;

static double dist(const agent_t *a, const agent_t *b)
{
    double dx = a->x - b->x, dy = a->y - b->y;
    return sqrt(dx * dx + dy * dy);
}

static double clamp(double v, double lo, double hi)
{
    if (v < lo) return lo;
    if (v > hi) return hi;
    return v;
}

static void cohesion(const agent_t *all, int n, const agent_t *me, double r, double *fx, double *fy)
{
    double sx = 0, sy = 0;
    int cnt = 0;
    const agent_t *p;
    *fx = *fy = 0;
    for (p = all; p < all + n; p++) {
        if (p == me) continue;
        if (dist(p, me) <= r) {
            sx += p->x;
            sy += p->y;
            cnt++;
        }
    }
    if (cnt == 0) return;
    sx = sx / cnt - me->x;
    sy = sy / cnt - me->y;
    if (sqrt(sx * sx + sy * sy) <= r) {
        *fx = sx / r;
        *fy = sy / r;
    }
}

static void separation(const agent_t *all, int n, const agent_t *me, double r, double max, double *fx, double *fy)
{
    const agent_t *p;
    *fx = *fy = 0;
    for (p = all; p < all + n; p++) {
        double d = dist(p, me);
        if (d > 0 && d <= r) {
            *fx += (me->x - p->x) / (d * d);
            *fy += (me->y - p->y) / (d * d);
        }
    }
    *fx = clamp(*fx, -max, max);
    *fy = clamp(*fy, -max, max);
}

static void alignment(const agent_t *all, int n, const agent_t *me, double r, double *fx, double *fy)
{
    int cnt = 0;
    const agent_t *p;
    *fx = *fy = 0;
    for (p = all; p < all + n; p++) {
        if (dist(p, me) <= r) {
            *fx += p->vx;
            *fy += p->vy;
            cnt++;
        }
    }
    if (cnt) {
        *fx /= cnt;
        *fy /= cnt;
    }
}

int main(void)
{
    param_t q;
    int n, i;
    double dt;
    agent_t *cur, *next, *tmp;

    if (scanf("%lf %lf %lf %lf %lf %lf %lf %d", &q.rc, &q.rs, &q.fsmax, &q.ra, &q.kc, &q.ks, &q.ka, &n) != 8)
        return 1;
    cur = malloc(n * sizeof(agent_t));
    next = malloc(n * sizeof(agent_t));
    for (i = 0; i < n; i++)
        scanf("%lf %lf %lf %lf", &cur[i].x, &cur[i].y, &cur[i].vx, &cur[i].vy);

    while (scanf("%lf", &dt) == 1) {
        for (i = 0; i < n; i++) {
            double cx, cy, sx, sy, ax, ay;
            cohesion(cur, n, &cur[i], q.rc, &cx, &cy);
            separation(cur, n, &cur[i], q.rs, q.fsmax, &sx, &sy);
            alignment(cur, n, &cur[i], q.ra, &ax, &ay);
            next[i].vx = cur[i].vx + (q.kc * cx + q.ks * sx + q.ka * ax) * dt;
            next[i].vy = cur[i].vy + (q.kc * cy + q.ks * sy + q.ka * ay) * dt;
            next[i].x = cur[i].x + next[i].vx * dt;
            next[i].y = cur[i].y + next[i].vy * dt;
        }
        tmp = cur;
        cur = next;
        next = tmp;
        for (i = 0; i < n; i++)
            printf("%.3f %.3f %.3f %.3f\n", cur[i].x, cur[i].y, cur[i].vx, cur[i].vy);
    }
    free(cur);
    free(next);
    return 0;
}
