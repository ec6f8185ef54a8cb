#include <cstdio>
#include <iostream>
#include "steering.h"

using steering::vec;

int main() {
    double rc, rs, max, ra, kc, ks, ka;
    size_t n;
    std::cin >> rc >> rs >> max >> ra >> kc >> ks >> ka >> n;
    std::vector<vec> p(n), v(n);
    for (size_t i = 0; i < n; ++i) std::cin >> p[i].x >> p[i].y >> v[i].x >> v[i].y;
    double dt;
    while (std::cin >> dt) {
        std::vector<vec> v2 = v;
        for (size_t i = 0; i < n; ++i) {
            vec f = steering::cohesion(p, i, rc) * kc + steering::separation(p, i, rs, max) * ks;
            f = f + steering::alignment(p, v, i, ra) * ka;
            v2[i] = v[i] + f * dt;
        }
        v = v2;
        for (size_t i = 0; i < n; ++i) {
            p[i] = p[i] + v[i] * dt;
            std::printf("%.3f %.3f %.3f %.3f\n", p[i].x, p[i].y, v[i].x, v[i].y);
        }
    }
}
