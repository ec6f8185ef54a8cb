#pragma once
#include <array>
#include <vector>

// x, y, vx, vy
using State = std::array<double, 4>;

struct Parameters {
    double cohesionRadius, separationRadius, separationLimit, alignmentRadius;
    double cohesionGain, separationGain, alignmentGain;
};

std::vector<State> nextStates(const std::vector<State>& now, const Parameters& p, double dt);
