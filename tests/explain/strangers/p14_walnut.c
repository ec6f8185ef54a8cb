#include <stdio.h>
#include <stdlib.h>
#include <math.h>

/* flock as a linked list */
typedef struct node {
    double x, y, vx, vy;
    double fx, fy;
    struct node *next;
} Node;

static Node *head = NULL;
static double r_c, r_s, f_max, r_a, k_c, k_s, k_a;

static void add(double x, double y, double vx, double vy)
{
    Node *p = malloc(sizeof(Node));
    p->x = x; p->y = y; p->vx = vx; p->vy = vy;
    p->fx = p->fy = 0;
    p->next = head;
    head = p;
}

static double dist(const Node *a, const Node *b)
{
    double dx = a->x - b->x, dy = a->y - b->y;
    return sqrt(dx * dx + dy * dy);
}

static double clamp(double v, double lim)
{
    if (v > lim) return lim;
    if (v < -lim) return -lim;
    return v;
}

static void forces(Node *me)
{
    Node *o;
    double cx = 0, cy = 0, sx = 0, sy = 0;
    double ax = me->vx, ay = me->vy;    /* average velocity, starts with myself */
    int n = 0;

    for (o = head; o != NULL; o = o->next) {
        double d;
        if (o == me) continue;
        d = dist(me, o);
        if (d <= r_c) {
            cx += o->x;
            cy += o->y;
            n++;
        }
        if (d > 0 && d <= r_s) {
            sx += (me->x - o->x) / d / d;
            sy += (me->y - o->y) / d / d;
        }
        if (d <= r_a) {
            ax = (ax + o->vx) / 2;
            ay = (ay + o->vy) / 2;
        }
    }

    me->fx = me->fy = 0;
    if (n > 0) {
        me->fx += k_c * (cx / n - me->x) / r_c;
        me->fy += k_c * (cy / n - me->y) / r_c;
    }
    me->fx += k_s * clamp(sx, f_max) + k_a * ax;
    me->fy += k_s * clamp(sy, f_max) + k_a * ay;
}

int main(void)
{
    int n, i;
    double x, y, vx, vy, dt;
    Node *p;

    if (scanf("%lf %lf %lf %lf %lf %lf %lf %d", &r_c, &r_s, &f_max, &r_a, &k_c, &k_s, &k_a, &n) != 8)
        return 1;
    for (i = 0; i < n; i++) {
        if (scanf("%lf %lf %lf %lf", &x, &y, &vx, &vy) != 4) return 1;
        add(x, y, vx, vy);
    }

    while (scanf("%lf", &dt) == 1) {
        for (p = head; p != NULL; p = p->next)
            forces(p);
        for (p = head; p != NULL; p = p->next) {
            p->vx += p->fx * dt;
            p->vy += p->fy * dt;
            p->x += p->vx * dt;
            p->y += p->vy * dt;
            printf("%.3f %.3f %.3f %.3f\n", p->x, p->y, p->vx, p->vy);
        }
    }
    return 0;
}
