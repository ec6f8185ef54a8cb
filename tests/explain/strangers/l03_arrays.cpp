#include <bits/stdc++.h>
using namespace std;

int main()
{
    double rc, rs, fmaxs, ra, kc, ks, ka;
    int n;
    cin >> rc >> rs >> fmaxs >> ra >> kc >> ks >> ka >> n;

    double x[1000], y[1000], vx[1000], vy[1000];
    double nx[1000], ny[1000], nvx[1000], nvy[1000];

    for (int i = 0; i < n; i++)
        cin >> x[i] >> y[i] >> vx[i] >> vy[i];

    double dt;
    while (cin >> dt)
    {
        for (int i = 0; i < n; i++)
        {
            double cx = 0, cy = 0;      // cohesion
            double sx = 0, sy = 0;      // separation
            double ax = 0, ay = 0;      // alignment
            int cn = 0, an = 0;

            for (int j = 0; j < n; j++)
            {
                if (i == j)
                    continue;

                double dx = x[i] - x[j];
                double dy = y[i] - y[j];
                double d = sqrt(dx * dx + dy * dy);

                if (d <= rc)
                {
                    cx += x[j];
                    cy += y[j];
                    cn++;
                }
                if (d <= rs)
                {
                    sx += dx / d / d;
                    sy += dy / d / d;
                }
                if (d <= ra)
                {
                    ax += vx[j];
                    ay += vy[j];
                    an++;
                }
            }

            if (cn > 0)
            {
                cx = (cx / cn - x[i]) / rc;
                cy = (cy / cn - y[i]) / rc;
            }
            double len = sqrt(sx * sx + sy * sy);
            if (len > fmaxs)
            {
                sx = sx / len * fmaxs;
                sy = sy / len * fmaxs;
            }
            if (an > 0)
            {
                ax /= an;
                ay /= an;
            }

            double fx = kc * cx + ks * sx + ka * ax;
            double fy = kc * cy + ks * sy + ka * ay;

            nvx[i] = vx[i] + fx * dt;
            nvy[i] = vy[i] + fy * dt;
            nx[i] = x[i] + nvx[i] * dt;
            ny[i] = y[i] + nvy[i] * dt;
        }

        for (int i = 0; i < n; i++)
        {
            x[i] = nx[i];
            y[i] = ny[i];
            vx[i] = nvx[i];
            vy[i] = nvy[i];
            printf("%.3lf %.3lf %.3lf %.3lf\n", x[i], y[i], vx[i], vy[i]);
        }
    }
    return 0;
}
