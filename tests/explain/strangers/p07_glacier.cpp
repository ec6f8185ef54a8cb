#include <iostream>
#include <vector>
#include <cmath>
#include <cstdio>
#include <algorithm>

// ping-pong buffers: no copying of the flock in the loop
struct Bird { double px, py, vx, vy; };

struct Params { double rc, rs, smax, ra, kc, ks, ka; } par;

std::vector<Bird> buf[2];
int now = 0;

struct Near { int idx; double d; };

static void limit(double& x, double& y, double m) {
    double l = std::sqrt(x * x + y * y);
    if (l > m) { x = x / l * m; y = y / l * m; }
}

void advance(double dt) {
    const std::vector<Bird>& cur = buf[now];
    std::vector<Bird>& nxt = buf[1 - now];
    const double reach = std::max({par.rc, par.rs, par.ra});
    std::vector<Near> near;

    for (int i = 0; i < (int)cur.size(); i++) {
        const Bird& me = cur[i];

        // one search for all three rules
        near.clear();
        for (int j = 0; j < (int)cur.size(); j++) {
            if (j == i) continue;
            double d = std::sqrt((cur[j].px - me.px) * (cur[j].px - me.px) +
                                 (cur[j].py - me.py) * (cur[j].py - me.py));
            if (d <= reach) near.push_back({j, d});
        }
        if (near.empty()) continue;   // nobody around, no influence

        double cx = 0, cy = 0; int cn = 0;
        double sx = 0, sy = 0;
        double ax = me.vx, ay = me.vy; int an = 1;
        for (const Near& nb : near) {
            const Bird& other = cur[nb.idx];
            if (nb.d <= par.rc) { cx += other.px; cy += other.py; cn++; }
            if (nb.d > 0 && nb.d <= par.rs) {
                sx += (me.px - other.px) / (nb.d * nb.d);
                sy += (me.py - other.py) / (nb.d * nb.d);
                limit(sx, sy, par.smax);
            }
            if (nb.d <= par.ra) { ax += nxt[nb.idx].vx; ay += nxt[nb.idx].vy; an++; }
        }

        double fx = 0, fy = 0;
        if (cn > 0 && par.rc > 0) {
            fx += par.kc * (cx / cn - me.px) / par.rc;
            fy += par.kc * (cy / cn - me.py) / par.rc;
        }
        fx += par.ks * sx + par.ka * ax / an;
        fy += par.ks * sy + par.ka * ay / an;

        Bird& out = nxt[i];
        out.vx = me.vx + fx * dt;
        out.vy = me.vy + fy * dt;
        out.px = me.px + out.vx * dt;
        out.py = me.py + out.vy * dt;
    }
    now = 1 - now;
}

int main() {
    int n;
    std::cin >> par.rc >> par.rs >> par.smax >> par.ra >> par.kc >> par.ks >> par.ka >> n;
    for (int i = 0; i < n; i++) {
        Bird b;
        std::cin >> b.px >> b.py >> b.vx >> b.vy;
        buf[0].push_back(b);
    }
    buf[1] = buf[0];

    double dt;
    while (std::cin >> dt) {
        advance(dt);
        for (const Bird& b : buf[now])
            std::printf("%.3f %.3f %.3f %.3f\n", b.px, b.py, b.vx, b.vy);
    }
}
