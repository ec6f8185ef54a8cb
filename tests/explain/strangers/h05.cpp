#include <array>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <vector>

namespace {

struct Vec {
    double x{}, y{};
    friend Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
    friend Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
    friend Vec operator*(double s, Vec a) { return {s * a.x, s * a.y}; }
};
double length(Vec v) { return std::hypot(v.x, v.y); }

struct Agent { Vec pos, vel; };
using Flock = std::vector<Agent>;

struct Params { double rc, rs, fmax, ra, kc, ks, ka; };

Vec cohesion(const Flock& f, std::size_t me, const Params& p)
{
    Vec sum; int n = 0;
    for (std::size_t j = 0; j < f.size(); ++j)
        if (j != me && length(f[j].pos - f[me].pos) <= p.rc) { sum = sum + f[j].pos; ++n; }
    if (!n) return {};
    const Vec e = (1.0 / n) * sum - f[me].pos;
    return length(e) <= p.rc ? (1.0 / p.rc) * e : Vec{};
}

Vec separation(const Flock& f, std::size_t me, const Params& p)
{
    Vec sum;
    for (const Agent& other : f) {
        const Vec away = f[me].pos - other.pos;
        const double d = length(away);
        if (d > 0 && d <= p.rs) sum = sum + (1.0 / (d * d)) * away;
    }
    const double l = length(sum);
    return l > p.fmax ? (p.fmax / l) * sum : sum;
}

Vec alignment(const Flock& f, std::size_t me, const Params& p)
{
    Vec sum; int n = 0;
    for (const Agent& other : f)
        if (length(other.pos - f[me].pos) <= p.ra) { sum = sum + other.vel; ++n; }
    return (1.0 / n) * sum;
}

} // namespace

int main()
{
    Params p; std::size_t n;
    std::cin >> p.rc >> p.rs >> p.fmax >> p.ra >> p.kc >> p.ks >> p.ka >> n;

    std::array<Flock, 2> buffers;
    int front = 0;
    for (std::size_t i = 0; i < n; ++i) {
        Agent a;
        std::cin >> a.pos.x >> a.pos.y >> a.vel.x >> a.vel.y;
        buffers[0].push_back(a);
    }
    buffers[1] = buffers[0];

    double dt;
    while (std::cin >> dt) {
        const Flock& current = buffers[front];
        Flock& next = buffers[1 - front];
        for (std::size_t i = 0; i < n; ++i) {
            const Vec force = p.kc * cohesion(current, i, p)
                            + p.ks * separation(current, i, p)
                            + p.ka * alignment(current, i, p);
            next[i].vel = next[i].vel + dt * force;
            next[i].pos = next[i].pos + dt * next[i].vel;
        }
        front = 1 - front;   // flip
        for (const Agent& a : buffers[front])
            std::printf("%.3f %.3f %.3f %.3f\n", a.pos.x, a.pos.y, a.vel.x, a.vel.y);
    }
}
