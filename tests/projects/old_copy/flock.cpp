#include "flock.h"
#include <cmath>

double dist(const agent& a, const agent& b) {
    return std::sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

void new_state(const agent* all, int n, int which, const params& p, double dt, agent& result) {
    const agent& me = all[which];
    double fx = 0, fy = 0;

    // cohesion
    double cx = 0, cy = 0;
    int nc = 0;
    for (int i = 0; i < n; i++)
        if (i != which && dist(me, all[i]) <= p.rc) cx += all[i].x, cy += all[i].y, nc++;
    if (nc != 0 && p.rc != 0) {
        double ex = cx / nc - me.x, ey = cy / nc - me.y;
        if (std::sqrt(ex * ex + ey * ey) <= p.rc) fx += ex / p.rc * p.kc, fy += ey / p.rc * p.kc;
    }

    // separation
    double sx = 0, sy = 0;
    for (int i = 0; i < n; i++) {
        double d = dist(me, all[i]);
        if (d > 0 && d <= p.rs) sx += (me.x - all[i].x) / d / d, sy += (me.y - all[i].y) / d / d;
    }
    double s = std::sqrt(sx * sx + sy * sy);
    if (s > p.fs) sx = sx / s * p.fs, sy = sy / s * p.fs;
    fx += sx * p.ks;
    fy += sy * p.ks;

    // alignment
    double ax = 0, ay = 0;
    int na = 0;
    for (int i = 0; i < n; i++)
        if (dist(me, all[i]) <= p.ra) ax += all[i].vx, ay += all[i].vy, na++;
    if (na != 0) fx += ax / na * p.ka, fy += ay / na * p.ka;

    result.vx = me.vx + fx * dt;
    result.vy = me.vy + fy * dt;
    result.x = me.x + result.vx * dt;
    result.y = me.y + result.vy * dt;
}
