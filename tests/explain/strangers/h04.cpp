#include <iostream>
#include <vector>
#include <cmath>
#include <iomanip>
using namespace std;

struct Agent {
    double x, y, vx, vy;
};

int main() {
    double rc, rs, fsmax, ra, kc, ks, ka;
    int N;
    cin >> rc >> rs >> fsmax >> ra >> kc >> ks >> ka >> N;

    vector<Agent> alt(N), neu(N);
    for (int i = 0; i < N; i++)
        cin >> alt[i].x >> alt[i].y >> alt[i].vx >> alt[i].vy;

    double dt;
    while (cin >> dt) {
        for (int i = 0; i < N; i++) {
            // Summen fuer Agent i
            double cmx = 0, cmy = 0;
            double sepx = 0, sepy = 0;
            double avx = alt[i].vx, avy = alt[i].vy;   // incl. itself
            int nachbarn = 0;

            for (int j = 0; j < N; j++) {
                if (j == i) continue;
                double dx = alt[j].x - alt[i].x;
                double dy = alt[j].y - alt[i].y;
                double d = hypot(dx, dy);
                if (d <= rc) {
                    cmx += alt[j].x;
                    cmy += alt[j].y;
                    nachbarn++;
                }
                if (d <= rs && d > 0) {
                    sepx -= dx / d / d;
                    sepy -= dy / d / d;
                }
                if (d <= ra) {
                    avx += alt[j].vx;
                    avy += alt[j].vy;
                }
            }

            double Fx = 0, Fy = 0;

            // 1. Cohesion
            if (nachbarn > 0) {
                double ex = cmx / nachbarn - alt[i].x;
                double ey = cmy / nachbarn - alt[i].y;
                if (hypot(ex, ey) <= rc) {
                    Fx += kc * ex / rc;
                    Fy += kc * ey / rc;
                }
            }

            // 2. Separation
            double len = hypot(sepx, sepy);
            if (len > fsmax) {
                sepx = sepx / len * fsmax;
                sepy = sepy / len * fsmax;
            }
            Fx += ks * sepx;
            Fy += ks * sepy;

            // 3. Alignment (+1 = itself)
            Fx += ka * avx / (nachbarn + 1);
            Fy += ka * avy / (nachbarn + 1);

            neu[i].vx = alt[i].vx + Fx * dt;
            neu[i].vy = alt[i].vy + Fy * dt;
            neu[i].x = alt[i].x + neu[i].vx * dt;
            neu[i].y = alt[i].y + neu[i].vy * dt;
        }
        alt = neu;
        for (const Agent& a : alt)
            cout << fixed << setprecision(3) << a.x << " " << a.y << " " << a.vx << " " << a.vy << endl;
    }
}
