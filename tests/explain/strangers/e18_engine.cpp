// Flocking engine v2 - extensible with any number of forces
#include <cmath>
#include <iomanip>
#include <iostream>
#include <memory>
#include <optional>
#include <vector>

template <typename T>
class Vec2 {
public:
    T x{0}, y{0};
    constexpr Vec2() = default;
    constexpr Vec2(T x_, T y_) : x(x_), y(y_) {}
    constexpr Vec2 operator+(const Vec2& r) const { return Vec2(x + r.x, y + r.y); }
    constexpr Vec2 operator-(const Vec2& r) const { return Vec2(x - r.x, y - r.y); }
    constexpr Vec2 operator*(T s) const { return Vec2(x * s, y * s); }
    constexpr Vec2 operator/(T s) const { return Vec2(x / s, y / s); }
    Vec2& operator+=(const Vec2& r) { x += r.x; y += r.y; return *this; }
    T squared() const { return x * x + y * y; }
    T length() const { return std::sqrt(squared()); }
    Vec2 unit() const { return *this / length(); }
};
using Vec = Vec2<double>;

struct Particle {
    Vec position;
    Vec velocity;
};
using World = std::vector<Particle>;

class IForce {
public:
    IForce(double radius, double weight) : radius_(radius), weight_(weight) {}
    virtual ~IForce() = default;
    Vec apply(const World& world, std::size_t self) const { return compute(world, self) * weight_; }

protected:
    virtual Vec compute(const World& world, std::size_t self) const = 0;

    std::vector<std::size_t> neighbours(const World& world, std::size_t self) const {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < world.size(); ++i)
            if (i != self && (world[i].position - world[self].position).length() <= radius_)
                found.push_back(i);
        return found;
    }

    double radius_;
    double weight_;
};

class CohesionForce final : public IForce {
public:
    using IForce::IForce;

protected:
    Vec compute(const World& world, std::size_t self) const override {
        const auto near = neighbours(world, self);
        if (near.empty()) return {};
        Vec sum;
        for (auto i : near) sum += world[i].position;
        const Vec e = sum / static_cast<double>(near.size()) - world[self].position;
        if (e.length() > radius_) return {};
        return e / radius_;
    }
};

class SeparationForce final : public IForce {
public:
    SeparationForce(double radius, double weight, double limit) : IForce(radius, weight), limit_(limit) {}

protected:
    Vec compute(const World& world, std::size_t self) const override {
        Vec sum;
        for (auto i : neighbours(world, self)) {
            const Vec away = world[self].position - world[i].position;
            if (away.squared() == 0) continue;
            sum += away.unit() / away.squared();
        }
        if (sum.length() > limit_) return sum.unit() * limit_;
        return sum;
    }

private:
    double limit_;
};

class AlignmentForce final : public IForce {
public:
    using IForce::IForce;

protected:
    Vec compute(const World& world, std::size_t self) const override {
        const auto near = neighbours(world, self);
        if (near.empty()) return {};
        Vec sum;
        for (auto i : near) sum += world[i].velocity;
        return sum / static_cast<double>(near.size());
    }
};

class Simulation {
public:
    explicit Simulation(std::istream& in) : in_(in) {
        const double rc = next().value(), rs = next().value(), limit = next().value(), ra = next().value();
        const double kc = next().value(), ks = next().value(), ka = next().value();
        forces_.push_back(std::make_unique<CohesionForce>(rc, kc));
        forces_.push_back(std::make_unique<SeparationForce>(rs, ks, limit));
        forces_.push_back(std::make_unique<AlignmentForce>(ra, ka));
        const auto count = static_cast<std::size_t>(next().value());
        for (std::size_t i = 0; i < count; ++i) {
            const double x = next().value(), y = next().value();
            const double vx = next().value(), vy = next().value();
            world_.push_back({{x, y}, {vx, vy}});
        }
    }

    void run(std::ostream& out) {
        while (const auto dt = next()) {
            advance(*dt);
            render(out);
        }
    }

private:
    std::optional<double> next() {
        double value;
        if (in_ >> value) return value;
        return std::nullopt;
    }

    void advance(double dt) {
        const World before = world_;
        for (std::size_t i = 0; i < before.size(); ++i) {
            Vec total;
            for (const auto& force : forces_) total += force->apply(before, i);
            world_[i].velocity += total * dt;
            world_[i].position += world_[i].velocity * dt;
        }
    }

    void render(std::ostream& out) const {
        out << std::fixed << std::setprecision(3);
        for (const auto& p : world_)
            out << p.position.x << ' ' << p.position.y << ' ' << p.velocity.x << ' ' << p.velocity.y << '\n';
    }

    std::istream& in_;
    std::vector<std::unique_ptr<IForce>> forces_;
    World world_;
};

int main() {
    Simulation simulation(std::cin);
    simulation.run(std::cout);
    return 0;
}
