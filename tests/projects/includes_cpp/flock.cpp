#include <cmath>
#include <vector>
using namespace std;

struct Flock {
    double rc, rs, fmax, ra, kc, ks, ka;
    int n;
    vector<double> x, y, vx, vy;

    double dist(int i, int j) {
        double dx = x[i] - x[j];
        double dy = y[i] - y[j];
        return sqrt(dx * dx + dy * dy);
    }

    vector<double> force(int i) {
        double cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0;
        int cn = 0, an = 0;
        for (int j = 0; j < n; j++) {
            double d = dist(i, j);
            if (d <= ra) { ax += vx[j]; ay += vy[j]; an++; }
            if (j != i) {
                if (d <= rc) { cx += x[j]; cy += y[j]; cn++; }
                if (d <= rs && d > 0) { sx += (x[i] - x[j]) / d / d; sy += (y[i] - y[j]) / d / d; }
            }
        }
        if (cn > 0) { cx = cx / cn - x[i]; cy = cy / cn - y[i]; }
        if (rc > 0 && sqrt(cx * cx + cy * cy) <= rc) { cx /= rc; cy /= rc; }
        else { cx = 0; cy = 0; }
        double slen = sqrt(sx * sx + sy * sy);
        if (slen > fmax) { sx = sx / slen * fmax; sy = sy / slen * fmax; }
        if (an > 0) { ax /= an; ay /= an; }
        return {kc * cx + ks * sx + ka * ax, kc * cy + ks * sy + ka * ay};
    }

    void update(double dt) {
        vector<vector<double>> f;
        for (int i = 0; i < n; i++) f.push_back(force(i));
        for (int i = 0; i < n; i++) {
            vx[i] += f[i][0] * dt;
            vy[i] += f[i][1] * dt;
            x[i] += vx[i] * dt;
            y[i] += vy[i] * dt;
        }
    }
};
