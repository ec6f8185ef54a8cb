#include <complex>
#include <cstdio>
#include <iostream>
#include <vector>

using cd = std::complex<double>;

struct Bird {
    cd p, v;
};

struct Rules {
    double rc, rs, fs, ra, kc, ks, ka;
};

static cd force(const std::vector<Bird>& birds, std::size_t me, const Rules& r)
{
    cd center = 0, push = 0, heading = 0;
    int nc = 0, na = 0;
    for (std::size_t i = 0; i < birds.size(); ++i) {
        const cd away = birds[me].p - birds[i].p;
        const double d = std::abs(away);
        if (d <= r.ra) {
            heading += birds[i].v;
            ++na;
        }
        if (i == me)
            continue;
        if (d <= r.rc) {
            center += birds[i].p;
            ++nc;
        }
        if (d > 0 && d <= r.rs)
            push += away / (d * d);
    }

    cd total = 0;
    if (nc > 0 && r.rc > 0)
        total += r.kc * (center / double(nc) - birds[me].p) / r.rc;
    const double len = std::abs(push);
    if (len > r.fs)
        push *= r.fs / len;
    total += r.ks * push;
    if (na > 0)
        total += r.ka * heading / double(na);
    return total;
}

int main()
{
    Rules r;
    int n;
    std::cin >> r.rc >> r.rs >> r.fs >> r.ra >> r.kc >> r.ks >> r.ka >> n;
    std::vector<Bird> birds(n);
    for (auto& b : birds) {
        double x, y, vx, vy;
        std::cin >> x >> y >> vx >> vy;
        b.p = cd(x, y);
        b.v = cd(vx, vy);
    }

    double dt;
    while (std::cin >> dt) {
        std::vector<Bird> next(birds);
        for (std::size_t i = 0; i < birds.size(); ++i) {
            next[i].v += force(birds, i, r) * dt;
            next[i].p += next[i].v * dt;
        }
        birds = std::move(next);
        for (const auto& b : birds)
            std::printf("%.3f %.3f %.3f %.3f\n", b.p.real(), b.p.imag(), b.v.real(), b.v.imag());
    }
}
