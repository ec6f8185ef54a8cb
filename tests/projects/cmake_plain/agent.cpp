#include "agent.h"
#include <cmath>

Agent moveAgent(const std::vector<Agent>& all, int me, const Settings& s, double dt) {
    Agent a = all[me];
    double cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0;
    int nc = 0, na = 0;
    for (int i = 0; i < (int)all.size(); i++) {
        double dx = a.x - all[i].x;
        double dy = a.y - all[i].y;
        double dist = std::sqrt(dx * dx + dy * dy);
        if (i != me && dist <= s.rc) {
            cx += all[i].x;
            cy += all[i].y;
            nc++;
        }
        if (i != me && dist > 0 && dist <= s.rs) {
            sx += dx / dist / dist;
            sy += dy / dist / dist;
        }
        if (dist <= s.ra) {
            ax += all[i].vx;
            ay += all[i].vy;
            na++;
        }
    }
    double fx = 0, fy = 0;
    if (nc > 0 && s.rc > 0) {
        double ex = cx / nc - a.x;
        double ey = cy / nc - a.y;
        if (std::sqrt(ex * ex + ey * ey) <= s.rc) {
            fx += s.kc * ex / s.rc;
            fy += s.kc * ey / s.rc;
        }
    }
    double len = std::sqrt(sx * sx + sy * sy);
    if (len > s.fmax) {
        sx = sx / len * s.fmax;
        sy = sy / len * s.fmax;
    }
    fx += s.ks * sx;
    fy += s.ks * sy;
    if (na > 0) {
        fx += s.ka * ax / na;
        fy += s.ka * ay / na;
    }
    a.vx += fx * dt;
    a.vy += fy * dt;
    a.x += a.vx * dt;
    a.y += a.vy * dt;
    return a;
}
