/* gcc flock.c -o flock -lm */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    double x, y, vx, vy;
} agent_t;

typedef struct {
    double r_c, r_s, f_smax, r_a, k_c, k_s, k_a;
} constants_t;

static double distance(const agent_t *a, const agent_t *b)
{
    return hypot(a->x - b->x, a->y - b->y);
}

static void cohesion(const agent_t *all, int n, int self, const constants_t *k, double *fx, double *fy)
{
    double x = 0, y = 0;
    int found = 0;
    for (int i = 0; i < n; i++) {
        if (i == self || distance(&all[self], &all[i]) > k->r_c)
            continue;
        x += all[i].x;
        y += all[i].y;
        found++;
    }
    if (!found || k->r_c <= 0)
        return;
    x = x / found - all[self].x;
    y = y / found - all[self].y;
    if (hypot(x, y) > k->r_c)
        return;
    *fx += k->k_c * x / k->r_c;
    *fy += k->k_c * y / k->r_c;
}

static void separation(const agent_t *all, int n, int self, const constants_t *k, double *fx, double *fy)
{
    double x = 0, y = 0;
    for (int i = 0; i < n; i++) {
        double d = distance(&all[self], &all[i]);
        if (d == 0 || d > k->r_s)
            continue;
        x += (all[self].x - all[i].x) / d / d;
        y += (all[self].y - all[i].y) / d / d;
    }
    double size = hypot(x, y);
    if (size > k->f_smax) {
        x *= k->f_smax / size;
        y *= k->f_smax / size;
    }
    *fx += k->k_s * x;
    *fy += k->k_s * y;
}

static void alignment(const agent_t *all, int n, int self, const constants_t *k, double *fx, double *fy)
{
    double x = 0, y = 0;
    int found = 0;
    for (int i = 0; i < n; i++) {
        if (distance(&all[self], &all[i]) > k->r_a)
            continue;
        x += all[i].vx;
        y += all[i].vy;
        found++;
    }
    if (found) {
        *fx += k->k_a * x / found;
        *fy += k->k_a * y / found;
    }
}

int main(void)
{
    constants_t k;
    int n;
    if (scanf("%lf%lf%lf%lf%lf%lf%lf%d", &k.r_c, &k.r_s, &k.f_smax, &k.r_a, &k.k_c, &k.k_s, &k.k_a, &n) != 8) {
        fprintf(stderr, "cannot read the constants\n");
        return EXIT_FAILURE;
    }
    agent_t *now = calloc(n, sizeof *now);
    agent_t *next = calloc(n, sizeof *next);
    for (int i = 0; i < n; i++)
        if (scanf("%lf%lf%lf%lf", &now[i].x, &now[i].y, &now[i].vx, &now[i].vy) != 4)
            return EXIT_FAILURE;
    double dt;
    while (scanf("%lf", &dt) == 1) {
        for (int i = 0; i < n; i++) {
            double fx = 0, fy = 0;
            cohesion(now, n, i, &k, &fx, &fy);
            separation(now, n, i, &k, &fx, &fy);
            alignment(now, n, i, &k, &fx, &fy);
            next[i].vx = now[i].vx + fx * dt;
            next[i].vy = now[i].vy + fy * dt;
            next[i].x = now[i].x + next[i].vx * dt;
            next[i].y = now[i].y + next[i].vy * dt;
            printf("%.3f %.3f %.3f %.3f\n", next[i].x, next[i].y, next[i].vx, next[i].vy);
        }
        memcpy(now, next, n * sizeof *now);
    }
    free(now);
    free(next);
    return EXIT_SUCCESS;
}
