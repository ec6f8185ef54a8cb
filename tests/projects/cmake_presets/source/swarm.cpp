#include "swarm.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace {

double distance(const State& a, const State& b) {
    return std::hypot(a[0] - b[0], a[1] - b[1]);
}

std::vector<const State*> near(const std::vector<State>& all, const State& me, double radius, bool withMe) {
    std::vector<const State*> result;
    for (const auto& s : all)
        if ((withMe || &s != &me) && distance(s, me) <= radius) result.push_back(&s);
    return result;
}

// Mean of component k.
double mean(const std::vector<const State*>& states, int k) {
    double sum = 0;
    for (const auto* s : states) sum += (*s)[k];
    return sum / states.size();
}

}  // namespace

std::vector<State> nextStates(const std::vector<State>& now, const Parameters& p, double dt) {
    std::vector<State> result;
    for (const auto& me : now) {
        double f[2] = {0, 0};

        auto group = near(now, me, p.cohesionRadius, false);
        if (!group.empty() && p.cohesionRadius > 0) {
            double ex = mean(group, 0) - me[0], ey = mean(group, 1) - me[1];
            if (std::hypot(ex, ey) <= p.cohesionRadius) {
                f[0] += p.cohesionGain * ex / p.cohesionRadius;
                f[1] += p.cohesionGain * ey / p.cohesionRadius;
            }
        }

        double push[2] = {0, 0};
        for (const auto* other : near(now, me, p.separationRadius, false)) {
            double d = distance(me, *other);
            if (d == 0) continue;
            for (int k : {0, 1}) push[k] += (me[k] - (*other)[k]) / d / d;
        }
        double strength = std::hypot(push[0], push[1]);
        double scale = strength > p.separationLimit ? p.separationLimit / strength : 1.0;
        for (int k : {0, 1}) f[k] += p.separationGain * push[k] * scale;

        auto flock = near(now, me, p.alignmentRadius, true);
        if (!flock.empty())
            for (int k : {0, 1}) f[k] += p.alignmentGain * mean(flock, k + 2);

        State s = me;
        for (int k : {0, 1}) {
            s[k + 2] += f[k] * dt;
            s[k] += s[k + 2] * dt;
        }
        result.push_back(s);
    }
    return result;
}
