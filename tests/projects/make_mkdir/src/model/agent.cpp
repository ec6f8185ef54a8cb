#include "model/agent.h"

void model::update(double dt) {
    auto before = agents;
    for (auto& a : agents) {
        std::size_t self = &a - agents.data();
        vec c, s, v;
        int nc = 0, nv = 0;
        for (std::size_t i = 0; i < before.size(); ++i) {
            vec diff = before[self].pos - before[i].pos;
            double d = len(diff);
            if (d <= ra) { v += before[i].vel; ++nv; }
            if (i == self) continue;
            if (d <= rc) { c += before[i].pos; ++nc; }
            if (d <= rs && d > 0) s += diff / d / d;
        }
        vec f;
        if (nc > 0 && rc > 0) {
            vec e = c / nc - before[self].pos;
            if (len(e) <= rc) f += kc * (e / rc);
        }
        if (len(s) > fs) s = fs * (s / len(s));
        f += ks * s;
        if (nv > 0) f += ka * (v / nv);
        a.vel += dt * f;
        a.pos += dt * a.vel;
    }
}
