#include "flocking.h"
#include <cmath>

int N;
double X[MAXN], Y[MAXN], VX[MAXN], VY[MAXN];
double rc, rs, fsmax, ra, kc, ks, ka;

static double NX[MAXN], NY[MAXN], NVX[MAXN], NVY[MAXN];

static double d(int a, int b) {
    return sqrt((X[a] - X[b]) * (X[a] - X[b]) + (Y[a] - Y[b]) * (Y[a] - Y[b]));
}

void doStep(double dt) {
    for (int a = 0; a < N; a++) {
        double fx = 0, fy = 0;
        double cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0;
        int nc = 0, na = 0;
        for (int b = 0; b < N; b++)
            if (b != a && d(a, b) <= rc) {
                cx += X[b];
                cy += Y[b];
                nc++;
            }
        for (int b = 0; b < N; b++)
            if (b != a && d(a, b) <= rs && d(a, b) > 0) {
                sx += (X[a] - X[b]) / pow(d(a, b), 2);
                sy += (Y[a] - Y[b]) / pow(d(a, b), 2);
            }
        for (int b = 0; b < N; b++)
            if (d(a, b) <= ra) {
                ax += VX[b];
                ay += VY[b];
                na++;
            }
        if (nc > 0 && rc > 0) {
            double ex = cx / nc - X[a], ey = cy / nc - Y[a];
            if (sqrt(ex * ex + ey * ey) <= rc) {
                fx += kc * ex / rc;
                fy += kc * ey / rc;
            }
        }
        double s = sqrt(sx * sx + sy * sy);
        if (s > fsmax) {
            sx = fsmax * sx / s;
            sy = fsmax * sy / s;
        }
        fx += ks * sx;
        fy += ks * sy;
        if (na > 0) {
            fx += ka * ax / na;
            fy += ka * ay / na;
        }
        NVX[a] = VX[a] + fx * dt;
        NVY[a] = VY[a] + fy * dt;
        NX[a] = X[a] + NVX[a] * dt;
        NY[a] = Y[a] + NVY[a] * dt;
    }
    for (int a = 0; a < N; a++) {
        X[a] = NX[a];
        Y[a] = NY[a];
        VX[a] = NVX[a];
        VY[a] = NVY[a];
    }
}
