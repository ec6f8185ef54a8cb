#include <math.h>
#include <stdio.h>

#define MAX_AGENTS 4096

typedef struct {
    double x, y, vx, vy;
} agent_t;

static agent_t cur[MAX_AGENTS];
static agent_t nxt[MAX_AGENTS];
static double rc, rs, fsmax, ra, kc, ks, ka;
static int n;

static double distance(const agent_t *a, const agent_t *b)
{
    double dx = a->x - b->x;
    double dy = a->y - b->y;
    return sqrt(dx * dx + dy * dy);
}

static void cohesion(int a, double *fx, double *fy)
{
    double cx = 0, cy = 0, dx, dy;
    int cnt = 0, i;

    for (i = 0; i < n; i++) {
        if (i == a)
            continue;
        if (distance(&cur[a], &cur[i]) <= rc) {
            cx += cur[i].x;
            cy += cur[i].y;
            cnt++;
        }
    }
    cx /= cnt;
    cy /= cnt;
    dx = cx - cur[a].x;
    dy = cy - cur[a].y;
    if (sqrt(dx * dx + dy * dy) > rc) {
        *fx = 0;
        *fy = 0;
        return;
    }
    *fx = dx / rc;
    *fy = dy / rc;
}

static void separation(int a, double *fx, double *fy)
{
    double sx = 0, sy = 0, d, m;
    int i;

    for (i = 0; i < n; i++) {
        d = distance(&cur[a], &cur[i]);
        if (d > 0 && d <= rs) {
            sx += (cur[a].x - cur[i].x) / d / d;
            sy += (cur[a].y - cur[i].y) / d / d;
        }
    }
    m = sqrt(sx * sx + sy * sy);
    if (m > fsmax) {
        sx *= fsmax;
        sy *= fsmax;
    }
    *fx = sx;
    *fy = sy;
}

static void alignment(int a, double *fx, double *fy)
{
    double vx = 0, vy = 0;
    int cnt = 0, i;

    for (i = 0; i < n; i++) {
        if (distance(&cur[a], &cur[i]) <= ra) {
            vx += cur[i].vx;
            vy += cur[i].vy;
            cnt++;
        }
    }
    *fx = vx / cnt;
    *fy = vy / cnt;
}

int main(void)
{
    double dt;
    int i;

    if (scanf("%lf %lf %lf %lf %lf %lf %lf %d", &rc, &rs, &fsmax, &ra, &kc, &ks, &ka, &n) != 8)
        return 1;
    if (n < 0 || n > MAX_AGENTS)
        return 1;
    for (i = 0; i < n; i++)
        if (scanf("%lf %lf %lf %lf", &cur[i].x, &cur[i].y, &cur[i].vx, &cur[i].vy) != 4)
            return 1;

    while (scanf("%lf", &dt) == 1) {
        for (i = 0; i < n; i++) {
            double cx, cy, sx, sy, ax, ay;
            cohesion(i, &cx, &cy);
            separation(i, &sx, &sy);
            alignment(i, &ax, &ay);
            nxt[i].vx = cur[i].vx + (kc * cx + ks * sx + ka * ax) * dt;
            nxt[i].vy = cur[i].vy + (kc * cy + ks * sy + ka * ay) * dt;
            nxt[i].x = cur[i].x + nxt[i].vx * dt;
            nxt[i].y = cur[i].y + nxt[i].vy * dt;
        }
        for (i = 0; i < n; i++) {
            cur[i] = nxt[i];
            printf("%.3f %.3f %.3f %.3f\n", cur[i].x, cur[i].y, cur[i].vx, cur[i].vy);
        }
    }
    return 0;
}
