#include <cmath>
#include <functional>
#include <iomanip>
#include <iostream>
#include <map>
#include <memory>
#include <string>
#include <vector>

struct Vector {
    double x{0}, y{0};
    Vector &operator+=(Vector v) { x += v.x; y += v.y; return *this; }
};
Vector operator-(Vector a, Vector b) { return {a.x - b.x, a.y - b.y}; }
Vector operator*(double k, Vector a) { return {k * a.x, k * a.y}; }
double abs(Vector a) { return std::hypot(a.x, a.y); }

struct Agent;
typedef std::vector<std::unique_ptr<Agent>> Agents;

struct Agent {
    Vector p, v, f;
};

class Behaviour {
public:
    double radius = 0, weight = 0;
    virtual ~Behaviour() = default;
    virtual Vector force(const Agent &a, const Agents &all) const = 0;
};

class Cohesion : public Behaviour {
public:
    Vector force(const Agent &a, const Agents &all) const override {
        Vector sum;
        int n = 0;
        for (auto &o : all)
            if (o.get() != &a && abs(a.p - o->p) <= radius) { sum += o->p; n++; }
        if (n == 0 || radius == 0) return {};
        Vector e = 1.0 / n * sum - a.p;
        return abs(e) <= radius ? 1 / radius * e : Vector{};
    }
};

class Separation : public Behaviour {
public:
    double maximum = 0;
    Vector force(const Agent &a, const Agents &all) const override {
        Vector sum;
        for (auto &o : all) {
            double d = abs(a.p - o->p);
            if (d > 0 && d <= radius) sum += 1 / (d * d) * (a.p - o->p);
        }
        if (abs(sum) > maximum) sum = maximum / abs(sum) * sum;
        return sum;
    }
};

class Alignment : public Behaviour {
public:
    Vector force(const Agent &a, const Agents &all) const override {
        Vector sum;
        int n = 0;
        for (auto &o : all)
            if (abs(a.p - o->p) <= radius) { sum += o->v; n++; }
        return n ? 1.0 / n * sum : Vector{};
    }
};

int main() {
    auto cohesion = std::make_shared<Cohesion>();
    auto separation = std::make_shared<Separation>();
    auto alignment = std::make_shared<Alignment>();
    std::vector<std::shared_ptr<Behaviour>> behaviours{cohesion, separation, alignment};
    int count;
    std::cin >> cohesion->radius >> separation->radius >> separation->maximum >> alignment->radius;
    for (auto &b : behaviours) std::cin >> b->weight;
    std::cin >> count;

    Agents agents;
    while (count-- > 0) {
        agents.push_back(std::make_unique<Agent>());
        Agent &a = *agents.back();
        std::cin >> a.p.x >> a.p.y >> a.v.x >> a.v.y;
    }

    std::cout << std::fixed << std::setprecision(3);
    for (double dt; std::cin >> dt; ) {
        for (auto &a : agents) {
            a->f = {};
            for (auto &b : behaviours) a->f += b->weight * b->force(*a, agents);
        }
        for (auto &a : agents) {
            a->v += dt * a->f;
            a->p += dt * a->v;
            std::cout << a->p.x << ' ' << a->p.y << ' ' << a->v.x << ' ' << a->v.y << '\n';
        }
    }
}
