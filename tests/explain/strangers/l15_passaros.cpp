// Trabalho: comportamento de bando (flocking)
// Tudo feito com vetores simples, sem classes.
#include <iostream>
#include <cstdio>
#include <cmath>
using namespace std;

#define MAX 1000

int main()
{
    double rc, rs, fsmax, ra, kc, ks, ka;
    int n;
    static double x[MAX], y[MAX], vx[MAX], vy[MAX];
    static double nx[MAX], ny[MAX]; // novas posicoes (buffer duplo)

    cin >> rc >> rs >> fsmax >> ra >> kc >> ks >> ka >> n;
    for (int i = 0; i < n; i++)
        cin >> x[i] >> y[i] >> vx[i] >> vy[i];

    double dt;
    while (cin >> dt)
    {
        for (int i = 0; i < n; i++)
        {
            // ---------- coesao ----------
            double cmx = 0, cmy = 0;
            int vizinhos = 0;
            for (int j = 0; j < n; j++)
            {
                if (j == i) continue;
                double d = sqrt(pow(x[j] - x[i], 2) + pow(y[j] - y[i], 2));
                if (d <= rc)
                {
                    cmx += x[j];
                    cmy += y[j];
                    vizinhos++;
                }
            }
            double fcx = 0, fcy = 0;
            if (vizinhos > 0)
            {
                cmx /= vizinhos;
                cmy /= vizinhos;
                // vetor do agente ate o centro de massa
                fcx = cmx - x[i];
                fcy = cmy - y[i];
            }

            // ---------- separacao ----------
            double fsx = 0, fsy = 0;
            for (int j = 0; j < n; j++)
            {
                double dx = x[i] - x[j];
                double dy = y[i] - y[j];
                double d = sqrt(dx * dx + dy * dy);
                if (d > 0 && d <= rs)
                {
                    fsx += dx / d / d;
                    fsy += dy / d / d;
                }
            }
            // limita a forca
            if (fsx > fsmax) fsx = fsmax;
            if (fsx < -fsmax) fsx = -fsmax;
            if (fsy > fsmax) fsy = fsmax;
            if (fsy < -fsmax) fsy = -fsmax;

            // ---------- alinhamento (inclui ele mesmo) ----------
            double fax = 0, fay = 0;
            int m = 0;
            for (int j = 0; j < n; j++)
            {
                double d = sqrt(pow(x[j] - x[i], 2) + pow(y[j] - y[i], 2));
                if (d <= ra)
                {
                    fax += vx[j];
                    fay += vy[j];
                    m++;
                }
            }
            fax /= m;
            fay /= m;

            // ---------- soma com pesos ----------
            double fx = kc * fcx + ks * fsx + ka * fax;
            double fy = kc * fcy + ks * fsy + ka * fay;

            vx[i] = vx[i] + fx * dt;
            vy[i] = vy[i] + fy * dt;
            nx[i] = x[i] + vx[i] * dt;
            ny[i] = y[i] + vy[i] * dt;
        }

        // troca os buffers e imprime
        for (int i = 0; i < n; i++)
        {
            x[i] = nx[i];
            y[i] = ny[i];
            printf("%.3f %.3f %.3f %.3f\n", x[i], y[i], vx[i], vy[i]);
        }
    }
    return 0;
}
