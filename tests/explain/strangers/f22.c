#include <stdio.h>
#include <stdlib.h>
#include <math.h>

typedef struct { double x, y; } vec;
typedef struct { vec p, v; } agent;

/* length of a vector; abs so that sqrt never gets a negative number */
double length(vec a)
{
    return sqrt(abs(a.x * a.x + a.y * a.y));
}

vec diff(vec a, vec b)
{
    vec r;
    r.x = a.x - b.x;
    r.y = a.y - b.y;
    return r;
}

int main(void)
{
    double rc, rs, fmaxs, ra, kc, ks, ka, dt;
    int n, i, j;
    if (scanf("%lf%lf%lf%lf%lf%lf%lf%d", &rc, &rs, &fmaxs, &ra, &kc, &ks, &ka, &n) != 8)
        return 1;
    agent *cur = malloc(n * sizeof(agent));
    agent *nxt = malloc(n * sizeof(agent));
    for (i = 0; i < n; i++)
        if (scanf("%lf%lf%lf%lf", &cur[i].p.x, &cur[i].p.y, &cur[i].v.x, &cur[i].v.y) != 4)
            return 1;

    while (scanf("%lf", &dt) == 1) {
        for (i = 0; i < n; i++) {
            vec c = {0, 0}, s = {0, 0}, a = {0, 0}, f = {0, 0};
            int nc = 0, na = 0;
            for (j = 0; j < n; j++) {
                vec w = diff(cur[i].p, cur[j].p);
                double d = length(w);
                if (d <= ra) {
                    a.x += cur[j].v.x;
                    a.y += cur[j].v.y;
                    na++;
                }
                if (j != i && d <= rc) {
                    c.x += cur[j].p.x;
                    c.y += cur[j].p.y;
                    nc++;
                }
                if (j != i && d > 0 && d <= rs) {
                    s.x += w.x / d / d;
                    s.y += w.y / d / d;
                }
            }
            if (nc > 0) {
                c.x /= nc;
                c.y /= nc;
                c = diff(c, cur[i].p);
                double l = length(c);
                if (l > 0 && l <= rc) {
                    f.x += kc * c.x / l;
                    f.y += kc * c.y / l;
                }
            }
            double l = length(s);
            if (l > fmaxs) {
                s.x *= fmaxs / l;
                s.y *= fmaxs / l;
            }
            f.x += ks * s.x + ka * a.x / na;
            f.y += ks * s.y + ka * a.y / na;
            nxt[i].v.x = cur[i].v.x + f.x * dt;
            nxt[i].v.y = cur[i].v.y + f.y * dt;
            nxt[i].p.x = cur[i].p.x + nxt[i].v.x * dt;
            nxt[i].p.y = cur[i].p.y + nxt[i].v.y * dt;
        }
        agent *t = cur; cur = nxt; nxt = t;
        for (i = 0; i < n; i++)
            printf("%.3f %.3f %.3f %.3f\n", cur[i].p.x, cur[i].p.y, cur[i].v.x, cur[i].v.y);
    }
    free(cur);
    free(nxt);
    return 0;
}
