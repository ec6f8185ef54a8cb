#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <vector>

namespace {

struct Vec {
    double x{0.0};
    double y{0.0};
};

Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
Vec operator*(double s, Vec a) { return {s * a.x, s * a.y}; }
double length(Vec a) { return std::hypot(a.x, a.y); }

struct Agent {
    Vec pos;
    Vec vel;
};

struct Settings {
    double rc, rs, fsMax, ra, kc, ks, ka;
};

using Flock = std::vector<Agent>;

Vec cohesion(const Flock& flock, std::size_t self, double rc) {
    Vec sum;
    int n = 0;
    for (std::size_t i = 0; i < flock.size(); ++i) {
        if (i == self) continue;
        if (length(flock[i].pos - flock[self].pos) <= rc) {
            sum = sum + flock[i].pos;
            ++n;
        }
    }
    if (n == 0 || rc <= 0.0) return {};
    const Vec cm = (1.0 / n) * sum;
    return (1.0 / rc) * (cm - flock[self].pos);
}

Vec separation(const Flock& flock, std::size_t self, double rs, double fsMax) {
    Vec force;
    for (std::size_t i = 0; i < flock.size(); ++i) {
        if (i == self) continue;
        const Vec away = flock[self].pos - flock[i].pos;
        const double d = length(away);
        if (d > 0.0 && d <= rs) {
            const double strength = std::min(1.0 / d, fsMax);
            force = force + (strength / d) * away;
        }
    }
    return force;
}

Vec alignment(const Flock& flock, std::size_t self, double ra) {
    Vec sum;
    int n = 0;
    for (const Agent& other : flock) {
        if (length(other.pos - flock[self].pos) <= ra) {
            sum = sum + other.vel;
            ++n;
        }
    }
    return (1.0 / n) * sum;
}

Flock step(const Flock& cur, const Settings& s, double dt) {
    Flock next = cur;
    for (std::size_t i = 0; i < cur.size(); ++i) {
        const Vec f = s.kc * cohesion(cur, i, s.rc)
                    + s.ks * separation(cur, i, s.rs, s.fsMax)
                    + s.ka * alignment(cur, i, s.ra);
        next[i].vel = cur[i].vel + dt * f;
        next[i].pos = cur[i].pos + dt * next[i].vel;
    }
    return next;
}

}  // namespace

int main() {
    Settings s{};
    std::size_t n = 0;
    std::cin >> s.rc >> s.rs >> s.fsMax >> s.ra >> s.kc >> s.ks >> s.ka >> n;
    Flock flock(n);
    for (Agent& a : flock) std::cin >> a.pos.x >> a.pos.y >> a.vel.x >> a.vel.y;

    double dt = 0.0;
    while (std::cin >> dt) {
        flock = step(flock, s, dt);
        for (const Agent& a : flock)
            std::printf("%.3f %.3f %.3f %.3f\n", a.pos.x, a.pos.y, a.vel.x, a.vel.y);
    }
    return 0;
}
