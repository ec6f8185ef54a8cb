#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdio>
#include <iostream>
#include <vector>

// std::complex<double> is a perfectly fine 2d vector
using vec = std::complex<double>;

static double len(const vec& v) { return std::sqrt(v.real() * v.real() + v.imag() * v.imag()); }

struct agent {
    vec p, v;
};

struct config {
    double rc, rs, fs_max, ra;
    double kc, ks, ka;
};

static vec limit(const vec& v, double max) {
    const double l = len(v);
    return l > max ? v / l * max : v;
}

static vec total_force(const std::vector<agent>& flock, const agent& self, const config& c) {
    vec cm{}, sep{}, vel{};
    int n_c = 0, n_a = 0;

    for (const auto& other : flock) {
        const vec to = other.p - self.p;
        const double d = len(to);

        if (d <= c.ra) {
            vel += other.v;
            ++n_a;
        }
        if (&other == &self) continue;

        if (d <= c.rc) {
            cm += other.p;
            ++n_c;
        }
        if (d > 0 && d < c.rs) sep -= to / d / d;
    }

    vec f{};
    if (n_c > 0 && c.rc > 0) f += c.kc * ((cm / double(n_c) - self.p) / c.rc);
    f += limit(c.ks * sep, c.fs_max);
    if (n_a > 0) f += c.ka * (vel / double(n_a));
    return f;
}

int main() {
    config c;
    int n;
    std::cin >> c.rc >> c.rs >> c.fs_max >> c.ra >> c.kc >> c.ks >> c.ka >> n;

    std::vector<agent> now(n);
    for (auto& a : now) {
        double x, y, vx, vy;
        std::cin >> x >> y >> vx >> vy;
        a = {{x, y}, {vx, vy}};
    }
    auto next = now;

    for (double dt; std::cin >> dt;) {
        std::transform(now.begin(), now.end(), next.begin(), [&](const agent& a) {
            const vec v = a.v + total_force(now, a, c) * dt;
            return agent{a.p + v * dt, v};
        });
        now.swap(next);
        for (const auto& a : now)
            std::printf("%.3f %.3f %.3f %.3f\n", a.p.real(), a.p.imag(), a.v.real(), a.v.imag());
    }
}
