// O(n^2/2) version: every pair is visited only once. No sqrt in the hot loop.
#include <cmath>
#include <cstdio>
#include <vector>

struct Agent {
    double px, py, vx, vy;
    // accumulators
    double cx, cy, sx, sy, ax, ay;
    int nc, na;
};

int main() {
    double rc, rs, fmax, ra, kc, ks, ka;
    int n;
    if (std::scanf("%lf %lf %lf %lf %lf %lf %lf %d", &rc, &rs, &fmax, &ra, &kc, &ks, &ka, &n) != 8) return 1;
    std::vector<Agent> ag(n);
    for (auto& a : ag)
        if (std::scanf("%lf %lf %lf %lf", &a.px, &a.py, &a.vx, &a.vy) != 4) return 1;

    const double rs2 = rs * rs, ra2 = ra * ra;
    const double invRc = rc > 0 ? 1.0 / rc : 0.0;

    double dt;
    while (std::scanf("%lf", &dt) == 1) {
        for (auto& a : ag) {
            a.cx = a.cy = a.sx = a.sy = a.ax = a.ay = 0;
            a.nc = a.na = 0;
        }
        for (int i = 0; i < n; ++i) {
            Agent& A = ag[i];
            for (int j = i + 1; j < n; ++j) {
                Agent& B = ag[j];
                const double dx = B.px - A.px, dy = B.py - A.py;
                // cheap box test instead of a distance
                if (std::fabs(dx) <= rc && std::fabs(dy) <= rc) {
                    A.cx += B.px; A.cy += B.py; A.nc++;
                    B.cx += A.px; B.cy += A.py; B.nc++;
                }
                const double d2 = dx * dx + dy * dy;
                if (d2 > 0 && d2 <= rs2) {
                    const double w = 1.0 / d2;      // hat / d == vector / d^2
                    A.sx -= dx * w;
                    A.sy -= dy * w;
                }
                if (d2 <= ra2) {
                    A.ax += B.vx; A.ay += B.vy; A.na++;
                    B.ax += A.vx; B.ay += A.vy; B.na++;
                }
            }
        }
        for (auto& a : ag) {
            double fx = 0, fy = 0;
            if (a.nc) {
                fx += kc * (a.cx / a.nc - a.px) * invRc;
                fy += kc * (a.cy / a.nc - a.py) * invRc;
            }
            const double m2 = a.sx * a.sx + a.sy * a.sy;
            if (m2 > fmax * fmax) {
                const double s = fmax / std::sqrt(m2);
                a.sx *= s;
                a.sy *= s;
            }
            fx += ks * a.sx;
            fy += ks * a.sy;
            if (a.na) {
                fx += ka * a.ax / a.na;
                fy += ka * a.ay / a.na;
            }
            a.vx += fx * dt;
            a.vy += fy * dt;
            a.px += a.vx * dt;
            a.py += a.vy * dt;
            std::printf("%.3f %.3f %.3f %.3f\n", a.px, a.py, a.vx, a.vy);
        }
    }
    return 0;
}
