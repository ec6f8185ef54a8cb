// gcc -c geometry.c && g++ main.cpp geometry.o
#include <cstdio>
#include <iostream>
#include <vector>
#include "geometry.h"

struct Agent {
    ::vector pos, vel;
};

static void plus(::vector& sum, ::vector v) {
    sum.x += v.x;
    sum.y += v.y;
}

class Simulation {
    double rc, rs, fmax, ra, kc, ks, ka;
    std::vector<Agent> agents;

    ::vector force(const Agent& me) const {
        ::vector c{0, 0}, s{0, 0}, a{0, 0}, f{0, 0};
        int nc = 0, na = 0;
        for (const Agent& other : agents) {
            ::vector diff = subtract(me.pos, other.pos);
            double d = magnitude(diff);
            if (d <= ra) plus(a, other.vel), na++;
            if (&me == &other) continue;
            if (d <= rc) plus(c, other.pos), nc++;
            if (d <= rs && d > 0) plus(s, scale(diff, 1 / d / d));
        }
        if (nc > 0 && rc > 0) {
            ::vector e = subtract(scale(c, 1.0 / nc), me.pos);
            if (magnitude(e) <= rc) plus(f, scale(e, kc / rc));
        }
        if (magnitude(s) > fmax) s = scale(s, fmax / magnitude(s));
        plus(f, scale(s, ks));
        if (na > 0) plus(f, scale(a, ka / na));
        return f;
    }

public:
    Simulation(std::istream& in) {
        int n;
        in >> rc >> rs >> fmax >> ra >> kc >> ks >> ka >> n;
        agents.resize(n);
        for (Agent& a : agents) in >> a.pos.x >> a.pos.y >> a.vel.x >> a.vel.y;
    }

    void step(double dt) {
        std::vector<::vector> forces;
        for (const Agent& a : agents) forces.push_back(force(a));
        for (size_t i = 0; i < agents.size(); i++) {
            plus(agents[i].vel, scale(forces[i], dt));
            plus(agents[i].pos, scale(agents[i].vel, dt));
            printf("%.3f %.3f %.3f %.3f\n", agents[i].pos.x, agents[i].pos.y, agents[i].vel.x, agents[i].vel.y);
        }
    }
};

int main() {
    Simulation simulation(std::cin);
    double dt;
    while (std::cin >> dt) simulation.step(dt);
    return 0;
}
