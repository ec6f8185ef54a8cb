/* flock.c -> renamed to .cpp for the autograder */
#include <stdio.h>
#include <stdlib.h>
#include <math.h>

#define DIST(a, b) sqrt(((a).x - (b).x) * ((a).x - (b).x) + ((a).y - (b).y) * ((a).y - (b).y))

typedef struct { double x, y, vx, vy; } bird_t;

static double r_c, r_s, f_smax, r_a, k_c, k_s, k_a;
static int n;

static void cohesion(const bird_t *b, int me, double *ox, double *oy)
{
    double cx = 0, cy = 0;
    int found = 0;
    for (int i = 0; i < n; ++i) {
        if (i == me || DIST(b[i], b[me]) > r_c)
            continue;
        /* running average */
        cx = (cx + b[i].x) / 2;
        cy = (cy + b[i].y) / 2;
        found = 1;
    }
    *ox = *oy = 0;
    if (found && r_c != 0) {
        *ox = (cx - b[me].x) / r_c;
        *oy = (cy - b[me].y) / r_c;
    }
}

static void separation(const bird_t *b, int me, double *ox, double *oy)
{
    *ox = *oy = 0;
    for (int i = 0; i < n; ++i) {
        if (i == me || DIST(b[i], b[me]) > r_s)
            continue;
        double dx = b[me].x - b[i].x;
        double dy = b[me].y - b[i].y;
        if (dx != 0)
            *ox += 1 / dx;
        if (dy != 0)
            *oy += 1 / dy;
    }
    if (*ox > f_smax)
        *ox = f_smax;
    if (*oy > f_smax)
        *oy = f_smax;
}

static void alignment(const bird_t *b, int me, double *ox, double *oy)
{
    int cnt = 0;
    *ox = *oy = 0;
    for (int i = 0; i < n; ++i) {
        if (DIST(b[i], b[me]) <= r_a) {
            *ox += b[i].vx;
            *oy += b[i].vy;
            cnt++;
        }
    }
    *ox /= cnt;
    *oy /= cnt;
}

int main(void)
{
    if (scanf("%lf %lf %lf %lf %lf %lf %lf %d", &r_c, &r_s, &f_smax, &r_a, &k_c, &k_s, &k_a, &n) != 8)
        return 1;
    bird_t *cur = (bird_t *)malloc(sizeof(bird_t) * n);
    bird_t *nxt = (bird_t *)malloc(sizeof(bird_t) * n);
    for (int i = 0; i < n; ++i)
        if (scanf("%lf %lf %lf %lf", &cur[i].x, &cur[i].y, &cur[i].vx, &cur[i].vy) != 4)
            return 1;

    double dt;
    while (scanf("%lf", &dt) == 1) {
        for (int i = 0; i < n; ++i) {
            double cx, cy, sx, sy, ax, ay;
            cohesion(cur, i, &cx, &cy);
            separation(cur, i, &sx, &sy);
            alignment(cur, i, &ax, &ay);
            double fx = k_c * cx + k_s * sx + k_a * ax;
            double fy = k_c * cy + k_s * sy + k_a * ay;
            /* equations of motion, m = 1 */
            nxt[i].x = cur[i].x + cur[i].vx * dt + fx * dt * dt / 2;
            nxt[i].y = cur[i].y + cur[i].vy * dt + fy * dt * dt / 2;
            nxt[i].vx = cur[i].vx + fx * dt;
            nxt[i].vy = cur[i].vy + fy * dt;
        }
        bird_t *tmp = cur;
        cur = nxt;
        nxt = tmp;
        for (int i = 0; i < n; ++i)
            printf("%.3f %.3f %.3f %.3f\n", cur[i].x, cur[i].y, cur[i].vx, cur[i].vy);
    }
    free(cur);
    free(nxt);
    return 0;
}
