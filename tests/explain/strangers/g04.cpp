#include <iostream>
#include <cstdio>
#include <cmath>
#include <vector>
using namespace std;

int main()
{
    double rc, rs, fmax, ra, kc, ks, ka;
    int N;
    cin >> rc >> rs >> fmax >> ra >> kc >> ks >> ka >> N;

    vector<double> x(N), y(N), vx(N), vy(N);
    vector<double> nx(N), ny(N); // nowe pozycje

    for (int i = 0; i < N; i++)
        cin >> x[i] >> y[i] >> vx[i] >> vy[i];

    double dt;
    while (cin >> dt)
    {
        for (int i = 0; i < N; i++)
        {
            double cx = 0, cy = 0;  int cn = 0;
            double sx = 0, sy = 0;
            double ax = 0, ay = 0;  int an = 0;

            for (int j = 0; j < N; j++)
            {
                double dx = x[i] - x[j];
                double dy = y[i] - y[j];
                double d = sqrt(dx*dx + dy*dy);

                if (j != i && d <= rc) { cx += x[j]; cy += y[j]; cn++; }
                if (d > 0 && d <= rs)  { sx += dx/d/d; sy += dy/d/d; }
                if (d <= ra)           { ax += vx[j]; ay += vy[j]; an++; }
            }

            // kohezja
            double fcx = 0, fcy = 0;
            if (cn > 0)
            {
                double ex = cx/cn - x[i];
                double ey = cy/cn - y[i];
                if (sqrt(ex*ex + ey*ey) <= rc)
                {
                    fcx = ex/rc;
                    fcy = ey/rc;
                }
            }
            // separacja
            double s = sqrt(sx*sx + sy*sy);
            if (s > fmax)
            {
                sx = sx/s*fmax;
                sy = sy/s*fmax;
            }
            // wyrownanie
            if (an > 0) { ax /= an; ay /= an; }

            double fx = kc*fcx + ks*sx + ka*ax;
            double fy = kc*fcy + ks*sy + ka*ay;

            vx[i] += fx*dt;
            vy[i] += fy*dt;
            nx[i] = x[i] + vx[i]*dt;
            ny[i] = y[i] + vy[i]*dt;
        }

        x = nx;
        y = ny;
        for (int i = 0; i < N; i++)
            printf("%.3lf %.3lf %.3lf %.3lf\n", x[i], y[i], vx[i], vy[i]);
    }
    return 0;
}
