#include "swarm.h"
#include <cmath>
#include <cstdio>

void Swarm::read()
{
    int n;
    if (std::scanf("%lf %lf %lf %lf %lf %lf %lf %d", &rc, &rs, &fmax, &ra, &kc, &ks, &ka, &n) != 8)
        return;
    current.resize(n);
    for (Member& m : current)
        if (std::scanf("%lf %lf %lf %lf", &m.x, &m.y, &m.vx, &m.vy) != 4)
            return;
}

// a second array, so that everybody sees the old positions
void Swarm::advance(double dt)
{
    for (std::size_t i = 0; i < current.size(); ++i)
    {
        double fx = 0, fy = 0;
        for (const Member& other : current)
        {
            const double d = std::hypot(current[i].x - other.x, current[i].y - other.y);
            if (d <= ra)
            {
                fx += ka * other.vx;
                fy += ka * other.vy;
            }
        }
        Member moved = current[i];
        moved.vx += fx * dt;
        moved.vy += fy * dt;
        moved.x += moved.vx * dt;
        moved.y += moved.vy * dt;
        next[i] = moved; // <- here
    }
    current = next;
}

void Swarm::write() const
{
    for (const Member& m : current)
        std::printf("%.3f %.3f %.3f %.3f\n", m.x, m.y, m.vx, m.vy);
}
