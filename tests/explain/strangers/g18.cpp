#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <vector>

// Optimised: no sqrt in the neighbour tests.

struct Vec2 {
    double x = 0.0, y = 0.0;
    Vec2& operator+=(const Vec2& r) { x += r.x; y += r.y; return *this; }
    friend Vec2 operator+(Vec2 l, const Vec2& r) { return l += r; }
    friend Vec2 operator-(const Vec2& l, const Vec2& r) { return {l.x - r.x, l.y - r.y}; }
    friend Vec2 operator*(const Vec2& l, double s) { return {l.x * s, l.y * s}; }
    double lengthSquared() const { return x * x + y * y; }
    double length() const { return std::sqrt(lengthSquared()); }
};

struct Agent {
    Vec2 pos;
    Vec2 vel;
};

struct Settings {
    double rc, rs, fsMax, ra, kc, ks, ka;
};

Vec2 computeForce(const std::vector<Agent>& agents, std::size_t self, const Settings& s) {
    const Vec2 p = agents[self].pos;
    Vec2 centre, push, vel;
    int nc = 0, na = 0;

    for (std::size_t i = 0; i < agents.size(); ++i) {
        const Vec2 away = p - agents[i].pos;
        const double d2 = away.lengthSquared();

        if (d2 <= s.ra) {
            vel += agents[i].vel;
            ++na;
        }
        if (i == self) continue;
        if (d2 <= s.rc) {
            centre += agents[i].pos;
            ++nc;
        }
        if (d2 > 0 && d2 <= s.rs)
            push += away * (1.0 / d2);   // (away / d) / d
    }

    Vec2 cohesion, alignment;
    if (nc > 0) {
        const Vec2 e = centre * (1.0 / nc) - p;
        if (e.length() <= s.rc)
            cohesion = e * (1.0 / s.rc);
    }
    const double len = push.length();
    if (len > s.fsMax)
        push = push * (s.fsMax / len);
    if (na > 0)
        alignment = vel * (1.0 / na);

    return cohesion * s.kc + push * s.ks + alignment * s.ka;
}

int main() {
    Settings s;
    std::size_t n;
    std::cin >> s.rc >> s.rs >> s.fsMax >> s.ra >> s.kc >> s.ks >> s.ka >> n;

    std::vector<Agent> front(n), back(n);
    for (Agent& a : front)
        std::cin >> a.pos.x >> a.pos.y >> a.vel.x >> a.vel.y;

    std::cout << std::fixed << std::setprecision(3);
    for (double dt; std::cin >> dt;) {
        for (std::size_t i = 0; i < n; ++i) {
            back[i].vel = front[i].vel + computeForce(front, i, s) * dt;
            back[i].pos = front[i].pos + back[i].vel * dt;
        }
        std::swap(front, back);
        for (const Agent& a : front)
            std::cout << a.pos.x << ' ' << a.pos.y << ' ' << a.vel.x << ' ' << a.vel.y << '\n';
    }
}
