#include <cstdio>
#include <iostream>
#include <cmath>
using namespace std;

// everything in main, no classes. its easier for me like this
int main()
{
    float rc, rs, maxF, ra, kc, ks, ka;
    int n;
    cin >> rc >> rs >> maxF >> ra >> kc >> ks >> ka >> n;

    float x[1000], y[1000], vx[1000], vy[1000];
    float fx[1000], fy[1000];
    for (int i = 0; i < n; i++)
        cin >> x[i] >> y[i] >> vx[i] >> vy[i];

    float dt;
    while (cin >> dt)
    {
        for (int i = 0; i < n; i++)
        {
            fx[i] = 0;
            fy[i] = 0;

            // COHESION
            float cx = 0, cy = 0;
            int c = 0;
            for (int j = 0; j < n; j++)
            {
                float d = sqrt((x[j]-x[i])*(x[j]-x[i]) + (y[j]-y[i])*(y[j]-y[i]));
                if (d <= rc)
                {
                    cx = cx + x[j];
                    cy = cy + y[j];
                    c++;
                }
            }
            if (c > 0 && rc > 0)
            {
                cx = cx / c;
                cy = cy / c;
                fx[i] += kc * (cx - x[i]) / rc;
                fy[i] += kc * (cy - y[i]) / rc;
            }

            // SEPARATION
            float sx = 0, sy = 0;
            for (int j = 0; j < n; j++)
            {
                if (j == i) continue;
                float d = sqrt((x[j]-x[i])*(x[j]-x[i]) + (y[j]-y[i])*(y[j]-y[i]));
                if (d > 0 && d <= rs)
                {
                    float hx = (x[i] - x[j]) / d;
                    float hy = (y[i] - y[j]) / d;
                    sx += hx / d;
                    sy += hy / d;
                }
            }
            fx[i] += ks * sx;
            fy[i] += ks * sy;

            // ALIGNMENT
            float ax = vx[i], ay = vy[i];
            c = 0;
            for (int j = 0; j < n; j++)
            {
                if (j == i) continue;
                float d = sqrt((x[j]-x[i])*(x[j]-x[i]) + (y[j]-y[i])*(y[j]-y[i]));
                if (d <= ra)
                {
                    ax += vx[j];
                    ay += vy[j];
                    c++;
                }
            }
            if (c > 0)
            {
                fx[i] += ka * ax / c;
                fy[i] += ka * ay / c;
            }
        }

        for (int i = 0; i < n; i++)
        {
            vx[i] += fx[i] * dt;
            vy[i] += fy[i] * dt;
            x[i] += vx[i] * dt;
            y[i] += vy[i] * dt;
            printf("%.3f %.3f %.3f %.3f \n", x[i], y[i], vx[i], vy[i]);
        }
    }
    return 0;
}
