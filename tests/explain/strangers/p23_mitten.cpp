#include <iostream>
#include <cmath>
#include <cstdio>
using namespace std;

// Schwarm-Aufgabe. Alles in main, ohne Klassen

double x[1000], y[1000], vx[1000], vy[1000];
double kraftX[1000], kraftY[1000];

double abstand(int a, int b)
{
    double dx = x[a] - x[b];
    double dy = y[a] - y[b];
    return sqrt(dx * dx + dy * dy);
}

int main()
{
    double rc, rs, fsmax, ra, kc, ks, ka;
    int n;
    cin >> rc >> rs >> fsmax >> ra >> kc >> ks >> ka >> n;
    for (int i = 0; i < n; i++)
    {
        cin >> x[i] >> y[i] >> vx[i] >> vy[i];
    }

    double zeit = 0;      // Zeitpunkt vom aktuellen Frame
    double letzte = 0;    // Zeitpunkt vom letzten Frame
    while (!cin.eof())
    {
        cin >> zeit;
        double dt = zeit - letzte;
        letzte = zeit;

        // 1. alle Kraefte berechnen (noch nichts bewegen!)
        for (int i = 0; i < n; i++)
        {
            // Kohaesion
            double mx = 0, my = 0;
            int anzahl = 0;
            for (int j = 0; j < n; j++)
            {
                if (j != i && abstand(i, j) <= rc)
                {
                    mx = mx + x[j];
                    my = my + y[j];
                    anzahl++;
                }
            }
            double cx = 0, cy = 0;
            if (anzahl > 0)
            {
                cx = mx / anzahl - x[i];
                cy = my / anzahl - y[i];
                double laenge = sqrt(cx * cx + cy * cy);
                if (laenge > rc)
                {
                    cx = 0;
                    cy = 0;
                }
            }

            // Separation: je naeher desto staerker, am Rand vom Radius 0
            double sx = 0, sy = 0;
            for (int j = 0; j < n; j++)
            {
                if (j == i) continue;
                double d = abstand(i, j);
                if (d > 0 && d <= rs)
                {
                    double staerke = (rs - d) / rs;
                    sx = sx + (x[i] - x[j]) / d * staerke;
                    sy = sy + (y[i] - y[j]) / d * staerke;
                }
            }
            double slen = sqrt(sx * sx + sy * sy);
            if (slen > fsmax)
            {
                sx = sx / slen * fsmax;
                sy = sy / slen * fsmax;
            }

            // Alignment, mit sich selber
            double ax = 0, ay = 0;
            anzahl = 0;
            for (int j = 0; j < n; j++)
            {
                if (abstand(i, j) <= ra)
                {
                    ax = ax + vx[j];
                    ay = ay + vy[j];
                    anzahl++;
                }
            }
            if (anzahl > 0)
            {
                ax = ax / anzahl;
                ay = ay / anzahl;
            }

            kraftX[i] = kc * cx + ks * sx + ka * ax;
            kraftY[i] = kc * cy + ks * sy + ka * ay;
        }

        // 2. bewegen und ausgeben
        for (int i = 0; i < n; i++)
        {
            vx[i] = vx[i] + kraftX[i] * dt;
            vy[i] = vy[i] + kraftY[i] * dt;
            x[i] = x[i] + vx[i] * dt;
            y[i] = y[i] + vy[i] * dt;
            printf("%.3f %.3f %.3f %.3f\n", x[i], y[i], vx[i], vy[i]);
        }
    }
    return 0;
}
