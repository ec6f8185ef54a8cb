#include <cstdio>
#include <iostream>
#include "physics.hpp"

int main(int argc, char** argv)
{
    Physics world;
    int N;
    std::cin >> world.r_c >> world.r_s >> world.F_Smax >> world.r_a;
    std::cin >> world.K_c >> world.K_s >> world.K_a >> N;
    for (int i = 0; i < N; ++i)
    {
        vec p, v;
        std::cin >> p.first >> p.second >> v.first >> v.second;
        world.P.push_back(p);
        world.V.push_back(v);
    }
    double dt;
    while (std::cin >> dt)
    {
        world.integrate(dt);
        for (int i = 0; i < N; ++i)
            printf("%.3f %.3f %.3f %.3f\n", world.P[i].first, world.P[i].second, world.V[i].first, world.V[i].second);
    }
    return 0;
}
