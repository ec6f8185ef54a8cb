/*
 * Flocking assignment
 * Reads the parameters and the agents, then simulates one step for every
 * time frame in the input.
 */
#include <cmath>
#include <cstdio>
#include <iostream>
#include <vector>

struct Vec {
    double x{0.0};
    double y{0.0};
};

Vec add(const Vec& a, const Vec& b) { return {a.x + b.x, a.y + b.y}; }
Vec sub(const Vec& a, const Vec& b) { return {a.x - b.x, a.y - b.y}; }
Vec scale(const Vec& a, double s) { return {a.x * s, a.y * s}; }
double length(const Vec& a) { return std::sqrt(a.x * a.x + a.y * a.y); }

struct Agent {
    Vec pos;
    Vec vel;
};

struct Params {
    double rc, rs, fsMax, ra;
    double kc, ks, ka;
    int n;
};

using Agents = std::vector<Agent>;

Vec cohesionForce(const Agents& agents, std::size_t me, const Params& p) {
    Vec sum;
    int count = 0;
    for (std::size_t i = 0; i < agents.size(); ++i) {
        if (i == me) continue;
        if (length(sub(agents[i].pos, agents[me].pos)) <= p.rc) {
            sum = add(sum, agents[i].pos);
            ++count;
        }
    }
    if (count == 0) return {};
    const Vec centre = scale(sum, 1.0 / count);
    return scale(sub(centre, agents[me].pos), 1.0 / p.rc);
}

Vec separationForce(const Agents& agents, std::size_t me, const Params& p) {
    Vec force;
    for (std::size_t i = 0; i < agents.size(); ++i) {
        if (i == me) continue;
        const Vec away = sub(agents[me].pos, agents[i].pos);
        const double d = length(away);
        if (d > 0.0 && d <= p.rs) {
            // unit vector divided by the distance
            force = add(force, scale(away, 1.0 / (d * d)));
        }
    }
    const double len = length(force);
    if (len > p.fsMax) force = scale(force, p.fsMax / len);
    return force;
}

Vec alignmentForce(const Agents& agents, std::size_t me, const Params& p) {
    Vec sum;
    int count = 0;
    for (const Agent& other : agents) {  // includes me
        if (length(sub(other.pos, agents[me].pos)) <= p.ra) {
            sum = add(sum, other.vel);
            ++count;
        }
    }
    const Vec average = scale(sum, 1.0 / count);
    // the force moves the agent towards the average velocity
    return sub(average, agents[me].vel);
}

Agents step(const Agents& current, const Params& p, double dt) {
    Agents next = current;
    for (std::size_t i = 0; i < current.size(); ++i) {
        Vec force;
        force = add(force, scale(cohesionForce(current, i, p), p.kc));
        force = add(force, scale(separationForce(current, i, p), p.ks));
        force = add(force, scale(alignmentForce(current, i, p), p.ka));
        next[i].vel = add(current[i].vel, scale(force, dt));
        next[i].pos = add(current[i].pos, scale(next[i].vel, dt));
    }
    return next;
}

void print(const Agents& agents) {
    for (const Agent& a : agents) {
        std::printf("%.3f %.3f %.3f %.3f\n", a.pos.x, a.pos.y, a.vel.x, a.vel.y);
    }
}

int main() {
    Params p;
    std::cin >> p.rc >> p.rs >> p.fsMax >> p.ra >> p.kc >> p.ks >> p.ka >> p.n;

    Agents agents(p.n);
    for (Agent& a : agents) {
        std::cin >> a.pos.x >> a.pos.y >> a.vel.x >> a.vel.y;
    }

    double dt;
    while (std::cin >> dt) {
        agents = step(agents, p, dt);
        print(agents);
    }
    return 0;
}
