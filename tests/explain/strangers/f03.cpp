// Tarea de bandadas
#include <cstdio>
#include <cmath>

const int MAXN = 5000;
double px[MAXN], py[MAXN], vx[MAXN], vy[MAXN];
double rc, rs, fmaxs, ra, kc, ks, ka;
int n;

double distancia(int a, int b) {
    return sqrt((px[a]-px[b])*(px[a]-px[b]) + (py[a]-py[b])*(py[a]-py[b]));
}

void fuerza(int a, double &fx, double &fy) {
    double cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0;
    int nc = 0, na = 0;
    for (int i = 0; i < n; i++) {
        double d = distancia(a, i);
        if (d <= ra) { ax += vx[i]; ay += vy[i]; na++; }
        if (i == a) continue;
        if (d <= rc) { cx += px[i]; cy += py[i]; nc++; }
        if (d > 0 && d <= rs) {
            sx += (px[a]-px[i]) / (d*d);
            sy += (py[a]-py[i]) / (d*d);
        }
    }
    fx = fy = 0;
    if (nc > 0) {
        cx = cx/nc - px[a];
        cy = cy/nc - py[a];
        if (sqrt(cx*cx+cy*cy) <= rc) {
            fx += kc*cx/rc;
            fy += kc*cy/rc;
        }
    }
    double m = sqrt(sx*sx+sy*sy);
    if (m > fmaxs) { sx *= fmaxs/m; sy *= fmaxs/m; }
    fx += ks*sx + ka*ax/na;
    fy += ks*sy + ka*ay/na;
}

int main() {
    scanf("%lf %lf %lf %lf %lf %lf %lf %d", &rc, &rs, &fmaxs, &ra, &kc, &ks, &ka, &n);
    for (int i = 0; i < n; i++) scanf("%lf %lf %lf %lf", &px[i], &py[i], &vx[i], &vy[i]);
    double dt;
    while (scanf("%lf", &dt) == 1) {
        // mover cada agente
        for (int i = 0; i < n; i++) {
            double fx, fy;
            fuerza(i, fx, fy);
            px[i] += vx[i]*dt;
            py[i] += vy[i]*dt;
            vx[i] += fx*dt;
            vy[i] += fy*dt;
            printf("%.3f %.3f %.3f %.3f\n", px[i], py[i], vx[i], vy[i]);
        }
    }
    return 0;
}
