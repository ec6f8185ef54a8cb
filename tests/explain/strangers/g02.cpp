#include <cmath>
#include <cstdio>
#include <iostream>
#include <vector>

// AI assignment, flocking

struct Vec {
    double x{0}, y{0};
};
static Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
static Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
static Vec operator*(Vec a, double s) { return {a.x * s, a.y * s}; }
static Vec operator/(Vec a, double s) { return {a.x / s, a.y / s}; }
static double length(Vec a) { return std::hypot(a.x, a.y); }
static Vec hat(Vec a) { return a / length(a); }

// vector from p1 to p2, same as on the sheet
static Vec fromTo(Vec p1, Vec p2) { return p2 - p1; }

struct Agent { Vec pos, vel; };

struct Params {
    double rc, rs, fsMax, ra, kc, ks, ka;
    int n;
};

static Vec cohesion(const std::vector<Agent>& flock, size_t me, const Params& p) {
    Vec sum;
    int n = 0;
    for (size_t i = 0; i < flock.size(); ++i) {
        if (i == me) continue;
        if (length(fromTo(flock[me].pos, flock[i].pos)) <= p.rc) {
            sum = sum + flock[i].pos;
            ++n;
        }
    }
    if (n == 0) return {};
    Vec toCentre = fromTo(flock[me].pos, sum / n);
    if (length(toCentre) > p.rc) return {};
    return toCentre / p.rc;
}

static Vec separation(const std::vector<Agent>& flock, size_t me, const Params& p) {
    Vec fs;
    for (size_t i = 0; i < flock.size(); ++i) {
        if (i == me) continue;
        Vec pa_pi = fromTo(flock[me].pos, flock[i].pos);
        double d = length(pa_pi);
        if (d > 0 && d <= p.rs)
            fs = fs + hat(pa_pi) / d;
    }
    if (length(fs) > p.fsMax) fs = hat(fs) * p.fsMax;
    return fs;
}

static Vec alignment(const std::vector<Agent>& flock, size_t me, const Params& p) {
    Vec sum;
    int n = 0;
    for (const auto& other : flock) {
        if (length(fromTo(flock[me].pos, other.pos)) <= p.ra) {
            sum = sum + other.vel;
            ++n;
        }
    }
    return n ? sum / n : Vec{};
}

int main() {
    Params p;
    std::cin >> p.rc >> p.rs >> p.fsMax >> p.ra >> p.kc >> p.ks >> p.ka >> p.n;
    std::vector<Agent> flock(p.n);
    for (auto& a : flock) std::cin >> a.pos.x >> a.pos.y >> a.vel.x >> a.vel.y;

    double dt;
    while (std::cin >> dt) {
        std::vector<Agent> next = flock;
        for (size_t i = 0; i < flock.size(); ++i) {
            Vec f = cohesion(flock, i, p) * p.kc + separation(flock, i, p) * p.ks + alignment(flock, i, p) * p.ka;
            next[i].vel = flock[i].vel + f * dt;
            next[i].pos = flock[i].pos + next[i].vel * dt;
        }
        flock = next;
        for (const auto& a : flock)
            std::printf("%.3f %.3f %.3f %.3f\n", a.pos.x, a.pos.y, a.vel.x, a.vel.y);
    }
}
