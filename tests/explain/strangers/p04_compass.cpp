// Flocking simulation
// Formal assignment - AI for games
#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <span>
#include <vector>

namespace flock {

struct Vec2 {
    double x{0.0};
    double y{0.0};

    constexpr Vec2 operator+(Vec2 rhs) const noexcept { return {x + rhs.x, y + rhs.y}; }
    constexpr Vec2 operator-(Vec2 rhs) const noexcept { return {x - rhs.x, y - rhs.y}; }
    constexpr Vec2 operator*(double s) const noexcept { return {x * s, y * s}; }
    constexpr Vec2 operator/(double s) const noexcept { return {x / s, y / s}; }
    Vec2& operator+=(Vec2 rhs) noexcept { x += rhs.x; y += rhs.y; return *this; }

    [[nodiscard]] double length() const noexcept { return std::sqrt(x * x + y * y); }
};

/// Limits the length of a vector without changing its direction.
[[nodiscard]] inline Vec2 clampLength(Vec2 v, double maxLength) noexcept {
    const double len = v.length();
    return len > maxLength ? v * (maxLength / len) : v;
}

struct Agent {
    Vec2 position;
    Vec2 velocity;
};

struct Settings {
    double cohesionRadius{}, separationRadius{}, maxSeparation{}, alignmentRadius{};
    double cohesionWeight{}, separationWeight{}, alignmentWeight{};
};

class Simulation {
public:
    explicit Simulation(const Settings& settings) : settings_(settings) {}

    void addAgent(const Agent& agent) { agents_.push_back(agent); }
    [[nodiscard]] std::span<const Agent> agents() const noexcept { return agents_; }

    /// Advances the simulation by the elapsed frame time.
    void update(double frameTime) {
        frameTime = std::min(frameTime, kMaxFrameTime);  // avoid the spiral of death
        accumulator_ += frameTime;
        while (accumulator_ >= kFixedStep) {
            fixedUpdate(kFixedStep);
            accumulator_ -= kFixedStep;
        }
    }

private:
    static constexpr double kFixedStep = 1.0 / 60.0;
    static constexpr double kMaxFrameTime = 0.25;
    static constexpr double kMaxSpeed = 10.0;

    void fixedUpdate(double dt) {
        std::vector<Agent> next = agents_;
        for (std::size_t i = 0; i < agents_.size(); ++i) {
            const Vec2 force = cohesion(i) * settings_.cohesionWeight
                             + separation(i)
                             + alignment(i) * settings_.alignmentWeight;
            next[i].velocity = clampLength(agents_[i].velocity + force * dt, kMaxSpeed);
            next[i].position = agents_[i].position + next[i].velocity * dt;
        }
        agents_.swap(next);
    }

    [[nodiscard]] Vec2 cohesion(std::size_t self) const {
        Vec2 center;
        std::size_t count = 0;
        for (std::size_t i = 0; i < agents_.size(); ++i) {
            if (i == self || distance(i, self) > settings_.cohesionRadius) continue;
            center += agents_[i].position;
            ++count;
        }
        if (count == 0 || settings_.cohesionRadius <= 0.0) return {};
        return (center / static_cast<double>(count) - agents_[self].position) / settings_.cohesionRadius;
    }

    [[nodiscard]] Vec2 separation(std::size_t self) const {
        Vec2 push;
        for (std::size_t i = 0; i < agents_.size(); ++i) {
            if (i == self) continue;
            const double d = distance(i, self);
            if (d <= 0.0 || d > settings_.separationRadius) continue;
            push += (agents_[self].position - agents_[i].position) / (d * d);
        }
        return clampLength(push * settings_.separationWeight, settings_.maxSeparation);
    }

    [[nodiscard]] Vec2 alignment(std::size_t self) const {
        Vec2 sum;
        std::size_t count = 0;
        for (std::size_t i = 0; i < agents_.size(); ++i) {
            if (distance(i, self) > settings_.alignmentRadius) continue;
            sum += agents_[i].velocity;
            ++count;
        }
        return count ? sum / static_cast<double>(count) : Vec2{};
    }

    [[nodiscard]] double distance(std::size_t a, std::size_t b) const {
        return (agents_[a].position - agents_[b].position).length();
    }

    Settings settings_;
    std::vector<Agent> agents_;
    double accumulator_{0.0};
};

}  // namespace flock

int main() {
    using namespace flock;
    std::ios::sync_with_stdio(false);

    Settings s;
    int n = 0;
    std::cin >> s.cohesionRadius >> s.separationRadius >> s.maxSeparation >> s.alignmentRadius
             >> s.cohesionWeight >> s.separationWeight >> s.alignmentWeight >> n;

    Simulation sim(s);
    for (int i = 0; i < n; ++i) {
        Agent a;
        std::cin >> a.position.x >> a.position.y >> a.velocity.x >> a.velocity.y;
        sim.addAgent(a);
    }

    std::cout << std::fixed << std::setprecision(3);
    double frameTime = 0.0;
    while (std::cin >> frameTime) {
        sim.update(frameTime);
        for (const Agent& a : sim.agents())
            std::cout << a.position.x << ' ' << a.position.y << ' '
                      << a.velocity.x << ' ' << a.velocity.y << '\n';
    }
}
