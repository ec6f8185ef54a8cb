#include <iostream>
#include <iomanip>
#include <cmath>
using namespace std;

// TP Flocking
double x[1000], y[1000], vx[1000], vy[1000];

int main()
{
    double rc, rs, fsmax, ra, kc, ks, ka;
    int N;
    cin >> rc >> rs >> fsmax >> ra >> kc >> ks >> ka >> N;
    for (int i = 0; i < N; i++)
    {
        cin >> x[i] >> y[i] >> vx[i] >> vy[i];
    }

    double dt;
    while (cin >> dt)
    {
        int n = 0; // nombre de voisins

        for (int i = 0; i < N; i++)
        {
            // ---- COHESION ----
            double fcx = 0, fcy = 0;
            double sommeX = 0, sommeY = 0;
            for (int j = 0; j < N; j++)
            {
                if (j != i)
                {
                    // est-ce que j est dans le rayon ?
                    if (fabs(x[j] - x[i]) <= rc && fabs(y[j] - y[i]) <= rc)
                    {
                        sommeX = sommeX + x[j];
                        sommeY = sommeY + y[j];
                        n++;
                    }
                }
            }
            if (n > 0)
            {
                double cmx = sommeX / n;
                double cmy = sommeY / n;
                double dist = sqrt((cmx - x[i]) * (cmx - x[i]) + (cmy - y[i]) * (cmy - y[i]));
                if (dist <= rc)
                {
                    fcx = (cmx - x[i]) / rc;
                    fcy = (cmy - y[i]) / rc;
                }
            }

            // ---- SEPARATION ----
            double fsx = 0, fsy = 0;
            for (int j = 0; j < N; j++)
            {
                if (j != i)
                {
                    double dx = x[i] - x[j];
                    double dy = y[i] - y[j];
                    if (fabs(dx) <= rs && fabs(dy) <= rs)
                    {
                        // pas de division par zero
                        if (dx != 0) fsx = fsx + 1 / dx;
                        if (dy != 0) fsy = fsy + 1 / dy;
                    }
                }
            }
            if (fsx > fsmax) fsx = fsmax;
            if (fsx < -fsmax) fsx = -fsmax;
            if (fsy > fsmax) fsy = fsmax;
            if (fsy < -fsmax) fsy = -fsmax;

            // ---- ALIGNEMENT ----
            double fax = 0, fay = 0;
            double sommeVx = 0, sommeVy = 0;
            for (int j = 0; j < N; j++)
            {
                // ici on garde aussi l'agent lui-meme
                if (fabs(x[j] - x[i]) <= ra && fabs(y[j] - y[i]) <= ra)
                {
                    sommeVx = sommeVx + vx[j];
                    sommeVy = sommeVy + vy[j];
                }
            }
            fax = sommeVx / N - vx[i];
            fay = sommeVy / N - vy[i];

            // ---- TOTAL ----
            double fx = kc * fcx + ks * fsx + ka * fax;
            double fy = kc * fcy + ks * fsy + ka * fax;

            vx[i] = vx[i] + fx * dt;
            vy[i] = vy[i] + fy * dt;
            x[i] = x[i] + vx[i] * dt;
            y[i] = y[i] + vy[i] * dt;
        }

        // affichage
        cout << fixed << setprecision(3);
        for (int i = 0; i < N; i++)
        {
            cout << x[i] << " " << y[i] << " " << vx[i] << " " << vy[i] << endl;
        }
    }
    return 0;
}
