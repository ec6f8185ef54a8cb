#include <cstdio>
#include <iostream>
#include "agent.h"

int main() {
    Settings s;
    int n;
    std::cin >> s.rc >> s.rs >> s.fmax >> s.ra >> s.kc >> s.ks >> s.ka >> n;
    std::vector<Agent> agents(n);
    for (Agent& a : agents) std::cin >> a.x >> a.y >> a.vx >> a.vy;

    double dt;
    while (std::cin >> dt) {
        std::vector<Agent> next;
        for (int i = 0; i < n; i++) next.push_back(moveAgent(agents, i, s, dt));
        agents = next;
        for (const Agent& a : agents) std::printf("%.3f %.3f %.3f %.3f\n", a.x, a.y, a.vx, a.vy);
    }
    return 0;
}
