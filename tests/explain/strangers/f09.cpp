// Trabalho 1 - Bandos
#include <iostream>
#include <iomanip>
#include <cmath>
#include <vector>
using namespace std;

int main() {
    double raioC, raioS, forcaMax, raioA;
    double kC, kS, kA;
    int n;
    cin >> raioC >> raioS >> forcaMax >> raioA >> kC >> kS >> kA >> n;

    vector<double> x(n), y(n), vx(n), vy(n);
    vector<double> nx(n), ny(n), nvx(n), nvy(n);
    for (int i = 0; i < n; i++) {
        cin >> x[i] >> y[i] >> vx[i] >> vy[i];
    }

    cout << fixed << setprecision(3);

    double dt;
    while (cin >> dt) {
        for (int a = 0; a < n; a++) {
            double somaX = 0, somaY = 0;      // coesao
            double sepX = 0, sepY = 0;        // separacao
            double velX = 0, velY = 0;        // alinhamento
            int vizinhos = 0;

            for (int i = 0; i < n; i++) {
                double d = sqrt((x[a] - x[i]) * (x[a] - x[i]) + (y[a] - y[i]) * (y[a] - y[i]));

                if (i != a && d <= raioC) {
                    somaX += x[i];
                    somaY += y[i];
                    vizinhos++;
                }
                if (i != a && d > 0 && d <= raioS) {
                    sepX += ((x[a] - x[i]) / d) / d;
                    sepY += ((x[a] - y[i]) / d) / d;
                }
                if (d <= raioA) {
                    velX += vx[i];
                    velY += vy[i];
                    vizinhos++;
                }
            }

            double fx = 0, fy = 0;
            if (vizinhos > 0) {
                double ex = somaX / vizinhos - x[a];
                double ey = somaY / vizinhos - y[a];
                if (sqrt(ex * ex + ey * ey) <= raioC) {
                    fx += kC * ex / raioC;
                    fy += kC * ey / raioC;
                }
                fx += kA * velX / vizinhos;
                fy += kA * velY / vizinhos;
            }
            double tam = sqrt(sepX * sepX + sepY * sepY);
            if (tam > forcaMax) {
                sepX = sepX / tam * forcaMax;
                sepY = sepY / tam * forcaMax;
            }
            fx += kS * sepX;
            fy += kS * sepY;

            nvx[a] = vx[a] + fx * dt;
            nvy[a] = vy[a] + fy * dt;
            nx[a] = x[a] + nvx[a] * dt;
            ny[a] = y[a] + nvy[a] * dt;
        }
        x = nx; y = ny; vx = nvx; vy = nvy;
        for (int a = 0; a < n; a++)
            cout << x[a] << " " << y[a] << " " << vx[a] << " " << vy[a] << endl;
    }
    return 0;
}
