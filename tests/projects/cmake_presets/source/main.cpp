#include <cstdio>
#include <iostream>

#include "swarm.h"

int main() {
    Parameters p;
    int count;
    std::cin >> p.cohesionRadius >> p.separationRadius >> p.separationLimit >> p.alignmentRadius;
    std::cin >> p.cohesionGain >> p.separationGain >> p.alignmentGain >> count;
    std::vector<State> states(count);
    for (auto& s : states)
        for (auto& v : s) std::cin >> v;
    double dt;
    while (std::cin >> dt) {
        states = nextStates(states, p, dt);
        for (const auto& s : states) std::printf("%.3f %.3f %.3f %.3f\n", s[0], s[1], s[2], s[3]);
        std::fflush(stdout);
    }
}
