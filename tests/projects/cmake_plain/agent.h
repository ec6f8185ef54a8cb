#pragma once
#include <vector>

struct Agent {
    double x, y, vx, vy;
};

struct Settings {
    double rc, rs, fmax, ra, kc, ks, ka;
};

Agent moveAgent(const std::vector<Agent>& all, int me, const Settings& s, double dt);
