#include <iomanip>
#include <iostream>
#include "Simulation.h"

int main() {
    Simulation sim;
    int n = 0;
    std::cin >> sim.rCohesion >> sim.rSeparation >> sim.maxForce >> sim.rAlignment;
    std::cin >> sim.kCohesion >> sim.kSeparation >> sim.kAlignment >> n;
    sim.birds.resize(n);
    for (auto& [pos, vel] : sim.birds) std::cin >> pos.x >> pos.y >> vel.x >> vel.y;

    std::cout << std::fixed << std::setprecision(3);
    double dt = 0;
    while (std::cin >> dt) {
        sim.tick(dt);
        for (const auto& [pos, vel] : sim.birds)
            std::cout << pos.x << " " << pos.y << " " << vel.x << " " << vel.y << std::endl;
    }
}
