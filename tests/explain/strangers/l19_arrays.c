/* flocking in plain C */
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    double x, y;
    double vx, vy;
} Agent;

double rc, rs, fsmax, ra;
double kc, ks, ka;
int n;

/* own square root (Newton), sqrt() gave "undefined reference" when linking */
double root(double v)
{
    double r = v > 1.0 ? v : 1.0;
    int k;

    if (v <= 0.0)
        return 0.0;
    for (k = 0; k < 100; k++)
        r = (r + v / r) / 2.0;
    return r;
}

double dist(Agent a, Agent b)
{
    return root((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

void cohesion(Agent *a, int i, double *fx, double *fy)
{
    double cx = 0.0, cy = 0.0;
    int count = 0, j;

    *fx = 0.0;
    *fy = 0.0;
    for (j = 0; j < n; j++) {
        if (j == i)
            continue;
        if (dist(a[i], a[j]) <= rc) {
            cx += a[j].x;
            cy += a[j].y;
            count++;
        }
    }
    if (count == 0)
        return;
    *fx = (cx / count - a[i].x) / rc;
    *fy = (cy / count - a[i].y) / rc;
}

void separation(Agent *a, int i, double *fx, double *fy)
{
    double len;
    int j;

    *fx = 0.0;
    *fy = 0.0;
    for (j = 0; j < n; j++) {
        double d = dist(a[i], a[j]);
        if (d > 0.0 && d <= rs) {
            /* vector pointing away from the neighbor, divided by the distance */
            *fx += (a[i].x - a[j].x) / d;
            *fy += (a[i].y - a[j].y) / d;
        }
    }
    /* clamp */
    len = root(*fx * *fx + *fy * *fy);
    if (len > fsmax) {
        *fx = *fx / len * fsmax;
        *fy = *fy / len * fsmax;
    }
}

void alignment(Agent *a, int i, double *fx, double *fy)
{
    /* the agent itself counts too */
    double sx = a[i].vx, sy = a[i].vy;
    int count = 1, j;

    for (j = 0; j < n; j++) {
        if (dist(a[i], a[j]) <= ra) {
            sx += a[j].vx;
            sy += a[j].vy;
            count++;
        }
    }
    *fx = sx / count;
    *fy = sy / count;
}

int main(void)
{
    Agent *cur, *next;
    double dt;
    int i;

    scanf("%lf %lf %lf %lf %lf %lf %lf %d", &rc, &rs, &fsmax, &ra, &kc, &ks, &ka, &n);
    cur = malloc(n * sizeof(Agent));
    next = malloc(n * sizeof(Agent));
    for (i = 0; i < n; i++)
        scanf("%lf %lf %lf %lf", &cur[i].x, &cur[i].y, &cur[i].vx, &cur[i].vy);

    while (scanf("%lf", &dt) == 1) {
        for (i = 0; i < n; i++) {
            double cx, cy, sx, sy, ax, ay, fx, fy;

            cohesion(cur, i, &cx, &cy);
            separation(cur, i, &sx, &sy);
            alignment(cur, i, &ax, &ay);
            fx = kc * cx + ks * sx + ka * ax;
            fy = kc * cy + ks * sy + ka * ay;

            next[i].vx = cur[i].vx + fx * dt;
            next[i].vy = cur[i].vy + fy * dt;
            next[i].x = cur[i].x + next[i].vx * dt;
            next[i].y = cur[i].y + next[i].vy * dt;
        }
        for (i = 0; i < n; i++) {
            printf("%.3f %.3f %.3f %.3f\n", next[i].x, next[i].y, next[i].vx, next[i].vy);
            cur[i].x = next[i].x;
            cur[i].y = next[i].y;
        }
    }
    free(cur);
    free(next);
    return 0;
}
