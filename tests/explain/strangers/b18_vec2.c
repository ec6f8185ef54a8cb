#include <math.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct { double x, y; } vec2;
typedef struct { vec2 pos, vel; } agent;

static vec2 add(vec2 a, vec2 b) { vec2 r = { a.x + b.x, a.y + b.y }; return r; }
static vec2 sub(vec2 a, vec2 b) { vec2 r = { a.x - b.x, a.y - b.y }; return r; }
static vec2 mul(vec2 a, double k) { vec2 r = { a.x * k, a.y * k }; return r; }
static double len(vec2 a) { return hypot(a.x, a.y); }
static double clamp(double v, double lo, double hi) { return v < lo ? lo : v > hi ? hi : v; }

static double r_c, r_s, fs_max, r_a, k_c, k_s, k_a;

static vec2 cohesion(const agent *g, int n, int me)
{
    vec2 cm = { 0, 0 }, zero = { 0, 0 };
    int count = 0;
    for (int i = 0; i < n; i++)
        if (i != me && len(sub(g[i].pos, g[me].pos)) <= r_c) {
            cm = add(cm, g[i].pos);
            count++;
        }
    if (count == 0 || r_c <= 0)
        return zero;
    return mul(sub(mul(cm, 1.0 / count), g[me].pos), 1.0 / r_c);
}

static vec2 separation(const agent *g, int n, int me)
{
    vec2 f = { 0, 0 };
    for (int i = 0; i < n; i++) {
        vec2 away = sub(g[me].pos, g[i].pos);
        double d = len(away);
        if (d > 0 && d <= r_s)
            f = add(f, mul(away, 1.0 / (d * d)));
    }
    f.x = clamp(f.x, -fs_max, fs_max);
    f.y = clamp(f.y, -fs_max, fs_max);
    return f;
}

static vec2 alignment(const agent *g, int n, int me)
{
    vec2 avg = { 0, 0 };
    int count = 0;
    for (int i = 0; i < n; i++)
        if (i == me || len(sub(g[i].pos, g[me].pos)) <= r_a) {
            avg = add(avg, g[i].vel);
            count++;
        }
    return mul(avg, 1.0 / count);
}

int main(void)
{
    int n;
    double dt;
    if (scanf("%lf%lf%lf%lf%lf%lf%lf%d", &r_c, &r_s, &fs_max, &r_a, &k_c, &k_s, &k_a, &n) != 8 || n < 1)
        return 0;
    agent *cur = malloc(n * sizeof *cur), *next = malloc(n * sizeof *next);
    for (int i = 0; i < n; i++)
        if (scanf("%lf%lf%lf%lf", &cur[i].pos.x, &cur[i].pos.y, &cur[i].vel.x, &cur[i].vel.y) != 4)
            return 0;
    while (scanf("%lf", &dt) == 1) {
        for (int i = 0; i < n; i++) {
            vec2 f = mul(cohesion(cur, n, i), k_c);
            f = add(f, mul(separation(cur, n, i), k_s));
            f = add(f, mul(alignment(cur, n, i), k_a));
            next[i].vel = add(cur[i].vel, mul(f, dt));
            next[i].pos = add(cur[i].pos, mul(next[i].vel, dt));
        }
        agent *t = cur; cur = next; next = t;
        for (int i = 0; i < n; i++)
            printf("%.3f %.3f %.3f %.3f\n", cur[i].pos.x, cur[i].pos.y, cur[i].vel.x, cur[i].vel.y);
    }
    free(cur);
    free(next);
    return 0;
}
