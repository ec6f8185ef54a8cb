/* flocking.c */
#include <stdio.h>
#include <stdlib.h>
#include <math.h>

typedef struct {
    float x, y;
    float vx, vy;
} agent_t;

float r_c, r_s, f_max, r_a;
float k_c, k_s, k_a;
int n;
agent_t *cur, *next;

float dist(int a, int b)
{
    float dx = cur[a].x - cur[b].x;
    float dy = cur[a].y - cur[b].y;
    return sqrtf(dx * dx + dy * dy);
}

void cohesion(int a, float *fx, float *fy)
{
    float px = 0, py = 0, ex, ey;
    int i, cnt = 0;
    *fx = 0;
    *fy = 0;
    for (i = 0; i < n; i++) {
        if (i == a) continue;
        if (dist(a, i) < r_c) {
            px += cur[i].x;
            py += cur[i].y;
            cnt++;
        }
    }
    if (cnt == 0) return;
    ex = px / cnt - cur[a].x;
    ey = py / cnt - cur[a].y;
    if (sqrtf(ex * ex + ey * ey) > r_c) return;
    *fx = ex / r_c;
    *fy = ey / r_c;
}

void separation(int a, float *fx, float *fy)
{
    int i;
    float d, len;
    *fx = 0;
    *fy = 0;
    for (i = 0; i < n; i++) {
        d = dist(a, i);
        if (i != a && d > 0 && d <= r_s) {
            *fx += (cur[a].x - cur[i].x) / (d * d);
            *fy += (cur[a].y - cur[i].y) / (d * d);
        }
    }
    len = sqrtf(*fx * *fx + *fy * *fy);
    if (len > f_max) {
        *fx = *fx / len * f_max;
        *fy = *fy / len * f_max;
    }
}

void alignment(int a, float *fx, float *fy)
{
    int i, cnt = 0;
    *fx = 0;
    *fy = 0;
    for (i = 0; i < n; i++) {
        if (dist(a, i) <= r_a) {
            *fx += cur[i].vx;
            *fy += cur[i].vy;
            cnt++;
        }
    }
    if (cnt > 0) {
        *fx /= cnt;
        *fy /= cnt;
    }
}

void step(float dt)
{
    int i;
    float cx, cy, sx, sy, ax, ay;
    agent_t *tmp;
    for (i = 0; i < n; i++) {
        cohesion(i, &cx, &cy);
        separation(i, &sx, &sy);
        alignment(i, &ax, &ay);
        next[i].vx = cur[i].vx + (k_c * cx + k_s * sx + k_a * ax) * dt;
        next[i].vy = cur[i].vy + (k_c * cy + k_s * sy + k_a * ay) * dt;
        next[i].x = cur[i].x + next[i].vx * dt;
        next[i].y = cur[i].y + next[i].vy * dt;
    }
    /* swap buffers */
    tmp = cur;
    cur = next;
    next = tmp;
}

int main(void)
{
    int i;
    float dt = 0;
    scanf("%f %f %f %f %f %f %f %d", &r_c, &r_s, &f_max, &r_a, &k_c, &k_s, &k_a, &n);
    cur = (agent_t *)malloc(n * sizeof(agent_t));
    next = (agent_t *)malloc(n * sizeof(agent_t));
    for (i = 0; i < n; i++)
        scanf("%f %f %f %f", &cur[i].x, &cur[i].y, &cur[i].vx, &cur[i].vy);
    while (!feof(stdin)) {
        scanf("%f", &dt);
        step(dt);
        for (i = 0; i < n; i++)
            printf("%.3f %.3f %.3f %.3f\n", cur[i].x, cur[i].y, cur[i].vx, cur[i].vy);
    }
    free(cur);
    free(next);
    return 0;
}
