#include <iostream>
#include <cmath>
#include <cstdio>
using namespace std;

double x[500], y[500], vx[500], vy[500];
int n;

int abstand(int a, int b) {
    return sqrt((x[a]-x[b])*(x[a]-x[b]) + (y[a]-y[b])*(y[a]-y[b]));
}

int main() {
    double rc, rs, fsmax, ra, kc, ks, ka;
    cin >> rc >> rs >> fsmax >> ra >> kc >> ks >> ka >> n;
    for (int i = 0; i < n; i++) cin >> x[i] >> y[i] >> vx[i] >> vy[i];

    double dt;
    while (cin >> dt) {
        for (int i = 0; i < n; i++) {
            double mx = 0, my = 0, fsx = 0, fsy = 0, fax = 0, fay = 0, fcx = 0, fcy = 0;
            int anz = 0;
            for (int j = 0; j < n; j++) {
                if (i != j && abstand(i, j) <= rc) {
                    mx += x[j];
                    my += y[j];
                    anz++;
                }
            }
            if (anz > 0) {
                fcx = (mx / anz - x[i]) / rc;
                fcy = (my / anz - y[i]) / rc;
            }

            for (int j = 0; j < n; j++) {
                int d = abstand(i, j);
                if (d > 0 && d <= rs) {
                    fsx += (x[i] - x[j]) / (d * d);
                    fsy += (y[i] - y[j]) / (d * d);
                }
            }
            if (fsx > fsmax) fsx = fsmax;
            if (fsy > fsmax) fsy = fsmax;

            for (int j = 0; j < n; j++) {
                if (abstand(i, j) <= ra) {
                    fax += vx[j];
                    fay += vy[j];
                }
            }
            fax = fax / n;
            fay = fay / n;

            vx[i] = vx[i] + (kc * fcx + ks * fsx + ka * fax) * dt;
            vy[i] = vy[i] + (kc * fcy + ks * fsy + ka * fay) * dt;
            x[i] = x[i] + vx[i] * dt;
            y[i] = y[i] + vy[i] * dt;
        }
        for (int i = 0; i < n; i++) printf("%.3f %.3f %.3f %.3f\n", x[i], y[i], vx[i], vy[i]);
    }
}
