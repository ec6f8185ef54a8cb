#pragma once
#include <vector>
#include "agent.hpp"

struct Constants {
    double rc, rs, fmax, ra, kc, ks, ka;
};

Vector totalForce(const std::vector<Agent>& agents, std::size_t index, const Constants& constants);
