#include <cstdio>
#include <iostream>
#include "model/agent.h"

int main() {
    model m;
    std::size_t n;
    std::cin >> m.rc >> m.rs >> m.fs >> m.ra >> m.kc >> m.ks >> m.ka >> n;
    m.agents.resize(n);
    for (auto& a : m.agents) std::cin >> a.pos.x >> a.pos.y >> a.vel.x >> a.vel.y;
    double dt;
    while (std::cin >> dt) {
        m.update(dt);
        for (auto& a : m.agents) printf("%.3f %.3f %.3f %.3f\n", a.pos.x, a.pos.y, a.vel.x, a.vel.y);
    }
}
