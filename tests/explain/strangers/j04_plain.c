#include <stdio.h>
#include <stdlib.h>
#include <math.h>

typedef struct {
    double x, y;
    double vx, vy;
} Agent;

double rc, rs, fsmax, ra, kc, ks, ka;
int n;

double distance(Agent a, Agent b)
{
    return sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

void cohesion(Agent *agents, int me, double *fx, double *fy)
{
    double cx = 0.0, cy = 0.0;
    int count = 0;
    int i;
    *fx = 0.0;
    *fy = 0.0;
    if (rc <= 0.0)
        return;
    for (i = 0; i < n; i++) {
        if (distance(agents[me], agents[i]) <= rc) {
            cx += agents[i].x;
            cy += agents[i].y;
            count++;
        }
    }
    if (count > 0) {
        cx = cx / count;
        cy = cy / count;
        double dx = cx - agents[me].x;
        double dy = cy - agents[me].y;
        if (sqrt(dx * dx + dy * dy) <= rc) {
            *fx = dx / rc;
            *fy = dy / rc;
        }
    }
}

void separation(Agent *agents, int me, double *fx, double *fy)
{
    double len;
    int i;
    *fx = 0.0;
    *fy = 0.0;
    for (i = 0; i < n; i++) {
        double d = distance(agents[me], agents[i]);
        if (i != me && d > 0.0 && d <= rs) {
            double ux = (agents[me].x - agents[i].x) / d;
            double uy = (agents[me].y - agents[i].y) / d;
            *fx += ux / d;
            *fy += uy / d;
        }
    }
    len = sqrt((*fx) * (*fx) + (*fy) * (*fy));
    if (len > fsmax) {
        *fx = *fx / len * fsmax;
        *fy = *fy / len * fsmax;
    }
}

void alignment(Agent *agents, int me, double *fx, double *fy)
{
    int i, count = 0;
    *fx = 0.0;
    *fy = 0.0;
    for (i = 0; i < n; i++) {
        if (distance(agents[me], agents[i]) <= ra) {
            *fx += agents[i].vx;
            *fy += agents[i].vy;
            count++;
        }
    }
    if (count > 0) {
        *fx /= count;
        *fy /= count;
    }
}

int main(void)
{
    int i;
    double dt;
    Agent *cur, *next, *tmp;

    scanf("%lf %lf %lf %lf %lf %lf %lf %d", &rc, &rs, &fsmax, &ra, &kc, &ks, &ka, &n);
    cur = malloc((n + 1) * sizeof(Agent));
    next = malloc((n + 1) * sizeof(Agent));
    for (i = 0; i < n; i++)
        scanf("%lf %lf %lf %lf", &cur[i].x, &cur[i].y, &cur[i].vx, &cur[i].vy);

    while (scanf("%lf", &dt) == 1) {
        for (i = 0; i < n; i++) {
            double cfx, cfy, sfx, sfy, afx, afy;
            cohesion(cur, i, &cfx, &cfy);
            separation(cur, i, &sfx, &sfy);
            alignment(cur, i, &afx, &afy);
            next[i].vx = cur[i].vx + (kc * cfx + ks * sfx + ka * afx) * dt;
            next[i].vy = cur[i].vy + (kc * cfy + ks * sfy + ka * afy) * dt;
            next[i].x = cur[i].x + next[i].vx * dt;
            next[i].y = cur[i].y + next[i].vy * dt;
        }
        /* swap buffers */
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
