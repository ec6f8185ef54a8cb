#include "World.hpp"
#include <stdio.h>

static World world;

int main()
{
    double dt;
    if (!world.load())
        return 1;
    while (scanf("%lf", &dt) == 1)
    {
        world.step(dt);
        world.show();
    }
    return 0;
}
