#include <iostream>
#include <vector>
#include <cmath>
#include <algorithm>
#include <cstdio>

typedef double real;

struct Vec {
    real x;
    real y;
};

struct Boid {
    Vec p;
    Vec v;
};

struct Settings {
    real rC, rS, maxS, rA;
    real kC, kS, kA;
};

real length(Vec v) {
    return std::sqrt(v.x * v.x + v.y * v.y);
}

Vec from_to(Vec a, Vec b) {
    Vec r;
    r.x = b.x - a.x;
    r.y = b.y - a.y;
    return r;
}

Vec cohesionForce(const std::vector<Boid> &flock, size_t self, const Settings &s) {
    Vec cm = {0, 0};
    int n = 0;
    for (size_t i = 0; i < flock.size(); ++i) {
        if (i == self) continue;
        if (length(from_to(flock[self].p, flock[i].p)) <= s.rC) {
            cm.x += flock[i].p.x;
            cm.y += flock[i].p.y;
            ++n;
        }
    }
    Vec f = {0, 0};
    if (n > 0) {
        cm.x /= n;
        cm.y /= n;
        Vec way = from_to(flock[self].p, cm);
        if (length(way) <= s.rC) {
            f.x = way.x / s.rC;
            f.y = way.y / s.rC;
        }
    }
    return f;
}

Vec separationForce(const std::vector<Boid> &flock, size_t self, const Settings &s) {
    Vec f = {0, 0};
    for (size_t i = 0; i < flock.size(); ++i) {
        if (i == self) continue;
        Vec away = from_to(flock[i].p, flock[self].p);
        real d = length(away);
        if (d > 0 && d <= s.rS) {
            f.x += away.x / d / d;
            f.y += away.y / d / d;
        }
    }
    // not more than the maximum
    f.x = std::clamp(f.x, -s.maxS, s.maxS);
    f.y = std::clamp(f.y, -s.maxS, s.maxS);
    return f;
}

Vec alignmentForce(const std::vector<Boid> &flock, size_t self, const Settings &s) {
    Vec sum = {0, 0};
    int n = 0;
    for (size_t i = 0; i < flock.size(); ++i) {
        if (length(from_to(flock[self].p, flock[i].p)) <= s.rA) {
            sum.x += flock[i].v.x;
            sum.y += flock[i].v.y;
            ++n;
        }
    }
    sum.x /= n;
    sum.y /= n;
    return sum;
}

int main() {
    Settings s;
    int n;
    std::cin >> s.rC >> s.rS >> s.maxS >> s.rA >> s.kC >> s.kS >> s.kA >> n;
    std::vector<Boid> flock(n);
    for (Boid &b : flock) {
        std::cin >> b.p.x >> b.p.y >> b.v.x >> b.v.y;
    }

    real dt;
    while (std::cin >> dt) {
        std::vector<Boid> next(flock);
        for (size_t i = 0; i < flock.size(); ++i) {
            Vec c = cohesionForce(flock, i, s);
            Vec se = separationForce(flock, i, s);
            Vec a = alignmentForce(flock, i, s);
            next[i].v.x += (s.kC * c.x + s.kS * se.x + s.kA * a.x) * dt;
            next[i].v.y += (s.kC * c.y + s.kS * se.y + s.kA * a.y) * dt;
            next[i].p.x += next[i].v.x * dt;
            next[i].p.y += next[i].v.y * dt;
        }
        flock.swap(next);
        for (const Boid &b : flock) {
            std::printf("%.3f %.3f %.3f %.3f\n", b.p.x, b.p.y, b.v.x, b.v.y);
        }
    }
}
