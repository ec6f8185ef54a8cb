// flocking, own version
// I compare squared distances where I can because sqrt is slow
#include <cstdio>
#include <cmath>
#include <vector>

struct Agent { double x, y, vx, vy; };
struct Force { double x = 0, y = 0; };

static double rc, rs, fsMax, ra, kc, ks, ka;

static double dist2(const Agent &a, const Agent &b) {
    double dx = a.x - b.x, dy = a.y - b.y;
    return dx * dx + dy * dy;
}

static Force cohesion(const std::vector<Agent> &all, size_t me) {
    Force f;
    int n = 0;
    for (size_t i = 0; i < all.size(); i++) {
        if (i == me) continue;
        if (dist2(all[me], all[i]) <= rc * rc) {
            f.x += all[i].x;
            f.y += all[i].y;
            n++;
        }
    }
    if (n == 0 || rc == 0) return Force();
    f.x = (f.x / n - all[me].x) / rc;
    f.y = (f.y / n - all[me].y) / rc;
    return f;
}

static Force separation(const std::vector<Agent> &all, size_t me) {
    Force f;
    for (size_t i = 0; i < all.size(); i++) {
        if (i == me) continue;
        double d2 = dist2(all[me], all[i]);
        if (d2 > 0 && d2 <= rs) {
            // unit vector / d  ==  difference / d^2, so no sqrt here either
            f.x += (all[me].x - all[i].x) / d2;
            f.y += (all[me].y - all[i].y) / d2;
        }
    }
    double m2 = f.x * f.x + f.y * f.y;
    if (m2 > fsMax * fsMax) {
        double m = std::sqrt(m2);
        f.x *= fsMax / m;
        f.y *= fsMax / m;
    }
    return f;
}

static Force alignment(const std::vector<Agent> &all, size_t me) {
    Force f;
    int n = 0;
    for (size_t i = 0; i < all.size(); i++) {
        if (dist2(all[me], all[i]) <= ra * ra) {
            f.x += all[i].vx;
            f.y += all[i].vy;
            n++;
        }
    }
    f.x /= n;
    f.y /= n;
    return f;
}

int main() {
    int n;
    if (scanf("%lf%lf%lf%lf%lf%lf%lf%d", &rc, &rs, &fsMax, &ra, &kc, &ks, &ka, &n) != 8) return 1;
    std::vector<Agent> cur(n), nxt(n);
    for (auto &a : cur) scanf("%lf%lf%lf%lf", &a.x, &a.y, &a.vx, &a.vy);
    double dt;
    while (scanf("%lf", &dt) == 1) {
        for (int i = 0; i < n; i++) {
            Force c = cohesion(cur, i), s = separation(cur, i), a = alignment(cur, i);
            Agent &t = nxt[i];
            t.vx = cur[i].vx + (kc * c.x + ks * s.x + ka * a.x) * dt;
            t.vy = cur[i].vy + (kc * c.y + ks * s.y + ka * a.y) * dt;
            t.x = cur[i].x + t.vx * dt;
            t.y = cur[i].y + t.vy * dt;
        }
        std::swap(cur, nxt);
        for (auto &a : cur) printf("%.3f %.3f %.3f %.3f\n", a.x, a.y, a.vx, a.vy);
    }
    return 0;
}
