/* flocking in plain C */
#include <stdio.h>
#include <stdlib.h>
#include <math.h>

#define MAX_AGENTS 100

typedef struct {
    double x, y;
} vec;

typedef struct {
    vec pos;
    vec vel;
} agent;

agent cur[MAX_AGENTS];
agent next[MAX_AGENTS];
int n;
double rc, rs, fmx, ra, kc, ks, ka;

vec cohesion(int a)
{
    vec sum = {0, 0}, f = {0, 0};
    int cnt = 0, i;
    for (i = 0; i < n; i++) {
        double dx, dy;
        if (i == a) continue;
        dx = cur[i].pos.x - cur[a].pos.x;
        dy = cur[i].pos.y - cur[a].pos.y;
        /* cheap test, no square root needed */
        if (abs(dx) <= rc && abs(dy) <= rc) {
            sum.x += cur[i].pos.x;
            sum.y += cur[i].pos.y;
            cnt++;
        }
    }
    if (cnt == 0)
        return f;
    f.x = sum.x / cnt - cur[a].pos.x;
    f.y = sum.y / cnt - cur[a].pos.y;
    if (sqrt(f.x * f.x + f.y * f.y) > rc) {
        f.x = f.y = 0;
        return f;
    }
    f.x /= rc;
    f.y /= rc;
    return f;
}

vec separation(int a)
{
    vec f = {0, 0};
    double len;
    int i;
    for (i = 0; i < n; i++) {
        double dx = cur[a].pos.x - cur[i].pos.x;
        double dy = cur[a].pos.y - cur[i].pos.y;
        double d = sqrt(dx * dx + dy * dy);
        if (d > 0 && d <= rs) {
            f.x += dx / d / d;
            f.y += dy / d / d;
        }
    }
    len = sqrt(f.x * f.x + f.y * f.y);
    if (len > fmx) {
        f.x = f.x / len * fmx;
        f.y = f.y / len * fmx;
    }
    return f;
}

vec alignment(int a)
{
    vec f = cur[a].vel;   /* including itself */
    int cnt = 1, i;
    for (i = 0; i < n; i++) {
        double dx = cur[a].pos.x - cur[i].pos.x;
        double dy = cur[a].pos.y - cur[i].pos.y;
        if (sqrt(dx * dx + dy * dy) <= ra) {
            f.x += cur[i].vel.x;
            f.y += cur[i].vel.y;
            cnt++;
        }
    }
    f.x /= cnt;
    f.y /= cnt;
    return f;
}

int main(void)
{
    double dt;
    int i;

    if (scanf("%lf %lf %lf %lf %lf %lf %lf %d", &rc, &rs, &fmx, &ra, &kc, &ks, &ka, &n) != 8)
        return 1;
    for (i = 0; i < n; i++)
        scanf("%lf %lf %lf %lf", &cur[i].pos.x, &cur[i].pos.y, &cur[i].vel.x, &cur[i].vel.y);

    while (scanf("%lf", &dt) == 1) {
        for (i = 0; i < n; i++) {
            vec c = cohesion(i), s = separation(i), al = alignment(i);
            double fx = kc * c.x + ks * s.x + ka * al.x;
            double fy = kc * c.y + ks * s.y + ka * al.y;
            next[i].vel.x = cur[i].vel.x + fx * dt;
            next[i].vel.y = cur[i].vel.y + fy * dt;
            next[i].pos.x = cur[i].pos.x + next[i].vel.x * dt;
            next[i].pos.y = cur[i].pos.y + next[i].vel.y * dt;
        }
        for (i = 0; i < n; i++) {
            cur[i] = next[i];
            printf("%.3f %.3f %.3f %.3f\n", cur[i].pos.x, cur[i].pos.y, cur[i].vel.x, cur[i].vel.y);
        }
    }
    return 0;
}
