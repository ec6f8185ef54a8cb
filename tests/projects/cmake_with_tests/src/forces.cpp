#include "forces.h"
#include <cmath>

static double dist(V2 a, V2 b) {
    return std::sqrt(std::pow(a.x - b.x, 2) + std::pow(a.y - b.y, 2));
}

V2 cohesionForce(const std::vector<Body>& bodies, std::size_t self, double radius) {
    V2 c;
    int n = 0;
    for (std::size_t i = 0; i < bodies.size(); i++) {
        if (i == self || dist(bodies[i].p, bodies[self].p) > radius) continue;
        c.x += bodies[i].p.x;
        c.y += bodies[i].p.y;
        n++;
    }
    if (n == 0 || radius <= 0) return {};
    c = {c.x / n, c.y / n};
    if (dist(c, bodies[self].p) > radius) return {};
    return {(c.x - bodies[self].p.x) / radius, (c.y - bodies[self].p.y) / radius};
}

V2 separationForce(const std::vector<Body>& bodies, std::size_t self, double radius, double limit) {
    V2 s;
    for (const Body& b : bodies) {
        double d = dist(b.p, bodies[self].p);
        if (d == 0 || d > radius) continue;
        s.x += (bodies[self].p.x - b.p.x) / (d * d);
        s.y += (bodies[self].p.y - b.p.y) / (d * d);
    }
    double length = dist(s, {});
    if (length > limit) s = {s.x / length * limit, s.y / length * limit};
    return s;
}

V2 alignmentForce(const std::vector<Body>& bodies, std::size_t self, double radius) {
    V2 a;
    int n = 0;
    for (const Body& b : bodies) {
        if (dist(b.p, bodies[self].p) > radius) continue;
        a.x += b.v.x;
        a.y += b.v.y;
        n++;
    }
    if (n == 0) return {};
    return {a.x / n, a.y / n};
}
