/*
 * Flocking - own implementation with classes (did not use the boilerplate).
 * Every rule is a subclass of Rule, so it is easy to add new ones later.
 */
#include <cmath>
#include <iomanip>
#include <iostream>
#include <memory>
#include <vector>

class Vec2
{
public:
    double x{0.0};
    double y{0.0};

    Vec2() {}
    Vec2(double px, double py) : x{px}, y{py} {}

    double length() const { return std::sqrt(x * x + y * y); }

    Vec2 normalized() const
    {
        double l = length();
        if (l == 0.0)
            return Vec2();
        return Vec2(x / l, y / l);
    }

    Vec2 limited(double max) const
    {
        if (length() > max)
            return Vec2(normalized().x * max, normalized().y * max);
        return *this;
    }
};

Vec2 operator+(Vec2 a, Vec2 b) { return Vec2(a.x + b.x, a.y + b.y); }
Vec2 operator-(Vec2 a, Vec2 b) { return Vec2(a.x - b.x, a.y - b.y); }
Vec2 operator*(Vec2 a, double s) { return Vec2(a.x * s, a.y * s); }

class Agent
{
public:
    Vec2 pos;
    Vec2 vel;
};

using Flock = std::vector<Agent>;

class Rule
{
public:
    double radius{};
    double weight{};
    virtual ~Rule() = default;
    virtual Vec2 force(const Flock &flock, std::size_t me) const = 0;

protected:
    bool inRange(const Agent &a, const Agent &b) const
    {
        return (a.pos - b.pos).length() <= radius;
    }
};

class CohesionRule : public Rule
{
public:
    Vec2 force(const Flock &flock, std::size_t me) const override
    {
        Vec2 center;
        int count = 0;
        for (std::size_t i = 0; i < flock.size(); ++i)
        {
            if (i == me || !inRange(flock[me], flock[i]))
                continue;
            center = center + flock[i].pos;
            ++count;
        }
        if (count == 0 || radius <= 0.0)
            return Vec2();
        center = center * (1.0 / count);
        return (center - flock[me].pos) * (1.0 / radius);
    }
};

class SeparationRule : public Rule
{
public:
    double maxForce{};

    Vec2 force(const Flock &flock, std::size_t me) const override
    {
        Vec2 sum;
        for (std::size_t i = 0; i < flock.size(); ++i)
        {
            if (i == me || !inRange(flock[me], flock[i]))
                continue;
            sum = sum + (flock[me].pos - flock[i].pos).normalized();
        }
        return sum.limited(maxForce);
    }
};

class AlignmentRule : public Rule
{
public:
    Vec2 force(const Flock &flock, std::size_t me) const override
    {
        Vec2 avg;
        int count = 0;
        for (const Agent &other : flock)
        {
            if (inRange(flock[me], other))
            {
                avg = avg + other.vel;
                ++count;
            }
        }
        if (count == 0)
            return Vec2();
        return avg * (1.0 / count);
    }
};

class Simulation
{
    Flock flock;
    std::vector<std::unique_ptr<Rule>> rules;
    static constexpr double MAX_SPEED = 10.0; // so they do not fly away

public:
    void read(std::istream &in)
    {
        auto c = std::make_unique<CohesionRule>();
        auto s = std::make_unique<SeparationRule>();
        auto a = std::make_unique<AlignmentRule>();
        std::size_t n = 0;
        in >> c->radius >> s->radius >> s->maxForce >> a->radius;
        in >> c->weight >> s->weight >> a->weight >> n;
        rules.push_back(std::move(c));
        rules.push_back(std::move(s));
        rules.push_back(std::move(a));
        flock.resize(n);
        for (Agent &ag : flock)
            in >> ag.pos.x >> ag.pos.y >> ag.vel.x >> ag.vel.y;
    }

    void step(double dt)
    {
        Flock next = flock;
        for (std::size_t i = 0; i < flock.size(); ++i)
        {
            Vec2 total;
            for (const auto &r : rules)
                total = total + r->force(flock, i) * r->weight;
            next[i].vel = (flock[i].vel + total * dt).limited(MAX_SPEED);
            next[i].pos = flock[i].pos + next[i].vel * dt;
        }
        flock = next;
    }

    void print(std::ostream &out) const
    {
        out << std::fixed << std::setprecision(3);
        for (const Agent &a : flock)
            out << a.pos.x << ' ' << a.pos.y << ' ' << a.vel.x << ' ' << a.vel.y << '\n';
    }
};

int main()
{
    Simulation sim;
    sim.read(std::cin);
    double dt;
    while (std::cin >> dt)
    {
        sim.step(dt);
        sim.print(std::cout);
    }
    return 0;
}
