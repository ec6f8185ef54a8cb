#include <iostream>
#include <stdio.h>
#include "model\swarm.h"

int main()
{
    Swarm swarm;
    double dt;
    swarm.load();
    while (std::cin >> dt)
    {
        swarm.step(dt);
        for (int i = 0; i < swarm.n; i++)
            printf("%.3f %.3f %.3f %.3f\n", swarm.px[i], swarm.py[i], swarm.vx[i], swarm.vy[i]);
    }
    return 0;
}
