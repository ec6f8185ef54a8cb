#include <stdio.h>
#include <stdlib.h>
#include <math.h>

typedef struct {
    double x, y;
} vec;

typedef struct {
    vec p;
    vec v;
} agent;

static double distance(vec a, vec b)
{
    return sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

static double length(vec a)
{
    return sqrt(a.x * a.x + a.y * a.y);
}

vec cohesion(agent *a, int n, int me, double r)
{
    vec f = {0, 0};
    int i, found = 0;
    for (i = 0; i < n; i++) {
        if (i != me && distance(a[i].p, a[me].p) <= r) {
            f.x += a[i].p.x;
            f.y += a[i].p.y;
            found = 1;
        }
    }
    if (!found)
        return f;
    f.x = f.x / (n - 1) - a[me].p.x;
    f.y = f.y / (n - 1) - a[me].p.y;
    if (length(f) > r) {
        f.x = 0;
        f.y = 0;
        return f;
    }
    f.x /= r;
    f.y /= r;
    return f;
}

vec separation(agent *a, int n, int me, double r, double max)
{
    vec f = {0, 0};
    int i;
    double l;
    for (i = 0; i < n; i++) {
        double d = distance(a[i].p, a[me].p);
        if (d > 0 && d <= r) {
            f.x += (a[me].p.x - a[i].p.x) / d / d;
            f.y += (a[me].p.y - a[i].p.y) / d / d;
        }
    }
    l = length(f);
    if (l > max) {
        f.x = f.x / l * max;
        f.y = f.y / l * max;
    }
    return f;
}

vec alignment(agent *a, int n, int me, double r)
{
    vec f = {0, 0};
    int i, count = 0;
    for (i = 0; i < n; i++) {
        if (distance(a[i].p, a[me].p) <= r) {
            f.x += a[i].v.x;
            f.y += a[i].v.y;
            count++;
        }
    }
    f.x /= count;
    f.y /= count;
    return f;
}

int main(void)
{
    double rc, rs, fmax_, ra, kc, ks, ka, dt = 0;
    int n, i;
    agent *cur, *new;

    scanf("%lf %lf %lf %lf %lf %lf %lf %d", &rc, &rs, &fmax_, &ra, &kc, &ks, &ka, &n);
    cur = malloc(n * sizeof(agent));
    new = malloc(n * sizeof(agent));
    for (i = 0; i < n; i++)
        scanf("%lf %lf %lf %lf", &cur[i].p.x, &cur[i].p.y, &cur[i].v.x, &cur[i].v.y);

    while (!feof(stdin)) {
        agent *tmp;
        scanf("%lf", &dt);
        for (i = 0; i < n; i++) {
            vec c = cohesion(cur, n, i, rc);
            vec s = separation(cur, n, i, rs, fmax_);
            vec a = alignment(cur, n, i, ra);
            new[i].v.x = cur[i].v.x + kc * c.x + ks * s.x + ka * a.x;
            new[i].v.y = cur[i].v.y + kc * c.y + ks * s.y + ka * a.y;
            new[i].p.x = cur[i].p.x + new[i].v.x * dt;
            new[i].p.y = cur[i].p.y + new[i].v.y * dt;
            printf("%.3lf %.3lf %.3lf %.3lf\n", new[i].p.x, new[i].p.y, new[i].v.x, new[i].v.y);
        }
        tmp = cur;
        cur = new;
        new = tmp;
    }
    free(cur);
    free(new);
    return 0;
}
