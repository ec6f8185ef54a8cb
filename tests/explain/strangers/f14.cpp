#include <iostream>
#include <iomanip>
#include <vector>
#include <memory>
#include <cmath>

using std::vector;

struct V2 {
    double x{}, y{};
    V2& operator+=(V2 o) { x += o.x; y += o.y; return *this; }
    friend V2 operator+(V2 a, V2 b) { return a += b; }
    friend V2 operator-(V2 a, V2 b) { return {a.x - b.x, a.y - b.y}; }
    friend V2 operator*(V2 a, double s) { return {a.x * s, a.y * s}; }
    friend V2 operator/(V2 a, double s) { return {a.x / s, a.y / s}; }
    double norm() const { return std::sqrt(x * x + y * y); }
};

struct Boid { V2 p, v; };

class Rule {
public:
    double radius = 0, weight = 0;
    virtual ~Rule() {}
    virtual V2 force(const vector<Boid>& all, size_t me) const = 0;
protected:
    bool near(const Boid& a, const Boid& b) const { return (a.p - b.p).norm() < radius; }
};

class CohesionRule : public Rule {
public:
    V2 force(const vector<Boid>& all, size_t me) const override {
        V2 c; int cnt = 0;
        for (size_t i = 0; i < all.size(); ++i)
            if (i != me && near(all[i], all[me])) { c += all[i].p; ++cnt; }
        if (cnt == 0) return {};
        V2 e = c / cnt - all[me].p;
        return e.norm() > radius ? V2{} : e / radius * weight;
    }
};

class SeparationRule : public Rule {
public:
    double limit = 0;
    V2 force(const vector<Boid>& all, size_t me) const override {
        V2 s;
        for (size_t i = 0; i < all.size(); ++i) {
            V2 w = all[me].p - all[i].p;
            if (w.norm() > 0 && near(all[i], all[me])) s += w / w.norm() / w.norm();
        }
        s = s * weight;
        if (s.norm() > limit) s = s / s.norm() * limit;
        return s;
    }
};

class AlignmentRule : public Rule {
public:
    V2 force(const vector<Boid>& all, size_t me) const override {
        V2 m; int cnt = 0;
        for (const Boid& b : all)
            if (near(b, all[me])) { m += b.v; ++cnt; }
        return m / cnt * weight;
    }
};

void print(const vector<Boid>& boids) {
    for (const Boid& b : boids)
        std::cout << std::fixed << std::setprecision(3) << b.p.x << ' ' << b.p.y << ' ' << b.v.x << ' ' << b.v.y << '\n';
}

int main() {
    auto c = std::make_unique<CohesionRule>();
    auto s = std::make_unique<SeparationRule>();
    auto a = std::make_unique<AlignmentRule>();
    size_t n;
    std::cin >> c->radius >> s->radius >> s->limit >> a->radius >> c->weight >> s->weight >> a->weight >> n;
    vector<Boid> boids(n);
    for (Boid& b : boids) std::cin >> b.p.x >> b.p.y >> b.v.x >> b.v.y;
    vector<std::unique_ptr<Rule>> rules;
    rules.push_back(std::move(c));
    rules.push_back(std::move(s));
    rules.push_back(std::move(a));

    print(boids);
    double dt;
    while (std::cin >> dt) {
        vector<Boid> next(boids);
        for (size_t i = 0; i < n; ++i) {
            V2 f;
            for (auto& r : rules) f += r->force(boids, i);
            next[i].v = boids[i].v + f * dt;
            next[i].p = boids[i].p + next[i].v * dt;
        }
        boids = std::move(next);
        print(boids);
    }
}
