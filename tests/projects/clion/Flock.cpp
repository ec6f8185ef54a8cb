#include "Flock.h"

#include <cmath>
#include <iomanip>

std::istream &operator>>(std::istream &is, Flock &flock) {
    size_t n;
    is >> flock.rc >> flock.rs >> flock.fmax >> flock.ra >> flock.kc >> flock.ks >> flock.ka >> n;
    for (size_t i = 0; i < n; ++i) {
        double x, y, u, v;
        is >> x >> y >> u >> v;
        flock.pos.emplace_back(x, y);
        flock.vel.emplace_back(u, v);
    }
    return is;
}

std::ostream &operator<<(std::ostream &os, const Flock &flock) {
    os << std::fixed << std::setprecision(3);
    for (size_t i = 0; i < flock.pos.size(); ++i) {
        auto [x, y] = flock.pos[i];
        auto [u, v] = flock.vel[i];
        os << x << " " << y << " " << u << " " << v << "\n";
    }
    return os;
}

double Flock::distance(size_t a, size_t b) const {
    auto [ax, ay] = pos[a];
    auto [bx, by] = pos[b];
    return std::sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));
}

Flock::Pair Flock::acceleration(size_t a) const {
    auto [x, y] = pos[a];
    double cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0;
    int nc = 0, na = 0;
    for (size_t b = 0; b < pos.size(); ++b) {
        auto [ox, oy] = pos[b];
        auto [u, v] = vel[b];
        const double d = distance(a, b);
        if (d <= ra) {
            ax += u;
            ay += v;
            na += 1;
        }
        if (a != b && d <= rc) {
            cx += ox;
            cy += oy;
            nc += 1;
        }
        if (a != b && d > 0 && d <= rs) {
            sx += (x - ox) / (d * d);
            sy += (y - oy) / (d * d);
        }
    }
    double fx = 0, fy = 0;
    if (nc != 0 && rc > 0) {
        const double ex = cx / nc - x, ey = cy / nc - y;
        if (std::hypot(ex, ey) <= rc) {
            fx += kc * (ex / rc);
            fy += kc * (ey / rc);
        }
    }
    const double strength = std::hypot(sx, sy);
    const double factor = strength > fmax ? fmax / strength : 1;
    fx += ks * factor * sx;
    fy += ks * factor * sy;
    if (na != 0) {
        fx += ka * ax / na;
        fy += ka * ay / na;
    }
    return {fx, fy};
}

void Flock::move(double dt) {
    std::vector<Pair> f;
    for (size_t i = 0; i < pos.size(); ++i) f.push_back(acceleration(i));
    for (size_t i = 0; i < pos.size(); ++i) {
        auto &[x, y] = pos[i];
        auto &[u, v] = vel[i];
        u += std::get<0>(f[i]) * dt;
        v += std::get<1>(f[i]) * dt;
        x += u * dt;
        y += v * dt;
    }
}
