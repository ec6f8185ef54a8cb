// Flocking Simulation
// Structure and helper functions were written with the help of an AI assistant, as allowed.
#include <cmath>
#include <cstddef>
#include <iomanip>
#include <iostream>
#include <ranges>
#include <span>
#include <vector>

namespace flock {

/// Maximum speed of an agent. Prevents numerical instability.
constexpr double MAX_SPEED = 10.0;
/// Distances below this are treated as "same position".
constexpr double EPSILON = 1e-12;

struct Vec2 {
    double x{0.0};
    double y{0.0};

    friend constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Vec2 operator*(Vec2 a, double s) { return {a.x * s, a.y * s}; }
    friend constexpr Vec2 operator/(Vec2 a, double s) { return {a.x / s, a.y / s}; }
    constexpr Vec2& operator+=(Vec2 o) { x += o.x; y += o.y; return *this; }

    [[nodiscard]] double length() const { return std::sqrt(x * x + y * y); }
    [[nodiscard]] Vec2 normalized() const {
        const double len = length();
        return len > EPSILON ? *this / len : Vec2{};
    }
    [[nodiscard]] Vec2 limited(double max) const {
        return length() > max ? normalized() * max : *this;
    }
};

struct Agent {
    Vec2 position;
    Vec2 velocity;
};

struct Parameters {
    double cohesionRadius{}, separationRadius{}, maxSeparationForce{}, alignmentRadius{};
    double kCohesion{}, kSeparation{}, kAlignment{};
};

/// Returns all agents within `radius` of agent `index`.
[[nodiscard]] std::vector<Agent> neighborsOf(std::span<const Agent> agents, std::size_t index, double radius) {
    std::vector<Agent> result;
    for (const auto i : std::views::iota(std::size_t{0}, agents.size())) {
        if (i == index) continue;
        if ((agents[i].position - agents[index].position).length() <= radius) result.push_back(agents[i]);
    }
    return result;
}

/// Steers towards the center of mass of the neighbors.
[[nodiscard]] Vec2 computeCohesion(std::span<const Agent> agents, std::size_t index, double radius) {
    const auto neighbors = neighborsOf(agents, index, radius);
    if (neighbors.empty() || radius <= 0.0) return {};

    Vec2 center{};
    for (const auto& n : neighbors) center += n.position;
    center = center / static_cast<double>(neighbors.size());

    const Vec2 toCenter = center - agents[index].position;
    return toCenter.length() <= radius ? toCenter / radius : Vec2{};
}

/// Pushes the agent away from neighbors that are too close (inverse-square falloff).
[[nodiscard]] Vec2 computeSeparation(std::span<const Agent> agents, std::size_t index, double radius, double maxForce) {
    Vec2 force{};
    for (const auto& n : neighborsOf(agents, index, radius)) {
        const Vec2 away = agents[index].position - n.position;
        const double distance = away.length();
        if (distance < EPSILON) continue;
        force += away.normalized() / (distance * distance);
    }
    return force.limited(maxForce);
}

/// Average velocity of the group.
[[nodiscard]] Vec2 computeAlignment(std::span<const Agent> agents, std::size_t index, double radius) {
    const auto neighbors = neighborsOf(agents, index, radius);
    if (neighbors.empty()) return agents[index].velocity;  // only the agent itself

    Vec2 sum{};
    for (const auto& n : neighbors) sum += n.velocity;
    return sum / static_cast<double>(neighbors.size());
}

/// Advances the whole flock by one time frame and returns the new state.
[[nodiscard]] std::vector<Agent> step(std::span<const Agent> current, const Parameters& p, double dt) {
    std::vector<Agent> next;
    next.reserve(current.size());
    for (std::size_t i = 0; i < current.size(); ++i) {
        const Vec2 force = computeCohesion(current, i, p.cohesionRadius) * p.kCohesion +
                           computeSeparation(current, i, p.separationRadius, p.maxSeparationForce) * p.kSeparation +
                           computeAlignment(current, i, p.alignmentRadius) * p.kAlignment;
        const Vec2 velocity = (current[i].velocity + force * dt).limited(MAX_SPEED);
        next.push_back({current[i].position + velocity * dt, velocity});
    }
    return next;
}

}  // namespace flock

int main() {
    using namespace flock;
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    Parameters p;
    std::size_t count = 0;
    std::cin >> p.cohesionRadius >> p.separationRadius >> p.maxSeparationForce >> p.alignmentRadius >>
        p.kCohesion >> p.kSeparation >> p.kAlignment >> count;

    std::vector<Agent> agents(count);
    for (auto& [position, velocity] : agents) {
        std::cin >> position.x >> position.y >> velocity.x >> velocity.y;
    }

    std::cout << std::fixed << std::setprecision(3);
    for (double dt = 0.0; std::cin >> dt;) {
        agents = step(agents, p, dt);
        for (const auto& [position, velocity] : agents) {
            std::cout << position.x << ' ' << position.y << ' ' << velocity.x << ' ' << velocity.y << '\n';
        }
    }
}
