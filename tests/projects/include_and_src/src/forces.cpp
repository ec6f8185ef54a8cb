#include "forces.hpp"

namespace {

Vector cohesion(const std::vector<Agent>& agents, std::size_t index, double radius) {
    Vector sum{0, 0};
    int count = 0;
    const Vector here = agents[index].position();
    for (std::size_t i = 0; i < agents.size(); ++i) {
        if (i != index && here.minus(agents[i].position()).length() <= radius) {
            sum = sum.plus(agents[i].position());
            ++count;
        }
    }
    if (count == 0 || radius <= 0) return {0, 0};
    const Vector wish = sum.times(1.0 / count).minus(here);
    return wish.length() <= radius ? wish.times(1.0 / radius) : Vector{0, 0};
}

Vector separation(const std::vector<Agent>& agents, std::size_t index, double radius, double limit) {
    Vector sum{0, 0};
    for (const Agent& other : agents) {
        const Vector away = agents[index].position().minus(other.position());
        const double d = away.length();
        if (d > 0 && d <= radius) sum = sum.plus(away.times(1 / (d * d)));
    }
    return sum.length() > limit ? sum.times(limit / sum.length()) : sum;
}

Vector alignment(const std::vector<Agent>& agents, std::size_t index, double radius) {
    Vector sum{0, 0};
    int count = 0;
    for (const Agent& other : agents) {
        if (agents[index].position().minus(other.position()).length() <= radius) {
            sum = sum.plus(other.velocity());
            ++count;
        }
    }
    return count > 0 ? sum.times(1.0 / count) : sum;
}

}

Vector totalForce(const std::vector<Agent>& agents, std::size_t index, const Constants& c) {
    return cohesion(agents, index, c.rc).times(c.kc)
        .plus(separation(agents, index, c.rs, c.fmax).times(c.ks))
        .plus(alignment(agents, index, c.ra).times(c.ka));
}
