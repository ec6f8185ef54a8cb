#include "swarm.h"
#include "..\math\clamp.h"
#include <iostream>

void Swarm::load()
{
    std::cin >> rc >> rs >> fs >> ra >> kc >> ks >> ka >> n;
    px = new double[n];
    py = new double[n];
    vx = new double[n];
    vy = new double[n];
    for (int i = 0; i < n; i++)
        std::cin >> px[i] >> py[i] >> vx[i] >> vy[i];
}

double Swarm::dist(int a, int b)
{
    return size(px[a] - px[b], py[a] - py[b]);
}

void Swarm::step(double dt)
{
    double *fx = new double[n], *fy = new double[n];
    for (int a = 0; a < n; a++)
    {
        double cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0, nc = 0, na = 0;
        for (int i = 0; i < n; i++)
        {
            if (dist(a, i) <= ra)
            {
                ax += vx[i];
                ay += vy[i];
                na++;
            }
            if (i != a && dist(a, i) <= rc)
            {
                cx += px[i];
                cy += py[i];
                nc++;
            }
            if (i != a && dist(a, i) <= rs && dist(a, i) > 0)
            {
                sx += (px[a] - px[i]) / dist(a, i) / dist(a, i);
                sy += (py[a] - py[i]) / dist(a, i) / dist(a, i);
            }
        }
        fx[a] = fy[a] = 0;
        if (nc > 0 && rc > 0 && size(cx / nc - px[a], cy / nc - py[a]) <= rc)
        {
            fx[a] += kc * (cx / nc - px[a]) / rc;
            fy[a] += kc * (cy / nc - py[a]) / rc;
        }
        clamp(sx, sy, fs);
        fx[a] += ks * sx;
        fy[a] += ks * sy;
        if (na > 0)
        {
            fx[a] += ka * ax / na;
            fy[a] += ka * ay / na;
        }
    }
    for (int a = 0; a < n; a++)
    {
        vx[a] += fx[a] * dt;
        vy[a] += fy[a] * dt;
        px[a] += vx[a] * dt;
        py[a] += vy[a] * dt;
    }
    delete[] fx;
    delete[] fy;
}
