#include <cmath>
#include <cstdio>
#include <iostream>
#include <utility>
#include <vector>

struct Vec {
    double x{}, y{};
    friend Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
    friend Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
    friend Vec operator*(Vec a, double s) { return {a.x * s, a.y * s}; }
    friend Vec operator/(Vec a, double s) { return {a.x / s, a.y / s}; }
    double len() const { return std::sqrt(x * x + y * y); }
};

struct Agent { Vec p, v; };

class Flock {
public:
    void load(std::istream& in) {
        int n = 0;
        in >> rc_ >> rs_ >> fmax_ >> ra_ >> kc_ >> ks_ >> ka_ >> n;
        agents_.resize(n);
        for (auto& a : agents_) in >> a.p.x >> a.p.y >> a.v.x >> a.v.y;
    }

    void step(double dt) {
        std::vector<Agent> next(agents_.size());
        for (std::size_t i = 0; i < agents_.size(); ++i) {
            const Vec f = force(i);
            next[i].v = agents_[i].v + f * dt;
            next[i].p = agents_[i].p + next[i].v * dt;
        }
        agents_ = std::move(next);
    }

    void print() const {
        for (const auto& a : agents_)
            std::printf("%.3f %.3f %.3f %.3f\n", a.p.x, a.p.y, a.v.x, a.v.y);
    }

private:
    Vec force(std::size_t me) const {
        const Agent& a = agents_[me];
        Vec center, sep, vel;
        int nc = 0, na = 0;
        // one pass, all three sums together
        for (std::size_t i = 0; i < agents_.size(); ++i) {
            const Agent& b = agents_[i];
            const Vec away = a.p - b.p;
            const double d = away.len();
            if (i != me && d <= rc_) { center = center + b.p; ++nc; }
            if (i != me && d > 0 && d <= rs_) sep = sep + (away / d) / d;
            if (d <= ra_) { vel = vel + b.v; ++na; }
        }

        Vec fc, fa;
        if (nc > 0) {
            const Vec e = center / nc - a.p;
            if (e.len() <= rc_) fc = e / rc_;
        }
        if (sep.len() > fmax_) sep = sep * (fmax_ / sep.len());
        if (na > 0) fa = vel / na;
        return fc * kc_ + sep * ks_ + fa * ka_;
    }

    double rc_{}, rs_{}, fmax_{}, ra_{}, kc_{}, ks_{}, ka_{};
    std::vector<Agent> agents_;
};

int main() {
    Flock flock;
    flock.load(std::cin);
    for (double dt; std::cin >> dt;) {
        flock.step(dt);
        flock.print();
    }
}
