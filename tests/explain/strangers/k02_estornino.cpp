#include <bits/stdc++.h>
using namespace std;

// tarea de bandadas
double x[1000], y[1000], vx[1000], vy[1000];

int main()
{
    double rc, rs, fsmax, ra, kc, ks, ka;
    int n;
    cin >> rc >> rs >> fsmax >> ra >> kc >> ks >> ka >> n;
    for (int i = 0; i < n; i++)
        cin >> x[i] >> y[i] >> vx[i] >> vy[i];

    double dt;
    while (cin >> dt)
    {
        // las tres fuerzas
        double fcx = 0, fcy = 0;
        double fsx = 0, fsy = 0;
        double fax = 0, fay = 0;

        for (int i = 0; i < n; i++)
        {
            // ---- COHESION: centro de masa de los vecinos ----
            double sumax = 0, sumay = 0;
            int c = 0;
            for (int j = 0; j < n; j++)
            {
                double d = sqrt(pow(x[i] - x[j], 2) + pow(y[i] - y[j], 2));
                if (i != j && d <= rc)
                {
                    sumax += x[j];
                    sumay += y[j];
                    c++;
                }
            }
            if (c > 0)
            {
                fcx = (sumax / c - x[i]) / rc;
                fcy = (sumay / c - y[i]) / rc;
            }

            // ---- SEPARACION: alejarse de los que estan muy cerca ----
            for (int j = 0; j < n; j++)
            {
                double d = sqrt(pow(x[i] - x[j], 2) + pow(y[i] - y[j], 2));
                if (i != j && d > 0 && d <= rs)
                {
                    fsx += (x[i] - x[j]) / d / d;
                    fsy += (y[i] - y[j]) / d / d;
                }
            }
            // limitar la fuerza
            if (sqrt(fsx * fsx + fsy * fsy) > fsmax)
            {
                fsx = fsmax;
                fsy = fsmax;
            }

            // ---- ALINEACION: velocidad media de los vecinos ----
            sumax = 0; sumay = 0;
            c = 0;
            for (int j = 0; j < n; j++)
            {
                double d = sqrt(pow(x[i] - x[j], 2) + pow(y[i] - y[j], 2));
                if (i != j && d <= rc)
                {
                    sumax += vx[j];
                    sumay += vy[j];
                    c++;
                }
            }
            if (c > 0)
            {
                sumax = sumax / c;
                sumay = sumay / c;
            }
            fax = sumax - vx[i];
            fay = sumay - vy[i];

            // ---- suma con pesos, velocidad nueva ----
            vx[i] = vx[i] + (kc * fcx + ks * fsx + ka * fax) * dt;
            vy[i] = vy[i] + (kc * fcy + ks * fsy + ka * fay) * dt;
        }

        // mover todos al final (doble buffer) e imprimir
        for (int i = 0; i < n; i++)
        {
            x[i] = x[i] + vx[i] * dt;
            y[i] = y[i] + vy[i] * dt;
            printf("%.3lf %.3lf %.3lf %.3lf\n", x[i], y[i], vx[i], vy[i]);
        }
    }
    return 0;
}
