#include <complex>
#include <cstdio>
#include <iostream>
#include <ranges>
#include <vector>

// A complex number is a vector in the plane.
using P = std::complex<double>;

struct Rules {
    double rc, rs, fs, ra, kc, ks, ka;
};

static std::istream& operator>>(std::istream& in, Rules& r) {
    return in >> r.rc >> r.rs >> r.fs >> r.ra >> r.kc >> r.ks >> r.ka;
}

static P cohesion(const Rules& r, const std::vector<P>& pos, std::size_t a) {
    P sum = 0;
    auto n = 0uz;
    for (auto i : std::views::iota(0uz, pos.size()))
        if (i != a && std::abs(pos[a] - pos[i]) <= r.rc) sum += pos[i], ++n;
    if (n == 0 || r.rc <= 0) return 0;
    const P e = sum / double(n) - pos[a];
    return std::abs(e) <= r.rc ? e / r.rc : P{};
}

static P separation(const Rules& r, const std::vector<P>& pos, std::size_t a) {
    P sum = 0;
    for (auto p : pos)
        if (const double d = std::abs(pos[a] - p); d > 0 && d <= r.rs) sum += (pos[a] - p) / d / d;
    return std::abs(sum) > r.fs ? sum / std::abs(sum) * r.fs : sum;
}

static P alignment(const Rules& r, const std::vector<P>& pos, const std::vector<P>& vel, std::size_t a) {
    P sum = 0;
    double n = 0;
    for (auto i : std::views::iota(0uz, pos.size()))
        if (std::abs(pos[a] - pos[i]) <= r.ra) sum += vel[i], n += 1;
    return n > 0 ? sum / n : P{};
}

int main() {
    Rules r{};
    std::size_t n{};
    std::cin >> r >> n;
    std::vector<P> pos(n), vel(n);
    for (auto i : std::views::iota(0uz, n)) {
        double x, y, vx, vy;
        std::cin >> x >> y >> vx >> vy;
        pos[i] = {x, y};
        vel[i] = {vx, vy};
    }
    for (double dt; std::cin >> dt;) {
        auto newVel = vel;
        for (auto a : std::views::iota(0uz, n))
            newVel[a] += (r.kc * cohesion(r, pos, a) + r.ks * separation(r, pos, a) + r.ka * alignment(r, pos, vel, a)) * dt;
        vel = newVel;
        for (auto a : std::views::iota(0uz, n)) {
            pos[a] += vel[a] * dt;
            std::printf("%.3f %.3f %.3f %.3f\n", pos[a].real(), pos[a].imag(), vel[a].real(), vel[a].imag());
        }
    }
}
