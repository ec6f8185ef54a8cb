#include <iostream>
#include <cstdio>
#include <cmath>
#include <vector>

// structure of arrays, cache friendly
struct Flock {
    std::vector<double> px, py, vx, vy;
    double rc, rs, fmax, ra, kc, ks, ka;
    int count;

    bool load() {
        if (!(std::cin >> rc >> rs >> fmax >> ra >> kc >> ks >> ka >> count)) return false;
        px.resize(count); py.resize(count); vx.resize(count); vy.resize(count);
        for (int i = 0; i < count; ++i)
            std::cin >> px[i] >> py[i] >> vx[i] >> vy[i];
        return true;
    }

    void update(double dt) {
        const double rc2 = rc * rc, rs2 = rs * rs, ra2 = ra * ra;
        for (int i = 0; i < count; ++i) {
            double cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0;
            int nc = 0, na = 0;
            // one pass for the three behaviors
            for (int j = 0; j < count; ++j) {
                const double dx = px[j] - px[i], dy = py[j] - py[i];
                const double d2 = dx * dx + dy * dy;
                if (d2 <= ra2) { ax += vx[j]; ay += vy[j]; ++na; }
                if (i == j) continue;
                if (d2 <= rc2) { cx += px[j]; cy += py[j]; ++nc; }
                if (d2 > 0 && d2 <= rs2) { sx -= dx / d2; sy -= dy / d2; }
            }
            double fx = 0, fy = 0;
            if (nc > 0) {
                fx += kc * (cx / nc - px[i]) / rc;
                fy += kc * (cy / nc - py[i]) / rc;
            }
            const double s = std::sqrt(sx * sx + sy * sy);
            if (s > fmax) { sx *= fmax / s; sy *= fmax / s; }
            fx += ks * sx;
            fy += ks * sy;
            if (na > 0) {
                fx += ka * (ax / na - vx[i]);
                fy += ka * (ay / na - vy[i]);
            }
            vx[i] += fx * dt;
            vy[i] += fy * dt;
            px[i] += vx[i] * dt;
            py[i] += vy[i] * dt;
        }
    }

    void print() const {
        for (int i = 0; i < count; ++i)
            std::printf("%.3f %.3f %.3f %.3f\n", px[i], py[i], vx[i], vy[i]);
    }
};

int main() {
    Flock flock;
    if (!flock.load()) return 1;
    double dt;
    while (std::cin >> dt) {
        flock.update(dt);
        flock.print();
    }
    return 0;
}
