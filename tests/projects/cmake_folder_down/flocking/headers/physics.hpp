#ifndef PHYSICS_HPP
#define PHYSICS_HPP
#include <utility>
#include <vector>

typedef std::pair<double, double> vec;

struct Physics
{
    double r_c, r_s, F_Smax, r_a, K_c, K_s, K_a;
    std::vector<vec> P, V;

    vec acceleration(unsigned a) const;
    void integrate(double dt);
};
#endif
