#include "flock.h"
#include <cmath>

// first try, separation is the wrong way round

double dist(const agent& a, const agent& b) {
    return std::sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

void new_state(const agent* all, int n, int which, const params& p, double dt, agent& result) {
    const agent& me = all[which];
    double fx = 0, fy = 0, sx = 0, sy = 0;
    for (int i = 0; i < n; i++) {
        double d = dist(me, all[i]);
        if (d > 0 && d < p.rs) sx -= (me.x - all[i].x) / d, sy -= (me.y - all[i].y) / d;
    }
    fx += sx * p.ks;
    fy += sy * p.ks;
    result.x = me.x + me.vx * dt;
    result.y = me.y + me.vy * dt;
    result.vx = me.vx + fx * dt;
    result.vy = me.vy + fy * dt;
}
