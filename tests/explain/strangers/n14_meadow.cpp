#include <iostream>
#include <sstream>
#include <iomanip>
#include <memory>
#include <string>
#include <vector>
#include <cmath>

struct Vector2 {
    double x{0}, y{0};
    Vector2& operator+=(const Vector2& o) { x += o.x; y += o.y; return *this; }
    Vector2& operator*=(double k) { x *= k; y *= k; return *this; }
    Vector2& operator/=(double k) { x /= k; y /= k; return *this; }
    double magnitude() const { return std::sqrt(x * x + y * y); }
};
Vector2 operator-(const Vector2& a, const Vector2& b) { return {a.x - b.x, a.y - b.y}; }
Vector2 operator*(Vector2 a, double k) { a *= k; return a; }

struct Boid {
    Vector2 position;
    Vector2 velocity;
    double distanceTo(const Boid& o) const { return (position - o.position).magnitude(); }
};

class Rule {
protected:
    double radius, weight;
public:
    Rule(double r, double w) : radius(r), weight(w) {}
    virtual ~Rule() = default;
    virtual Vector2 compute(const std::vector<Boid>& boids, const Boid& me) const = 0;
    Vector2 weighted(const std::vector<Boid>& boids, const Boid& me) const { return compute(boids, me) * weight; }
};

class CohesionRule : public Rule {
public:
    using Rule::Rule;
    Vector2 compute(const std::vector<Boid>& boids, const Boid& me) const override {
        Vector2 center;
        int n = 0;
        for (const Boid& b : boids) {
            if (&b == &me || b.distanceTo(me) > radius) continue;
            center += b.position;
            ++n;
        }
        if (n == 0 || radius == 0) return {};
        center /= n;
        Vector2 f = center - me.position;
        f /= radius;
        return f;
    }
};

class SeparationRule : public Rule {
    double maxForce;
public:
    SeparationRule(double r, double w, double m) : Rule(r, w), maxForce(m) {}
    Vector2 compute(const std::vector<Boid>& boids, const Boid& me) const override {
        Vector2 f;
        for (const Boid& b : boids) {
            double d = b.distanceTo(me);
            if (d == 0 || d > radius) continue;
            Vector2 dir = me.position - b.position;
            dir /= d;
            dir /= d;
            f += dir;
        }
        double m = f.magnitude();
        if (m > maxForce) {
            f /= m;
            f *= maxForce;
        }
        return f;
    }
};

class AlignmentRule : public Rule {
public:
    using Rule::Rule;
    Vector2 compute(const std::vector<Boid>& boids, const Boid& me) const override {
        Vector2 avg = me.velocity;   // including itself
        int n = 1;
        for (const Boid& b : boids) {
            if (b.distanceTo(me) > radius) continue;
            avg += b.velocity;
            ++n;
        }
        avg /= n;
        return avg;
    }
};

int main() {
    std::string line;
    std::getline(std::cin, line);
    std::istringstream header(line);
    double rc, rs, ra, fsMax, kc, ks, ka;
    int n = 0;
    header >> rc >> rs >> ra >> fsMax >> kc >> ks >> ka >> n;

    std::vector<Boid> boids;
    while (n-- > 0 && std::getline(std::cin, line)) {
        std::istringstream ss(line);
        Boid b;
        ss >> b.position.x >> b.position.y >> b.velocity.x >> b.velocity.y;
        boids.push_back(b);
    }

    std::vector<std::unique_ptr<Rule>> rules;
    rules.push_back(std::make_unique<CohesionRule>(rc, kc));
    rules.push_back(std::make_unique<SeparationRule>(rs, ks, fsMax));
    rules.push_back(std::make_unique<AlignmentRule>(ra, ka));

    std::cout << std::fixed << std::setprecision(3);
    while (std::getline(std::cin, line)) {
        std::istringstream ss(line);
        double dt;
        if (!(ss >> dt)) break;
        std::vector<Boid> updated = boids;
        for (std::size_t i = 0; i < boids.size(); ++i) {
            Vector2 force;
            for (const auto& rule : rules) force += rule->weighted(boids, boids[i]);
            updated[i].velocity += force * dt;
            updated[i].position += updated[i].velocity * dt;
        }
        boids = updated;
        for (const Boid& b : boids)
            std::cout << b.position.x << ' ' << b.position.y << ' ' << b.velocity.x << ' ' << b.velocity.y << '\n';
    }
    return 0;
}
