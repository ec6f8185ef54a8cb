#pragma once
#include <vector>
#include "math/vec2.h"

struct agent {
    vec pos, vel;
};

struct model {
    double rc = 0, rs = 0, fs = 0, ra = 0, kc = 0, ks = 0, ka = 0;
    std::vector<agent> agents;
    void update(double dt);
};
