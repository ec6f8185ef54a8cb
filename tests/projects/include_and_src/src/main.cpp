#include <cstdio>
#include <iostream>
#include "forces.hpp"

int main() {
    Constants c;
    std::size_t n;
    std::cin >> c.rc >> c.rs >> c.fmax >> c.ra >> c.kc >> c.ks >> c.ka >> n;
    std::vector<Agent> agents;
    for (std::size_t i = 0; i < n; ++i) {
        Vector p, v;
        std::cin >> p.x >> p.y >> v.x >> v.y;
        agents.emplace_back(p, v);
    }
    double dt;
    while (std::cin >> dt) {
        std::vector<Vector> forces;
        for (std::size_t i = 0; i < n; ++i) forces.push_back(totalForce(agents, i, c));
        for (std::size_t i = 0; i < n; ++i) agents[i].apply(forces[i], dt);
        for (const Agent& a : agents)
            std::printf("%.3f %.3f %.3f %.3f\n", a.position().x, a.position().y, a.velocity().x, a.velocity().y);
    }
}
