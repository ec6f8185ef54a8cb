#include <bits/stdc++.h>
using namespace std;

int main() {
    double rc, rs, fsmax, ra, kc, ks, ka;
    int n;
    cin >> rc >> rs >> fsmax >> ra >> kc >> ks >> ka >> n;
    vector<double> x(n), y(n), vx(n), vy(n);
    for (int i = 0; i < n; i++) cin >> x[i] >> y[i] >> vx[i] >> vy[i];

    double dt;
    while (cin >> dt) {
        vector<double> nx(n), ny(n), nvx(n), nvy(n);
        for (int i = 0; i < n; i++) {
            // ---- cohesion ----
            double fcx = 0, fcy = 0, px = 0, py = 0;
            int cnt = 0;
            for (int j = 0; j < n; j++) {
                double dx = x[j] - x[i], dy = y[j] - y[i];
                double d = sqrt(dx * dx + dy * dy);
                if (j != i && d <= rc) {
                    px += x[j];
                    py += y[j];
                    cnt++;
                }
            }
            if (cnt > 0) {
                px /= cnt;
                py /= cnt;
                fcx = (px - x[i]) / rc;
                fcy = (py - y[i]) / rc;
            }
            // ---- separation ----
            double fsx = 0, fsy = 0;
            for (int j = 0; j < n; j++) {
                double dx = x[i] - x[j], dy = y[i] - y[j];
                double d = sqrt(dx * dx + dy * dy);
                if (j != i && d > 0 && d <= rs) {
                    fsx += dx / d / d;
                    fsy += dy / d / d;
                }
            }
            double mag = fsx * fsx + fsy * fsy;
            if (mag > fsmax) {
                fsx = fsx / mag * fsmax;
                fsy = fsy / mag * fsmax;
            }
            // ---- alignment ----
            double fax = 0, fay = 0;
            cnt = 0;
            for (int j = 0; j < n; j++) {
                double dx = x[j] - x[i], dy = y[j] - y[i];
                double d = sqrt(dx * dx + dy * dy);
                if (d <= rc) {
                    fax += vx[j];
                    fay += vy[j];
                    cnt++;
                }
            }
            if (cnt > 0) {
                fax /= cnt;
                fay /= cnt;
            }
            // ---- all together ----
            nvx[i] = vx[i] + (kc * fcx + ks * fsx + ka * fax) * dt;
            nvy[i] = vy[i] + (kc * fcy + ks * fsy + ka * fay) * dt;
            nx[i] = x[i] + nvx[i] * dt;
            ny[i] = y[i] + nvy[i] * dt;
        }
        x = nx; y = ny; vx = nvx; vy = nvy;
        for (int i = 0; i < n; i++)
            printf("%.3f %.3f %.3f %.3f\n", x[i], y[i], vx[i], vy[i]);
    }
    return 0;
}
