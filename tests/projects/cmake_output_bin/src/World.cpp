#include "World.hpp"
#include <math.h>
#include <stdio.h>

bool World::load()
{
    if (scanf("%lf %lf %lf %lf %lf %lf %lf %d", &r_c, &r_s, &F_Smax, &r_a, &K_c, &K_s, &K_a, &N) != 8)
        return false;
    for (int i = 0; i < N; i++)
        if (scanf("%lf %lf %lf %lf", &px[i], &py[i], &vx[i], &vy[i]) != 4)
            return false;
    return true;
}

void World::forceOn(int a, double &fx, double &fy)
{
    double Cx = 0, Cy = 0, Sx = 0, Sy = 0, Ax = 0, Ay = 0;
    int nc = 0, na = 0;
    for (int i = 0; i < N; i++)
    {
        double d = hypot(px[a] - px[i], py[a] - py[i]);
        if (d <= r_a)
        {
            Ax += vx[i];
            Ay += vy[i];
            na++;
        }
        if (i == a)
            continue;
        if (d <= r_c)
        {
            Cx += px[i];
            Cy += py[i];
            nc++;
        }
        if (d > 0 && d <= r_s)
        {
            Sx += (px[a] - px[i]) / (d * d);
            Sy += (py[a] - py[i]) / (d * d);
        }
    }
    if (nc > 0 && r_c > 0)
    {
        Cx = Cx / nc - px[a];
        Cy = Cy / nc - py[a];
        bool inside = hypot(Cx, Cy) <= r_c;
        Cx = inside ? Cx / r_c : 0;
        Cy = inside ? Cy / r_c : 0;
    }
    double length = hypot(Sx, Sy);
    if (length > F_Smax)
    {
        Sx *= F_Smax / length;
        Sy *= F_Smax / length;
    }
    if (na > 0)
    {
        Ax /= na;
        Ay /= na;
    }
    fx = K_c * Cx + K_s * Sx + K_a * Ax;
    fy = K_c * Cy + K_s * Sy + K_a * Ay;
}

void World::step(double dt)
{
    static double fx[MAX_AGENTS], fy[MAX_AGENTS];
    for (int a = 0; a < N; a++)
        forceOn(a, fx[a], fy[a]);
    for (int a = 0; a < N; a++)
    {
        vx[a] += fx[a] * dt;
        vy[a] += fy[a] * dt;
        px[a] += vx[a] * dt;
        py[a] += vy[a] * dt;
    }
}

void World::show()
{
    for (int i = 0; i < N; i++)
        printf("%.3lf %.3lf %.3lf %.3lf\n", px[i], py[i], vx[i], vy[i]);
}
