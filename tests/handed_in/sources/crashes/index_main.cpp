#include <cstdio>
#include "swarm.h"

int main()
{
    Swarm swarm;
    swarm.read();
    double dt;
    while (std::scanf("%lf", &dt) == 1)
    {
        swarm.advance(dt);
        swarm.write();
    }
}
